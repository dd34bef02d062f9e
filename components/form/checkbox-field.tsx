'use client'

import { FieldError } from './parts/field-frame'
import { type FieldProps, useFormField } from './parts/form-context'

/** One yes or no. */
export function CheckboxField({ name, label, hint }: FieldProps) {
  const { id, value, setValue, control, frame, onBlur } = useFormField<boolean>(name, hint)
  return (
    <div>
      <div className="flex items-start gap-3 py-1.5">
        <input
          {...control}
          type="checkbox"
          name={name}
          checked={Boolean(value)}
          className="size-6 shrink-0 accent-brand-fill"
          onBlur={onBlur}
          onChange={(event) => setValue(event.target.checked)}
        />
        <div className="min-w-0">
          <label htmlFor={id} className="block leading-6">
            {label}
          </label>
          {hint && (
            <p id={`${id}-hint`} className="text-ink-2 text-sm">
              {hint}
            </p>
          )}
        </div>
      </div>
      {frame.error && <FieldError id={`${id}-error`}>{frame.error}</FieldError>}
    </div>
  )
}
