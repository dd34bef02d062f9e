import { type FormikValues, useFormik } from 'formik'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Schema } from 'yup'
import { type Refusal, refusalOf, visibleErrors } from './form-errors'

export type FormSettings<Values extends FormikValues> = {
  initialValues: Values
  schema: Schema
  /**
   * Sends the values. What it throws is shown at the fields or above the form; nothing is lost.
   * `false` means that nothing was sent after all (a question answered with no): the form stays dirty.
   */
  onSubmit: (values: Values) => Promise<unknown> | unknown
}

/** §5 'Forms validate on submit, then re-validate on change', with messages of the server beside. */
export function useForm<Values extends FormikValues>(settings: FormSettings<Values>) {
  const { initialValues, schema, onSubmit } = settings
  const [tried, setTried] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: tried,
    validateOnChange: tried,
    onSubmit: async (values) => {
      try {
        if ((await onSubmit(values)) !== false) settle(values)
      } catch (error) {
        setRefusal(refusalOf(error, values))
      }
    },
  })

  const latest = useRef(formik.values)
  useEffect(() => {
    latest.current = formik.values
  }, [formik.values])

  /** The saved values are the new starting point; what was typed meanwhile stays typed. */
  function settle(saved: Values) {
    const typed = latest.current
    setTried(false)
    formik.resetForm({ values: saved })
    if (typed !== saved) void formik.setValues(typed, false)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // A form in a dialog bubbles through React to the form around it.
    event.stopPropagation()
    if (formik.isSubmitting) return
    setTried(true)
    setRefusal(null)
    await formik.submitForm()
    setAttempts((count) => count + 1)
  }

  const errors = visibleErrors(formik.errors, refusal, formik.values)
  return { formik, submit, errors, message: refusal?.message ?? null, attempts }
}
