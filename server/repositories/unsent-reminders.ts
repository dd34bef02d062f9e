import type { SQL } from 'drizzle-orm'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, eq, inArray, isNotNull, sql } from '../db/orm.ts'
import { reminders } from '../db/schema/reminders.ts'
import { outbox } from '../db/schema/system.ts'
import type { ReminderRow } from './reminders.ts'

/** Reminders about coachings that have not gone out yet. */
export const listQueuedReminders = async (db: Db): Promise<ReminderRow[]> => {
  const rows = await db
    .selectDistinct({ reminder: reminders })
    .from(outbox)
    .innerJoin(reminders, eq(reminders.id, outbox.reminderId))
    .where(and(eq(outbox.state, 'queued'), isNotNull(reminders.coachingId)))
  return rows.map(({ reminder }) => reminder)
}

/** These reminders, without those that are about no coaching. */
export const findReminders = (db: Db, ids: Id[]): Promise<ReminderRow[]> =>
  db
    .select()
    .from(reminders)
    .where(and(inArray(reminders.id, ids), isNotNull(reminders.coachingId)))

const withdraw = async (db: Db, which: SQL | undefined): Promise<void> => {
  const called = await db
    .update(outbox)
    .set({ state: 'cancelled' })
    .where(which)
    .returning({ id: outbox.reminderId })
  const calledIds = called.flatMap(({ id }) => id ?? [])
  await db
    .update(reminders)
    .set({ outcome: 'withdrawn' })
    .where(inArray(reminders.id, calledIds))
}

const isQueued = eq(outbox.state, 'queued')

/** Calls off what has not gone out yet of these reminders. */
export const withdrawReminders = async (db: Db, ids: Id[]): Promise<void> => {
  if (ids.length > 0) await withdraw(db, and(isQueued, inArray(outbox.reminderId, ids)))
}

/** Calls off messages that bring reminders and that the caller has claimed. */
export const withdrawClaimed = (db: Db, messageIds: Id[]): Promise<void> =>
  withdraw(db, and(eq(outbox.state, 'sending'), inArray(outbox.id, messageIds)))

/** Calls off the reminders about coachings that wait for one person. */
export const withdrawRemindersOf = (db: Db, userId: Id): Promise<void> =>
  withdraw(
    db,
    and(
      isQueued,
      eq(outbox.userId, userId),
      isNotNull(outbox.reminderId),
      isNotNull(outbox.coachingId),
    ),
  )

/** All that was decided about reminders, as JSON for `adoptReminders`; of data that were replaced their table is named. */
export const exportReminders = async (
  db: Db,
  table: SQL = sql`${reminders}`,
): Promise<string> => {
  const { rows } = await db.execute<{ rows: string }>(
    sql`select coalesce(json_agg(r), '[]')::text as rows from ${table} r`,
  )
  return rows[0]?.rows ?? '[]'
}

/**
 * Keeps decisions that a restored backup does not know, out of the rows that it has replaced as JSON. Whether their messages have
 * gone is not known: these rows are not the messages.
 */
export const adoptReminders = async (db: Db, rows: string): Promise<void> => {
  await db.execute(sql`
    insert into ${reminders}
    select r.id, r.user_id, r.occasion, r.coaching_id, r.kind,
      case r.outcome when 'sent' then 'unknown' else r.outcome end, r.due_at, r.decided_at
    from json_populate_recordset(null::reminders, ${rows}) r
    where exists (select 1 from users where id = r.user_id)
      and (r.coaching_id is null or exists (select 1 from coachings where id = r.coaching_id))
    on conflict do nothing`)
}

/** What goes by itself and has not gone out by what is known: nobody knows whether it has. */
export const leaveUnsent = (db: Db, lastError: string) =>
  db
    .update(outbox)
    .set({ state: 'unknown', lastError })
    .where(and(inArray(outbox.state, ['queued', 'sending']), isNotNull(outbox.expiresAt)))
