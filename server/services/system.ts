import type { System } from '../../lib/entities/system.ts'
import type { Db } from '../db/client.ts'
import { conflict, found } from '../problem.ts'
import { findNewestBackup } from '../repositories/audit.ts'
import { readDatabaseFacts } from '../repositories/database-facts.ts'
import { findUserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { letter, send } from './account-messages.ts'
import { diskState } from './disk-limits.ts'
import { readFreeBytes } from './disk-space.ts'
import { addressOf, type Channel } from './senders.ts'

const NO_WAY = {
  email: 'Email belum diatur pada server ini (SMTP_URL).',
  whatsapp: 'WhatsApp belum diatur pada server ini (WHATSAPP_URL).',
}

/** How the portal itself is; what cannot be asked is null. */
export const systemState = async (
  db: Db,
  services: Pick<Services, 'ways' | 'freeBytes' | 'program' | 'errors'>,
  now: Date,
): Promise<System> => {
  const { ways, program, errors } = services
  const freeBytes = await readFreeBytes(services)
  return {
    ...program.running,
    waiting: program.waiting(),
    database: await readDatabaseFacts(db),
    ...{ freeBytes, disk: diskState(freeBytes) },
    lastBackupAt: (await findNewestBackup(db))?.toISOString() ?? null,
    ways: [...ways],
    errors: errors.read(now),
  }
}

/** @throws Problem 409 where no message goes out by that way. */
export const sendTestMessage = async (
  tx: Db,
  services: Pick<Services, 'config' | 'ways'>,
  { userId, channel, now }: { userId: string; channel: Channel; now: Date },
): Promise<void> => {
  if (!services.ways.includes(channel)) throw conflict(NO_WAY[channel])
  const account = found(await findUserRow(tx, userId))
  await send(tx, services, {
    ...{ account, channel, now, recipient: addressOf(channel, account) },
    purpose: 'trial',
    subject: 'Pesan uji coba',
    body: letter(account, [
      'Pesan ini Anda kirim dari halaman Sistem untuk mencoba pengiriman. Bila Anda membacanya, pengiriman berjalan.',
    ]),
  })
}
