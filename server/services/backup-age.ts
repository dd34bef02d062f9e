import { randomUUID } from 'node:crypto'
import { formatDate, formatTime } from '../../lib/domain/schedule/dates.ts'
import type { Db } from '../db/client.ts'
import { findNewestAct, insertAuditEntry } from '../repositories/audit.ts'
import { listSuperadmins } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { tellBackupOld } from './account-messages.ts'
import { OFFICE_ZONE } from './office-zone.ts'

const HOUR_MS = 3_600_000
/** A night may fail; two are no accident. */
const OLD_MS = 48 * HOUR_MS
const AGAIN_MS = 7 * 24 * HOUR_MS

const CALL = 'npm run backup'

/** When the newest backup was made; null where none is known. */
export const lastBackup = (db: Db): Promise<Date | null> => findNewestAct(db, CALL)

/** Keeps in the audit trail that a backup has been made. */
export const noteBackup = (db: Db, now: Date): Promise<void> =>
  insertAuditEntry(db, {
    ...{ at: now, call: CALL, targets: {}, status: 200, requestId: randomUUID() },
  })

/**
 * Writes to every superadmin that the newest backup is older than two days, and again every week. Where none is known nothing is
 * said: backups may be made by other means. Several servers may ask at once.
 */
export const tellOldBackup = async (
  db: Db,
  services: Pick<Services, 'config'>,
  now: Date,
): Promise<void> => {
  const made = await lastBackup(db)
  const age = made ? now.getTime() - made.getTime() : 0
  if (!made || age <= OLD_MS) return
  const when = `${formatDate(made, OFFICE_ZONE)} pukul ${formatTime(made, OFFICE_ZONE)} WIB`
  const once = `${CALL} ${made.toISOString()} ${Math.floor(age / AGAIN_MS)}`
  for (const account of await listSuperadmins(db))
    await tellBackupOld(db, services, { account, when, once, now })
}
