import type { Db } from '../db/client.ts'
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from '../db/orm.ts'
import { firstRow, onlyRow } from '../db/rows.ts'
import { outbox } from '../db/schema/system.ts'

export type OutboxRow = typeof outbox.$inferSelect
export type NewOutboxRow = typeof outbox.$inferInsert
type Change = Partial<NewOutboxRow>

/** The same dedupe key is queued once. */
export const insertMessage = async (db: Db, row: NewOutboxRow): Promise<void> => {
  await db.insert(outbox).values(row).onConflictDoNothing({ target: outbox.dedupeKey })
}

export const countQueued = (db: Db, dedupeKeys: string[]): Promise<number> =>
  db.$count(outbox, inArray(outbox.dedupeKey, dedupeKeys))

/** Changes messages that wait for what they announce, those whose time was over too. */
export const updateHeld = (
  db: Db,
  { holdKey, createdBy }: { holdKey: string; createdBy?: string },
  change: Change,
) =>
  db
    .update(outbox)
    .set(change)
    .where(
      and(
        eq(outbox.holdKey, holdKey),
        createdBy === undefined ? undefined : eq(outbox.createdBy, createdBy),
      ),
    )

const isInTime = (now: Date) => or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now))

/** Calls off what has not gone out yet of the messages whose key begins so. */
export const cancelQueued = (db: Db, keyBegins: string) =>
  db
    .update(outbox)
    .set({ state: 'cancelled' })
    .where(
      and(eq(outbox.state, 'queued'), sql`starts_with(${outbox.dedupeKey}, ${keyBegins})`),
    )

/** When a message whose key begins so was queued last; null where none is kept. */
export const findNewestQueued = async (db: Db, keyBegins: string): Promise<Date | null> => {
  const [row] = await db
    .select({ createdAt: outbox.createdAt })
    .from(outbox)
    .where(sql`starts_with(${outbox.dedupeKey}, ${keyBegins})`)
    .orderBy(desc(outbox.createdAt))
    .limit(1)
  return row?.createdAt ?? null
}

/**
 * Takes due messages for sending; two senders never take the same one.
 *
 * @param look what is done about them first: where it fails they wait as before
 */
export const claimDue = <T>(
  db: Db,
  { now, limit }: { now: Date; limit: number },
  look: (tx: Db, claimed: OutboxRow[]) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const isDue = and(
      eq(outbox.state, 'queued'),
      isNull(outbox.holdKey),
      lte(outbox.nextAttemptAt, now),
      or(isNull(outbox.secretUntil), gt(outbox.secretUntil, now)),
      isInTime(now),
    )
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(isDue)
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.createdAt))
      .limit(limit)
      .for('update', { skipLocked: true })
    if (due.length === 0) return look(tx, [])
    const ids = due.map(({ id }) => id)
    const claimed = await tx
      .update(outbox)
      .set({ state: 'sending', claimedAt: now })
      .where(inArray(outbox.id, ids))
      .returning()
    return look(tx, claimed)
  })

/** Records what became of a claimed message; not after its claim went to another sender. */
export const updateClaimed = (
  db: Db,
  { id, claimedAt }: Pick<OutboxRow, 'id' | 'claimedAt'>,
  change: Change,
) =>
  db
    .update(outbox)
    .set({ ...change, attempts: sql`${outbox.attempts} + 1` })
    .where(
      and(
        eq(outbox.id, id),
        eq(outbox.state, 'sending'),
        claimedAt ? eq(outbox.claimedAt, claimedAt) : isNull(outbox.claimedAt),
      ),
    )

/**
 * Messages that were being sent when their server died. An e-mail is tried again, since by its id the repeat can be told; a
 * WhatsApp message is not repeated blindly, nor what goes by itself and at most once.
 */
export const recoverClaimed = async (
  db: Db,
  { now, before, lastError }: { now: Date; before: Date; lastError: string },
): Promise<void> => {
  const isAbandoned = and(eq(outbox.state, 'sending'), lte(outbox.claimedAt, before))
  const again = { attempts: sql`${outbox.attempts} + 1`, lastError }
  await db
    .update(outbox)
    .set({ ...again, state: 'queued', nextAttemptAt: now })
    .where(and(isAbandoned, eq(outbox.channel, 'email'), isNull(outbox.expiresAt)))
  await db
    .update(outbox)
    .set({ ...again, state: 'unknown' })
    .where(isAbandoned)
}

/** Messages that failed, may have failed, or could not yet be sent, newest first; so many of each state. */
export const listUndelivered = (db: Db, limit: number) => {
  const newest = [desc(outbox.createdAt), asc(outbox.id)]
  const place = sql<number>`row_number() over (partition by ${outbox.state} order by ${sql.join(newest, sql`, `)})`
  const placed = db
    .select({ id: outbox.id, place: place.as('place') })
    .from(outbox)
    .where(
      or(
        inArray(outbox.state, ['failed', 'unknown']),
        and(eq(outbox.state, 'queued'), gt(outbox.attempts, 0)),
      ),
    )
    .as('placed')
  const shown = db.select({ id: placed.id }).from(placed).where(lte(placed.place, limit))
  return db
    .select()
    .from(outbox)
    .where(inArray(outbox.id, shown))
    .orderBy(...newest)
}

/** Queues a message anew that its caller has locked. */
export const requeue = (tx: Db, id: string, now: Date): Promise<OutboxRow> =>
  onlyRow(
    tx
      .update(outbox)
      .set({ state: 'queued', attempts: 0, nextAttemptAt: now, claimedAt: null })
      .where(eq(outbox.id, id))
      .returning(),
  )

/** A message that nobody else changes until the transaction ends; null where there is none. */
export const lockMessage = (tx: Db, id: string): Promise<OutboxRow | null> =>
  firstRow(tx.select().from(outbox).where(eq(outbox.id, id)).for('update'))

export const findMessage = (db: Db, id: string): Promise<OutboxRow | null> =>
  firstRow(db.select().from(outbox).where(eq(outbox.id, id)))
