'use client'

import { inputClass } from '@/components/ui/input-class'
import { FieldFrame } from './parts/field-frame'
import { useFormField } from './parts/form-context'

/** What was typed as the schema wants it: a whole number, null when empty, else the text itself. */
function read(text: string): number | string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : text
}

const isUnread = (value: number | string | null) =>
  typeof value === 'string' ? 'Tulis dengan angka saja, misalnya 40' : null

/** A whole number. A text field with number keys: the browser's number input loses what is typed. */
export function NumberField(props: { name: string; label: string; unit?: string }) {
  const { name, label, unit } = props
  const field = useFormField<number | string | null>(name, undefined, { judge: isUnread })
  const { value, setValue, control, frame, onBlur } = field
  return (
    <FieldFrame {...frame} label={label}>
      <div className="flex items-center gap-3">
        <input
          {...control}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value ?? ''}
          aria-required
          className={`${inputClass({ invalid: Boolean(frame.error) })} angka max-w-40`}
          onBlur={onBlur}
          onChange={(event) => setValue(read(event.target.value))}
        />
        {unit && <span className="text-ink-2 text-sm">{unit}</span>}
      </div>
    </FieldFrame>
  )
}
