import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { keepRegistration } from '@/app/_screens/register/registration-draft'
import type { RegisterForm } from '@/lib/validation/register'

const PAUSE_MS = 400

/** Keeps the form around it after each pause in typing; shows nothing. */
export function DraftKeeper() {
  const { values, dirty, isSubmitting } = useFormikContext<RegisterForm>()
  useEffect(() => {
    if (!dirty || isSubmitting) return
    const timer = setTimeout(() => void keepRegistration(values), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [values, dirty, isSubmitting])
  return null
}
