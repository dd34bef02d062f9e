import { randomUUID } from 'node:crypto'
import { LATEST_MS } from '../../lib/domain/messages/reminder-plan.ts'
import type { Db } from '../db/client.ts'
import { findNewestAct, insertAuditEntry } from '../repositories/audit.ts'
import {
  insertReminder,
  listRemindable,
  listReminderSettings,
  listUndecided,
} from '../repositories/reminders.ts'
import { leaveUnsent } from '../repositories/unsent-reminders.ts'
import { leaveFreePlaces } from './place-alerts.ts'
import { planOf, REACH_MS } from './reminder-plans.ts'

const CALL = 'npm run restore'
const UNKNOWN =
  'Cadangan dipulihkan. Pesan ini belum terkirim ketika cadangan dibuat; apakah terkirim sesudahnya, tidak diketahui.'

type Restored = { now: Date; madeAt: Date }

/** Whatever came due between the backup and now: it is decided as unknown, also where it is moved later. */
const leaveDue = async (tx: Db, { now, madeAt }: Restored) => {
  const from = new Date(madeAt.getTime() - REACH_MS)
  const until = new Date(now.getTime() + REACH_MS)
  const coachings = await listRemindable(tx, { from, until })
  const ids = coachings.map(({ id }) => id)
  const settings = await listReminderSettings(tx, ids)
  // what was due just before may have been waiting for its server
  const since = madeAt.getTime() - LATEST_MS
  for (const planned of coachings.flatMap((coaching) => planOf(coaching, settings))) {
    const { coachingId, kind, occasion, enabled, dueAt } = planned
    if (!enabled || !dueAt || dueAt > now || dueAt.getTime() <= since) continue
    const row = { coachingId, kind, occasion, dueAt, decidedAt: now }
    for (const { id: userId } of await listUndecided(tx, { coachingId, occasion, dueAt }))
      await insertReminder(tx, { ...row, userId, outcome: 'unknown' })
  }
}

/**
 * Keeps in the audit trail that a backup has been restored, and leaves what may have gone out since it was made as unknown: it is
 * neither sent again nor called sent.
 */
export const noteRestore = async (tx: Db, restored: Restored): Promise<void> => {
  const { now } = restored
  await insertAuditEntry(tx, {
    ...{ at: now, call: CALL, targets: {}, status: 200, requestId: randomUUID() },
  })
  await leaveUnsent(tx, UNKNOWN)
  await leaveDue(tx, restored)
  await leaveFreePlaces(tx, now)
}

/** When the data were last restored from a backup; null where they never were. */
export const lastRestore = (db: Db): Promise<Date | null> => findNewestAct(db, CALL)
