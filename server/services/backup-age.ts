import { randomUUID } from 'node:crypto'
import { formatDate, formatTime } from '../../lib/domain/schedule/dates.ts'
import { HOUR_MS } from '../../lib/domain/schedule/spans.ts'
import type { Db } from '../db/client.ts'
import { BACKUP_CALL, findNewestBackup, insertAuditEntry } from '../repositories/audit.ts'
import { listSuperadmins } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { tellBackupOld } from './server-messages.ts'

/** A day, and the time that one night's backup may take longer than another's. */
export const BACKUP_OLD_MS = 26 * HOUR_MS
const AGAIN_MS = 7 * 24 * HOUR_MS

/** Keeps in the audit trail that a backup has been made. */
export const noteBackup = (db: Db, now: Date): Promise<void> =>
  insertAuditEntry(db, {
    ...{ at: now, call: BACKUP_CALL, targets: {}, status: 200, requestId: randomUUID() },
  })

/**
 * Writes to every superadmin that the newest backup is older than a day, and again every week. Where none is known nothing is
 * said: backups may be made by other means. Several servers may ask at once.
 */
export const tellOldBackup = async (
  db: Db,
  services: Pick<Services, 'config'>,
  now: Date,
): Promise<void> => {
  const made = await findNewestBackup(db)
  if (!made) return
  const age = now.getTime() - made.getTime()
  if (age <= BACKUP_OLD_MS) return
  const when = `${formatDate(made, OFFICE_ZONE)} pukul ${formatTime(made, OFFICE_ZONE)} WIB`
  const once = `${BACKUP_CALL} ${made.toISOString()} ${Math.floor(age / AGAIN_MS)}`
  for (const account of await listSuperadmins(db))
    await tellBackupOld(db, services, { account, when, once, now })
}
