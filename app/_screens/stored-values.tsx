import { type FormikValues, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/**
 * Inside a form: shows what was fetched again after saving, as soon as nothing unsaved stands against it
 * (§7 'the user is refetched after success'). `values` are new only when they were fetched anew.
 */
export function StoredValues<Values extends FormikValues>({ values }: { values: Values }) {
  const { dirty, isSubmitting, resetForm } = useFormikContext<Values>()
  const shown = useRef(values)
  useEffect(() => {
    if (shown.current === values || dirty || isSubmitting) return
    shown.current = values
    resetForm({ values })
  }, [values, dirty, isSubmitting, resetForm])
  return null
}
