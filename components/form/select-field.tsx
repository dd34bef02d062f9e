'use client'

import { ChevronDown } from 'lucide-react'
import { inputClass } from '@/components/ui/input-class'
import { FieldFrame } from './parts/field-frame'
import { type FieldProps, useFormField } from './parts/form-context'

export type Option = { value: string; label: string; disabled?: boolean }

/** One of many, by the browser's own list. The empty choice reads `placeholder`. */
export function SelectField({
  options,
  placeholder = 'Pilih…',
  autoComplete,
  onChange,
  ...props
}: FieldProps & {
  options: readonly Option[]
  placeholder?: string
  autoComplete?: string
  /** After the value was set, for fields that depend on it. */
  onChange?: (value: string) => void
}) {
  const { name, label, hint, optional, disabled } = props
  const { value, setValue, control, frame, onBlur } = useFormField<string | null>(
    name,
    hint,
  )
  return (
    <FieldFrame {...frame} label={label} optional={optional}>
      <div className="relative">
        <select
          {...control}
          name={name}
          value={value ?? ''}
          disabled={disabled}
          autoComplete={autoComplete}
          aria-required={!optional || undefined}
          className={inputClass({ kind: 'select', invalid: Boolean(frame.error) })}
          onBlur={onBlur}
          onChange={(event) => {
            setValue(event.target.value)
            onChange?.(event.target.value)
          }}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-2"
        />
      </div>
    </FieldFrame>
  )
}
