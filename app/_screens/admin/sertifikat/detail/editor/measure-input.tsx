import { useId, useState } from 'react'
import { inputClass } from '@/components/ui/input-class'

type MeasureInputProps = {
  label: string
  unit: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

const shown = (value: number) => String(value).replace('.', ',')

/** A number with at most one decimal; null where the text is none. */
const read = (text: string) =>
  /^\d{1,3}([.,]\d)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null

/** A length or a size that takes effect while it is typed; what lies outside is brought to its limit at the end. */
export function MeasureInput({
  label,
  unit,
  value,
  min,
  max,
  onChange,
}: MeasureInputProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string) {
    setTyped(text)
    const number = read(text)
    if (number !== null && number >= min && number <= max) onChange(number)
  }

  function end() {
    const number = typed === null ? null : read(typed)
    if (number !== null) onChange(Math.max(min, Math.min(max, number)))
    setTyped(null)
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold text-xs">
        {label} <span className="font-normal text-ink-2">({unit})</span>
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? shown(value)}
        className={`${inputClass({ size: 'sm' })} angka`}
        onChange={({ target }) => type(target.value)}
        onBlur={end}
        onKeyDown={(event) => {
          // Enter would send the whole form.
          if (event.key !== 'Enter') return
          event.preventDefault()
          end()
        }}
      />
    </div>
  )
}
