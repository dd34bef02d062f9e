import { getIn, useField, useFormikContext } from 'formik'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { OnceSaved } from './once-saved'

export type FormParts = {
  formId: string
  /** Message of a field, by its dotted name: from the schema or from the server. */
  errors: Record<string, string>
  /** Nothing differs from what is stored; `isTold` after a press that sent nothing therefore. */
  idle: false | { isTold: boolean }
  /** What is to be done once the values that are being sent are stored, by whom the form may have left alone with it. */
  onceSaved: OnceSaved
}

export const FormContext = createContext<FormParts | null>(null)

/** `materi[0].name` and `materi.0.name` are the same field. */
export const dotted = (name: string) => name.replace(/\[(\w+)\]/g, '.$1')

/** Element id of a field's first control, by which the error summary finds it. */
export const fieldId = (formId: string, name: string) =>
  `${formId}-${dotted(name).replaceAll('.', '-')}`

export type FieldProps = {
  name: string
  label: string
  hint?: string
  /** Adds '(opsional)'; every other field is required. */
  optional?: boolean
}

/** Objections of the field itself, which stop the form from being sent. */
type Objections<Value> = {
  /** What is wrong with a value, `initial` being the stored one: asked whenever the form is sent. */
  judge?: (value: Value, initial?: Value) => string | null | undefined
  /** Shows what `judge` says before the form is sent. */
  isLeft?: boolean
  /** Shown at once. */
  problem?: string | null
  /** Shown only when the form is sent: something is still under way. */
  pending?: string | null
}

/** Takes the message of what was under way away as soon as it is done. */
function useEndOfPending(name: string, pending: string | null | undefined) {
  const { errors, validateField } = useFormikContext()
  const last = useRef<string>(undefined)
  // a validation that began meanwhile can bring it back: each new set of errors is looked at
  useEffect(() => {
    if (pending) last.current = pending
    const isStale = getIn(errors, name) === last.current && last.current !== pending
    if (last.current && isStale) void validateField(name)
  }, [name, pending, errors, validateField])
}

/**
 * What every field needs: value, setter, message, and the ids that tie label, hint and message to
 * the control.
 */
export function useFormField<Value>(
  name: string,
  hint?: string,
  { judge, isLeft, problem, pending }: Objections<Value> = {},
) {
  const form = useContext(FormContext)
  if (!form) throw new Error(`The field "${name}" stands outside a <Form>`)
  const [field, { initialValue }, helpers] = useField<Value>({
    name,
    validate: (value: Value): string | undefined =>
      problem ?? pending ?? judge?.(value, initialValue) ?? undefined,
  })
  const id = fieldId(form.formId, name)
  const judged = isLeft ? judge?.(field.value, initialValue) : null
  useEndOfPending(name, pending)
  const error = problem ?? judged ?? form.errors[dotted(name)]
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return {
    id,
    value: field.value,
    setValue: (value: Value) => void helpers.setValue(value),
    frame: { id, hint, error },
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
    onBlur: field.onBlur,
  }
}
