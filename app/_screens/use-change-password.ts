import { loadOnPress } from '@/lib/api/load-on-press'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { openDialog } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'

const loadDialog = async () =>
  (await import('@/components/account/change-password-dialog')).ChangePasswordDialog

/** The conversation behind 'Ganti Password': its dialog is loaded when it is asked for (§5, §8). */
export function useChangePassword(username: string) {
  // the dialog shows a failure itself, at the fields or above them
  const [change] = useMutation(api.auth.changePassword, { errors: 'ignore' })
  return async () => {
    const dialog = await loadOnPress(loadDialog)
    if (!dialog) return
    const isChanged = await openDialog(dialog, {
      username,
      change: (body) => change({ body }),
    })
    if (isChanged) toast.success('Password berhasil diubah')
  }
}
