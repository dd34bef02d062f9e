import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { inputClass } from './input-class'

type SelectBoxProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  /** The label is for readers only: what is chosen for stands beside it. */
  isLabelHidden?: boolean
  isInvalid?: boolean
}

/** A labelled dropdown outside of a form. */
export function SelectBox(props: SelectBoxProps) {
  const { label, value, options, onChange, isLabelHidden, isInvalid } = props
  const id = useId()
  return (
    <div>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'mb-1.5 inline-block font-semibold text-sm'}
      >
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={inputClass({ kind: 'select', invalid: isInvalid })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-2"
        />
      </div>
    </div>
  )
}
