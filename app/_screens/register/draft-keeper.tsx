import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import {
  flushRegistration,
  keepRegistrationSoon,
} from '@/app/_screens/register/registration-draft'
import { useFlushOnLeave } from '@/lib/browser/use-flush-on-leave'
import { useSession } from '@/lib/session/use-session'
import type { RegisterForm } from '@/lib/validation/register'

/** Keeps the form around it after each pause in typing, and when it is left; shows nothing. */
export function DraftKeeper() {
  const { values, dirty, isSubmitting } = useFormikContext<RegisterForm>()
  const { role } = useSession()
  // whoever has just been registered leaves nothing behind
  const isTyped = dirty && !isSubmitting && !role
  useEffect(() => {
    if (isTyped) keepRegistrationSoon(values)
  }, [values, isTyped])
  useFlushOnLeave(flushRegistration)
  return null
}
