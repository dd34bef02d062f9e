import type { SQL } from 'drizzle-orm'
import type { Id } from '../../lib/entities/identity.ts'
import type { MessagePurpose } from '../../lib/entities/outbox-values.ts'
import type { Db } from '../db/client.ts'
import { alias, and, eq, exists, inArray, isNotNull, lt, lte, ne, sql } from '../db/orm.ts'
import { outbox } from '../db/schema/system.ts'
import type { OutboxRow } from './outbox.ts'

/** Shows admins the held messages whose time is over; their key still says what they wait for. */
export const giveUpHeld = (db: Db, now: Date, lastError: string) =>
  db
    .update(outbox)
    .set({ state: 'failed', lastError })
    .where(
      and(
        eq(outbox.state, 'queued'),
        isNotNull(outbox.holdKey),
        lte(outbox.nextAttemptAt, now),
      ),
    )

/**
 * Ends messages whose secret is worth nothing any more, and forgets it, whatever became of them. One that is being sent keeps its
 * text until it is known what became of it: it might be tried again.
 */
export const forgetSecrets = (db: Db, now: Date, lastError: string) =>
  db
    .update(outbox)
    .set({
      body: '',
      state: sql`case ${outbox.state} when 'queued' then 'failed' else ${outbox.state} end`,
      lastError: sql`case ${outbox.state} when 'queued' then ${lastError} else ${outbox.lastError} end`,
    })
    .where(
      and(lte(outbox.secretUntil, now), ne(outbox.body, ''), ne(outbox.state, 'sending')),
    )

/** Calls off a message that its sender has claimed. */
export const callOffClaimed = (db: Db, id: Id, lastError: string) =>
  db
    .update(outbox)
    .set({ state: 'cancelled', lastError })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'sending')))

/** What some messages are about: to all of a coaching's participants, or to one. */
export type About = { coachingId: Id; userId?: Id; purposes: MessagePurpose[] }

const isAbout = ({ coachingId, userId, purposes }: About) =>
  and(
    inArray(outbox.purpose, purposes),
    eq(outbox.coachingId, coachingId),
    userId === undefined ? undefined : eq(outbox.userId, userId),
  )

/** Whatever became of them: what has gone may be told as failed yet, and be sent again. */
export const noteRescheduled = (tx: Db, about: About) =>
  tx.update(outbox).set({ isRescheduled: true }).where(isAbout(about))

/**
 * Of what was written about something that has become another nothing goes out any more: what waits or has failed is called off,
 * what is under way or may have arrived is not tried again.
 */
export const overtakeMessages = async (
  tx: Db,
  about: About,
  { now, lastError }: { now: Date; lastError: string },
): Promise<void> => {
  const isMeant = isAbout(about)
  await tx.update(outbox).set({ expiresAt: now }).where(isMeant)
  await tx
    .update(outbox)
    .set({ state: 'cancelled', lastError })
    .where(and(isMeant, inArray(outbox.state, ['queued', 'failed'])))
}

/**
 * Ends messages that say nothing any more that helps: what was overtaken is called off, as is a place that is free, which is told
 * anew by another.
 *
 * @param overtaken why, by what it is about
 */
export const endExpired = (
  db: Db,
  now: Date,
  { overtaken, other }: { overtaken: Record<string, string>; other: string },
) => {
  const cases = Object.entries(overtaken).map(
    ([purpose, why]) => sql`when ${purpose} then ${why}`,
  )
  const isCalledOff = inArray(outbox.purpose, [
    'place-alert',
    ...(Object.keys(overtaken) as MessagePurpose[]),
  ])
  return db
    .update(outbox)
    .set({
      state: sql`case when ${isCalledOff} then 'cancelled' else 'failed' end`,
      lastError: sql`case ${outbox.purpose} ${sql.join(cases, sql` `)} else ${other} end`,
    })
    .where(and(eq(outbox.state, 'queued'), lte(outbox.expiresAt, now)))
}

const sister = alias(outbox, 'sister')
/** The same was sent by another way: only beside that is a failure the truth. */
const reachedOtherwise = (db: Db) =>
  exists(
    db
      .select({ id: sister.id })
      .from(sister)
      .where(
        and(
          eq(sister.userId, outbox.userId),
          eq(sister.createdAt, outbox.createdAt),
          sql`${sister.coachingId} is not distinct from ${outbox.coachingId}`,
          eq(sister.subject, outbox.subject),
          eq(sister.state, 'sent'),
        ),
      ),
  )

/** At most a thousand at a time. */
const removeWhere = async (db: Db, isMeant: SQL | undefined): Promise<void> => {
  const meant = db.select({ id: outbox.id }).from(outbox).where(isMeant).limit(1000)
  await db.delete(outbox).where(inArray(outbox.id, meant))
}

const hasEndedIn = (states: OutboxRow['state'][], before: Date) =>
  and(inArray(outbox.state, states), lt(outbox.createdAt, before))
const isUndelivered = (before: Date) => hasEndedIn(['failed', 'unknown'], before)

/** Removes messages written before `before` that went out or were called off, with what failed of the same by another way. */
export const removeDelivered = async (db: Db, before: Date): Promise<void> => {
  await removeWhere(db, and(isUndelivered(before), reachedOtherwise(db)))
  await removeWhere(db, hasEndedIn(['sent', 'cancelled'], before))
}

/** Removes messages written before `before` that failed or may have. */
export const removeUndelivered = (db: Db, before: Date): Promise<void> =>
  removeWhere(db, isUndelivered(before))
