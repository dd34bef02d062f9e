import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import {
  claimDue,
  insertMessage,
  type OutboxRow,
  recoverClaimed,
  updateHeld,
  updateMessage,
} from '../repositories/outbox.ts'
import type { Clock } from './clock.ts'
import { type Channel, NotDelivered, type Senders } from './senders.ts'

const MINUTE_MS = 60_000
const GIVE_UP_AFTER_MS = 48 * 60 * MINUTE_MS
const LONGEST_PAUSE_MS = 60 * MINUTE_MS
const ABANDONED_AFTER_MS = 5 * MINUTE_MS
const BATCH = 20

export type NewMessage = {
  channel: Channel
  /** E-mail address or WhatsApp number. */
  recipient: string
  subject: string
  body: string
  userId: string | null
  coachingId: string | null
  createdBy: string
  now: Date
  /** A second message with the same key is not queued. */
  dedupeKey?: string
  /** Wait for `releaseHeld` of this key, at most so many seconds, or for `cancelHeld`. */
  hold?: { key: string; seconds: number }
}

/** A subject becomes a header: one line, no control characters. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

/**
 * Queues a message in the caller's transaction: it is sent if and only if its cause is stored.
 *
 * @returns false when a message with the same dedupe key was queued before.
 */
export const enqueue = (tx: Db, { now, hold, dedupeKey, ...message }: NewMessage) =>
  insertMessage(tx, {
    ...message,
    subject: oneLine(message.subject),
    createdAt: now,
    nextAttemptAt: new Date(now.getTime() + (hold?.seconds ?? 0) * 1000),
    holdKey: hold?.key ?? null,
    dedupeKey: dedupeKey ?? null,
  })

/** What a held message waited for has happened: it may go out. */
export const releaseHeld = async (tx: Db, key: string, now: Date): Promise<void> => {
  await updateHeld(tx, key, { nextAttemptAt: now })
}

/** What a held message announced did not happen: it is not sent. */
export const cancelHeld = async (tx: Db, key: string): Promise<void> => {
  await updateHeld(tx, key, { state: 'cancelled' })
}

const pauseMs = (attempts: number) => Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** attempts)

const afterFailure = (row: OutboxRow, error: unknown, now: Date) => {
  const lastError = error instanceof Error ? error.message : String(error)
  const attempts = row.attempts + 1
  if (!(error instanceof NotDelivered))
    return { state: 'unknown' as const, attempts, lastError }
  const isTooOld = now.getTime() - row.createdAt.getTime() > GIVE_UP_AFTER_MS
  if (isTooOld) return { state: 'failed' as const, attempts, lastError }
  const nextAttemptAt = new Date(now.getTime() + pauseMs(row.attempts))
  return { state: 'queued' as const, attempts, lastError, nextAttemptAt }
}

export type DeliveryDeps = {
  db: Db
  clock: Clock
  senders: Senders
  log: Pick<FastifyBaseLogger, 'warn'>
}

const deliver = async ({ db, clock, senders, log }: DeliveryDeps, row: OutboxRow) => {
  try {
    await senders[row.channel](row)
    const sentAt = clock.now()
    await updateMessage(db, row.id, { state: 'sent', sentAt, attempts: row.attempts + 1 })
  } catch (error) {
    log.warn(
      { err: error, outboxId: row.id, channel: row.channel },
      'message not delivered',
    )
    await updateMessage(db, row.id, afterFailure(row, error, clock.now()))
  }
}

/** Sends what is due. Several may run at once, also in several processes. */
export const deliverDue = async (deps: DeliveryDeps): Promise<void> => {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS)
  await recoverClaimed(deps.db, { now, before })
  for (const row of await claimDue(deps.db, { now, limit: BATCH })) await deliver(deps, row)
}
