import type { Db } from '../db/client.ts'
import type { UserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { letter, send } from './account-messages.ts'

type Told = { account: UserRow; once: string; now: Date }
type Office = Pick<Services, 'config'>

/** That the data were last backed up so long ago that somebody must look, to whoever runs the portal. */
export const tellBackupOld = (
  tx: Db,
  office: Office,
  { account, when, ...told }: Told & { when: string },
): Promise<void> =>
  send(tx, office, {
    ...{ ...told, account, channel: 'email', recipient: account.email },
    subject: 'Cadangan data sudah lama',
    body: letter(account, [
      `Cadangan data terakhir yang tercatat dibuat pada ${when}. Apa yang disimpan sesudahnya hilang bila server ini rusak.`,
      'Mintalah pengelola server memeriksa cadangan malam (systemctl status e-coaching-backup) dan membuat cadangan baru.',
    ]),
  })

/** That the disk with the data fills up, to whoever runs the portal. */
export const tellDiskLow = (
  tx: Db,
  office: Office,
  { account, mib, ...told }: Told & { mib: number },
): Promise<void> =>
  send(tx, office, {
    ...{ ...told, account, channel: 'email', recipient: account.email },
    subject: 'Ruang penyimpanan server hampir penuh',
    body: letter(account, [
      `Ruang yang tersisa untuk data portal tinggal ${mib} MiB. Di bawah 200 MiB tidak ada yang dapat disimpan lagi: pengajuan, jawaban test, dan unggahan ditolak.`,
      'Mintalah pengelola server menghapus cadangan lama atau memperbesar disk.',
    ]),
  })
