import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { isUnreachable } from '../db/refusal.ts'
import {
  claimDue,
  insertMessage,
  type OutboxRow,
  recoverClaimed,
  removeMessages,
  updateClaimed,
  updateHeld,
  updateHeldTooLong,
} from '../repositories/outbox.ts'
import type { Clock } from './clock.ts'
import { type Channel, NotDelivered, Refused, type Senders } from './senders.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const GIVE_UP_AFTER_MS = 2 * DAY_MS
const LONGEST_PAUSE_MS = 60 * MINUTE_MS
/** However long a gateway asks us to wait. */
const LONGEST_WISH_MS = 6 * 60 * MINUTE_MS
/** A claim this old belongs to a server that died: a sender gives up long before. */
const ABANDONED_AFTER_MS = 3 * MINUTE_MS
/** What a held message announces happens within seconds, or did not happen. */
const HOLD_MS = 15 * MINUTE_MS
/** How many are sent beside each other, and how many of these rounds one run may take. */
const AT_ONCE = 10
const MAX_ROUNDS = 100

/** While the database is away. */
const RECORD_AGAIN_MS = 500

const DIED = 'the server ended while it was sending'
const HELD_TOO_LONG = 'Persetujuan atau penghapusan yang diberitakan tidak terjadi.'

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
  /** Waits until `releaseHeld` or `cancelHeld` of this key; the same text is queued once per key. */
  holdKey?: string
  /** False where what the key stands for has happened already. */
  isHeld?: boolean
}

/** A subject becomes a header: one line, no control characters. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

const fingerprint = ({ channel, userId, recipient, subject, body }: NewMessage) =>
  createHash('sha256')
    .update(JSON.stringify([channel, userId, recipient, subject, body]))
    .digest('hex')

/**
 * Queues a message in the caller's transaction: it is sent if and only if its cause is stored.
 *
 * @returns false when the same message of the same hold key was queued before.
 */
export const enqueue = async (tx: Db, message: NewMessage): Promise<boolean> => {
  const { now, holdKey, isHeld = holdKey !== undefined, ...content } = message
  const nextAttemptAt = isHeld ? new Date(now.getTime() + HOLD_MS) : now
  const isNew = await insertMessage(tx, {
    ...content,
    subject: oneLine(content.subject),
    createdAt: now,
    nextAttemptAt,
    holdKey: (isHeld && holdKey) || null,
    dedupeKey: holdKey ? `${holdKey}:${fingerprint(message)}` : null,
  })
  if (!isNew && holdKey && isHeld) await updateHeld(tx, holdKey, { nextAttemptAt })
  return isNew
}

/** What held messages announced has happened: they go out. */
export const releaseHeld = async (tx: Db, key: string, now: Date): Promise<void> => {
  await updateHeld(tx, key, { nextAttemptAt: now, holdKey: null })
}

/** What held messages announced did not happen: they are not sent, and may be written anew. */
export const cancelHeld = async (tx: Db, key: string): Promise<void> => {
  await updateHeld(tx, key, { state: 'cancelled', holdKey: null, dedupeKey: null })
}

/** The pause after each failed attempt; together they take two days. */
const PAUSES_MS = (() => {
  const pauses: number[] = []
  for (let total = 0; total < GIVE_UP_AFTER_MS; total += pauses.at(-1) ?? 0)
    pauses.push(Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** pauses.length))
  return pauses
})()

const afterFailure = (row: OutboxRow, error: unknown, now: Date) => {
  const lastError = error instanceof Error ? error.message : String(error)
  if (error instanceof Refused) return { state: 'failed' as const, lastError }
  if (!(error instanceof NotDelivered)) return { state: 'unknown' as const, lastError }
  const pause = PAUSES_MS[row.attempts]
  if (pause === undefined) return { state: 'failed' as const, lastError }
  const wait = Math.max(pause, Math.min(LONGEST_WISH_MS, error.retryAfterSeconds * 1000))
  return {
    state: 'queued' as const,
    lastError,
    nextAttemptAt: new Date(now.getTime() + wait),
  }
}

export type DeliveryDeps = {
  db: Db
  clock: Clock
  senders: Senders
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Ends the run between two messages, for a server that is closing. */
  signal?: AbortSignal
}

/** The gateway has had the message: what it said is stored as soon as the database takes it. */
const record = async (
  deps: DeliveryDeps,
  row: OutboxRow,
  change: Parameters<typeof updateClaimed>[2],
): Promise<void> => {
  try {
    await updateClaimed(deps.db, row, change)
  } catch (error) {
    if (!isUnreachable(error) || deps.signal?.aborted) throw error
    await pause(RECORD_AGAIN_MS)
    await record(deps, row, change)
  }
}

const deliver = async (deps: DeliveryDeps, row: OutboxRow) => {
  const { clock, senders, log } = deps
  try {
    await senders[row.channel](row)
  } catch (error) {
    const change = afterFailure(row, error, clock.now())
    // Without the gateway's words, which repeat the recipient's address; admins read them in the list.
    log.warn(
      { outboxId: row.id, channel: row.channel, state: change.state },
      'not delivered',
    )
    return record(deps, row, change)
  }
  await record(deps, row, { state: 'sent', sentAt: clock.now(), lastError: null })
}

/** Sends what is due. Several may run at once, also in several processes. */
export const deliverDue = async (deps: DeliveryDeps): Promise<void> => {
  const { db, clock, signal } = deps
  const now = clock.now()
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS)
  await recoverClaimed(db, { now, before, lastError: DIED })
  const given = { state: 'failed' as const, holdKey: null, dedupeKey: null }
  await updateHeldTooLong(db, now, { ...given, lastError: HELD_TOO_LONG })
  for (let round = 0; round < MAX_ROUNDS && !signal?.aborted; round += 1) {
    const rows = await claimDue(db, { now: clock.now(), limit: AT_ONCE })
    await Promise.all(rows.map((row) => deliver(deps, row)))
    if (rows.length < AT_ONCE) return
  }
}

/** Messages carry personal data: delivered ones are kept a month, failed ones three. */
export const removeOldMessages = async (db: Db, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await removeMessages(db, { states: ['sent', 'cancelled'], before: daysAgo(30) })
  await removeMessages(db, { states: ['failed', 'unknown'], before: daysAgo(90) })
}
