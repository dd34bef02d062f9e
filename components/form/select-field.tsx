'use client'

import { type Option, Select } from '@/components/ui/select'
import { FieldFrame } from './parts/field-frame'
import { type FieldProps, useFormField } from './parts/form-context'

/** One of many, by the browser's own list. The empty choice reads `placeholder`. */
export function SelectField({
  options,
  placeholder = 'Pilih…',
  onChange,
  ...props
}: FieldProps & {
  options: readonly Option[]
  placeholder?: string
  /** After the value was set, for fields that depend on it. */
  onChange?: (value: string) => void
}) {
  const { name, label, hint, optional } = props
  const { value, setValue, control, frame, onBlur } = useFormField<string | null>(
    name,
    hint,
  )
  return (
    <FieldFrame {...frame} label={label} optional={optional}>
      <Select
        {...control}
        name={name}
        value={value ?? ''}
        options={[{ value: '', label: placeholder }, ...options]}
        aria-required={!optional || undefined}
        isInvalid={Boolean(frame.error)}
        onBlur={onBlur}
        onChange={(chosen) => {
          setValue(chosen)
          onChange?.(chosen)
        }}
      />
    </FieldFrame>
  )
}
