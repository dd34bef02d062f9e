import { randomUUID } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { findNewestAct, insertAuditEntry } from '../repositories/audit.ts'
import { withdrawReminders } from '../repositories/reminders.ts'

const CALL = 'npm run restore'

/**
 * Keeps in the audit trail that a backup has been restored, and ends the reminders that waited in it: what the data do not
 * know may have gone out since the backup was made.
 */
export const noteRestore = async (db: Db, now: Date): Promise<void> => {
  await insertAuditEntry(db, {
    ...{ at: now, call: CALL, targets: {}, status: 200, requestId: randomUUID() },
  })
  await withdrawReminders(db)
}

/** When the data were last restored from a backup; null where they never were. */
export const lastRestore = (db: Db): Promise<Date | null> => findNewestAct(db, CALL)
