import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { useSession } from '@/lib/session/use-session'
import type { RegisterForm } from '@/lib/validation/register'

/** Keeps the form around it while it is typed; shows nothing. */
export function DraftKeeper({ keep }: { keep: (form: RegisterForm) => void }) {
  const { values, dirty, isSubmitting } = useFormikContext<RegisterForm>()
  const { role } = useSession()
  // whoever has just been registered leaves nothing behind
  const isTyped = dirty && !isSubmitting && !role
  useEffect(() => {
    if (isTyped) keep(values)
  }, [values, isTyped, keep])
  return null
}
