import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { outbox } from '../db/schema/system.ts'

export type OutboxRow = typeof outbox.$inferSelect
export type NewOutboxRow = typeof outbox.$inferInsert

/** Whether the row was new: the same dedupe key is queued once. */
export const insertMessage = async (db: Db, row: NewOutboxRow): Promise<boolean> => {
  const inserted = await db
    .insert(outbox)
    .values(row)
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id })
  return inserted.length > 0
}

export const updateHeld = (db: Db, holdKey: string, change: Partial<NewOutboxRow>) =>
  db
    .update(outbox)
    .set({ ...change, holdKey: null })
    .where(and(eq(outbox.holdKey, holdKey), eq(outbox.state, 'queued')))

/** Takes due messages for sending; two senders never take the same one. */
export const claimDue = (db: Db, { now, limit }: { now: Date; limit: number }) =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.state, 'queued'), lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.createdAt))
      .limit(limit)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(outbox)
      .set({ state: 'sending', claimedAt: now })
      .where(
        inArray(
          outbox.id,
          due.map(({ id }) => id),
        ),
      )
      .returning()
  })

export const updateMessage = (db: Db, id: string, change: Partial<NewOutboxRow>) =>
  db.update(outbox).set(change).where(eq(outbox.id, id))

/**
 * Messages that were being sent when the server died. An e-mail is tried again, since its id lets
 * mail servers drop the repeat; a WhatsApp message is not repeated blindly.
 */
export const recoverClaimed = async (
  db: Db,
  { now, before }: { now: Date; before: Date },
): Promise<void> => {
  const isAbandoned = and(
    eq(outbox.state, 'sending'),
    isNotNull(outbox.claimedAt),
    lte(outbox.claimedAt, before),
  )
  await db
    .update(outbox)
    .set({ state: 'queued', nextAttemptAt: now })
    .where(and(isAbandoned, eq(outbox.channel, 'email')))
  await db
    .update(outbox)
    .set({ state: 'unknown' })
    .where(and(isAbandoned, eq(outbox.channel, 'whatsapp')))
}
