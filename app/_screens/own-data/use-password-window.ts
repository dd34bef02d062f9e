import type { PasswordDialogProps } from '@/app/_screens/password-dialog'
import { loadOnPress } from '@/lib/api/load-on-press'
import { openDialog } from '@/lib/feedback/dialog'
import { useSession } from '@/lib/session/use-session'

type Asked = Omit<PasswordDialogProps, 'username' | 'onDone' | 'onCancel'>

/** Opens the window that asks for the password; true when what it was asked for has been done. */
export function usePasswordWindow() {
  const username = useSession().user?.username ?? ''
  return async (asked: Asked): Promise<boolean> => {
    const dialog = await loadOnPress(() => import('@/app/_screens/password-dialog'))
    if (!dialog) return false
    return (await openDialog(dialog.PasswordDialog, { ...asked, username })) ?? false
  }
}
