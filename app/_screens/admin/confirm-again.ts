import { PasswordDialog } from '@/app/_screens/password-dialog'
import { call } from '@/lib/api/call'
import { api } from '@/lib/contract'
import { openDialog } from '@/lib/feedback/dialog'

/** Opens the one window that asks for password and code; true when the server has taken them. */
export const confirmAgain = (asksForCode: boolean, username: string) =>
  openDialog(PasswordDialog, {
    title: 'Konfirmasi bahwa ini Anda',
    description: `Masukkan password${asksForCode ? ' dan kode verifikasi' : ''} Anda sekali lagi untuk melanjutkan. Dalam lima menit berikutnya tidak ditanyakan lagi.`,
    confirmLabel: 'Lanjutkan',
    asksForCode,
    username,
    send: (body) => call(api.secondFactor.confirm, { body }),
  })
