import type { Db } from '../db/client.ts'
import type { UserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { letter, NOT_YOU, tellOwner } from './account-messages.ts'

type Office = Pick<Services, 'config'>
type Told = { account: UserRow; now: Date }

const tell = (
  tx: Db,
  office: Office,
  { account, now, subject, text }: Told & { subject: string; text: string },
): Promise<void> =>
  tellOwner(tx, office, {
    ...{ account, now, subject },
    body: letter(account, [text, NOT_YOU]),
  })

/** That a login asks for a code from now on. */
export const tellSecondFactorOn = (tx: Db, office: Office, told: Told): Promise<void> =>
  tell(tx, office, {
    ...told,
    subject: 'Verifikasi dua langkah aktif',
    text: `Verifikasi dua langkah akun "${told.account.username}" telah diaktifkan. Mulai sekarang login meminta kode dari aplikasi autentikator Anda. Perangkat lain yang masih login dengan akun ini sudah dikeluarkan.`,
  })

/** That it does not any more, and who has ended it. */
export const tellSecondFactorOff = (
  tx: Db,
  office: Office,
  { by, ...told }: Told & { by: string | undefined },
): Promise<void> =>
  tell(tx, office, {
    ...told,
    subject: 'Verifikasi dua langkah dimatikan',
    text: `Verifikasi dua langkah akun "${told.account.username}" telah dimatikan${by ? ` oleh ${by}` : ''}. Login hanya meminta password.`,
  })

/** That a recovery code was used, and how many are left. */
export const tellRecoveryCodeUsed = (
  tx: Db,
  office: Office,
  { left, ...told }: Told & { left: number },
): Promise<void> =>
  tell(tx, office, {
    ...told,
    subject: 'Kode cadangan dipakai',
    text: `Satu kode cadangan akun "${told.account.username}" baru saja dipakai. Tersisa ${left} kode.${left < 3 ? ' Buat kode cadangan baru di halaman Akun Saya.' : ''}`,
  })
