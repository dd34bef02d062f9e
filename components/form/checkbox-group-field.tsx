'use client'

import { Choice } from './parts/choice'
import { GroupFrame } from './parts/field-frame'
import { type FieldProps, useFormField } from './parts/form-context'
import type { Option } from './select-field'

/** Several of a few; the value is the list of chosen values in the order of the options. */
export function CheckboxGroupField({
  options,
  columns = 1,
  ...props
}: FieldProps & { options: readonly (Option & { hint?: string })[]; columns?: 1 | 2 }) {
  const { name, label, hint, optional, disabled } = props
  const { id, value, setValue, frame, onBlur } = useFormField<readonly string[]>(name, hint)
  const chosen = new Set(value)

  function toggle(option: string, on: boolean) {
    const known = new Set(options.map((one) => one.value))
    const next = options
      .map((one) => one.value)
      .filter((one) => (one === option ? on : chosen.has(one)))
    setValue([...value.filter((one) => !known.has(one)), ...next])
  }

  return (
    <GroupFrame {...frame} label={label} optional={optional}>
      <div className={`grid grid-cols-1 gap-2 ${columns === 2 ? 'sm:grid-cols-2' : ''}`}>
        {options.map((option, position) => (
          <Choice
            key={option.value}
            type="checkbox"
            id={position === 0 ? id : undefined}
            name={name}
            label={option.label}
            hint={option.hint}
            checked={chosen.has(option.value)}
            disabled={disabled || option.disabled}
            aria-invalid={frame.error ? true : undefined}
            onBlur={onBlur}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
      </div>
    </GroupFrame>
  )
}
