import { useFormikContext } from 'formik'
import { useLeaveGuard } from '@/lib/router/leave-guard'

/** Inside a form: guards its unsaved changes, also while a question about them is open. */
export function GuardChanges({ isSaving }: { isSaving: boolean }) {
  const { dirty } = useFormikContext()
  useLeaveGuard(dirty && !isSaving)
  return null
}
