'use client'

import type { Option } from '@/components/ui/select'
import { Choice } from './parts/choice'
import { GroupFrame } from './parts/field-frame'
import { type FieldProps, useFormField } from './parts/form-context'

/** One of a few, all visible. */
export function RadioGroupField({
  name,
  label,
  options,
  columns = 1,
  initialFocus = false,
  onChange,
}: Pick<FieldProps, 'name' | 'label'> & {
  options: readonly (Option & { hint?: string })[]
  columns?: 1 | 2
  /** A window opens with the focus on the chosen one. */
  initialFocus?: boolean
  onChange?: (value: string) => void
}) {
  const { id, value, setValue, frame, onBlur } = useFormField<string | null>(name)
  return (
    <GroupFrame {...frame} label={label}>
      <div
        className={`grid gap-2 ${columns === 2 ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]' : 'grid-cols-1'}`}
      >
        {options.map((option, position) => (
          <Choice
            key={option.value}
            type="radio"
            id={position === 0 ? id : undefined}
            name={id}
            label={option.label}
            hint={option.hint}
            value={option.value}
            checked={value === option.value}
            data-autofocus={(initialFocus && value === option.value) || undefined}
            aria-invalid={frame.error ? true : undefined}
            onBlur={onBlur}
            onChange={() => {
              setValue(option.value)
              onChange?.(option.value)
            }}
          />
        ))}
      </div>
    </GroupFrame>
  )
}
