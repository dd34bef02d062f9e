import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/domain/schedule/spans.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { MessagePurpose } from '../../lib/entities/outbox-values.ts'
import type { RemindedStep } from '../../lib/entities/reminder.ts'
import { afterRollback } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import { isUnreachable } from '../db/refusal.ts'
import { Problem } from '../problem.ts'
import { settleUntold } from '../repositories/certificate-told.ts'
import {
  endExpired,
  forgetSecrets,
  giveUpHeld,
  removeDelivered,
  removeUndelivered,
} from '../repositories/ended-messages.ts'
import {
  claimDue,
  countQueued,
  insertMessage,
  type OutboxRow,
  recoverClaimed,
  updateClaimed,
  updateHeld,
} from '../repositories/outbox.ts'
import type { Config } from '../start/config.ts'
import type { Clock } from './clock.ts'
import { EXPIRED, OUTDATED, withoutOvertaken } from './overtaken-messages.ts'
import { withoutOutdated } from './reminder-concern.ts'
import { type Channel, logSender, NotDelivered, Refused, type Senders } from './senders.ts'
import { surroundingsOf } from './surroundings.ts'
import { sha256 } from './tokens.ts'

const GIVE_UP_AFTER_MS = 2 * DAY_MS
const LONGEST_PAUSE_MS = HOUR_MS
/** However long a gateway asks us to wait. */
const LONGEST_WISH_MS = 6 * HOUR_MS
/** A claim this old belongs to a server that died: a sender gives up long before. */
const ABANDONED_AFTER_MS = 3 * MINUTE_MS
/** What a held message announces happens within seconds, or did not happen. */
export const HOLD_MS = 15 * MINUTE_MS
/** How many are sent beside each other, and how many of these rounds one run may take. */
const AT_ONCE = 10
const MAX_ROUNDS = 100

/** While the database is away. */
const RECORD_AGAIN_MS = 500

const DIED = 'Server berhenti ketika pesan ini sedang dikirim.'
const TOO_LATE = 'Tautan di dalam pesan ini sudah lewat waktunya.'
const HELD_TOO_LONG = 'Keputusan atau penghapusan yang diberitahukan belum terjadi.'

export type NewMessage = {
  channel: Channel
  /** E-mail address or WhatsApp number. */
  recipient: string
  subject: string
  body: string
  userId: string | null
  coachingId: string | null
  /** Null for what the portal sends by itself. */
  createdBy: string | null
  /** By what it is about a WhatsApp template is chosen; nothing else asks. */
  purpose?: MessagePurpose
  /** Of which step an admin reminds. */
  step?: RemindedStep
  now: Date
  /** The text holds a secret that is worth nothing after this (`outbox.secretUntil`). */
  secretUntil?: Date
  /** A message of this name is queued once for each of its recipients, whoever asks and how often. */
  once?: string
  /** As an e-mail it carries the coaching's calendar file, as it is when the message goes. */
  withCalendar?: boolean
  /** The meeting's times have become others while it was written. */
  isRescheduled?: boolean
  /** It is not sent after this, by 'Kirim ulang' neither. */
  expiresAt?: Date
  /** The reminder that it brings. */
  reminderId?: Id
  /** Waits until `releaseHeld` or `cancelHeld` of this key; the same text is queued once per key. */
  holdKey?: string
}

/** What a message announces before it happens; by these names in the keys of held ones. */
export type Announced = 'acceptance' | 'rejection' | 'deletion'

/** What a held message waits for: the decision on this proposal, the deletion of this coaching. */
export const holdKeyOf = (announced: Announced, id: Id): string => `${announced}:${id}`

/** A subject becomes a header: one line, no control characters. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

/** One that waits: the same for the same text of the same admin to the same person; null where each is one of its own. */
const dedupeKeyOf = (message: NewMessage): string | null => {
  const { channel, userId, recipient, subject, body, createdBy, holdKey, once } = message
  if (!holdKey) return once ? `${once}:${recipient}` : null
  const told = JSON.stringify([channel, userId, recipient, subject, body, createdBy])
  return `${holdKey}:${sha256(told)}`
}

/** Queues a message in the caller's transaction: it is sent if and only if its cause is stored. */
export const enqueue = async (tx: Db, message: NewMessage): Promise<void> => {
  const { now, holdKey, once: _, ...content } = message
  await insertMessage(tx, {
    ...content,
    subject: oneLine(content.subject),
    createdAt: now,
    nextAttemptAt: holdKey ? new Date(now.getTime() + HOLD_MS) : now,
    holdKey: holdKey ?? null,
    dedupeKey: dedupeKeyOf(message),
  })
}

/** Whether exactly these messages were queued before and have not been cancelled. */
export const wereQueued = async (tx: Db, messages: NewMessage[]): Promise<boolean> =>
  messages.length > 0 &&
  (await countQueued(
    tx,
    messages.flatMap((message) => dedupeKeyOf(message) ?? []),
  )) === messages.length

/** Who has done what held messages announced, and whether that is to be told to nobody. */
export type Doing = { by: Id; now: Date; withoutMessage?: boolean | undefined }

/**
 * What held messages announced has happened: those of the admin who did it go out, also when that
 * took longer than anyone waits; what others wrote about it is not sent.
 */
export const releaseHeld = async (tx: Db, holdKey: string, doing: Doing) => {
  const { by: createdBy, now, withoutMessage = false } = doing
  const due = { state: 'queued' as const, nextAttemptAt: now, lastError: null }
  if (!withoutMessage)
    await updateHeld(tx, { holdKey, createdBy }, { ...due, holdKey: null })
  await cancelHeld(tx, holdKey)
}

/** What held messages, all or one admin's, announced did not happen: they may be written anew. */
export const cancelHeld = async (tx: Db, holdKey: string, by?: Id): Promise<void> => {
  const cancelled = { state: 'cancelled' as const, holdKey: null, dedupeKey: null }
  await updateHeld(tx, { holdKey, ...(by && { createdBy: by }) }, cancelled)
}

/** To be called at the beginning of what messages announce: where it is refused, they are not sent. */
export const cancelIfRefused = (tx: Db, holdKey: string, by: Id): Promise<void> =>
  afterRollback(tx, async (db, error) => {
    if (error instanceof Problem) await cancelHeld(db, holdKey, by)
  })

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
  config: Config
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

/** What is sent beside the text could not be read: no gateway has had it. */
const notGiven = (cause: unknown) => {
  throw new NotDelivered('Pesan belum diserahkan: gangguan pada server.', { cause })
}

const deliver = async (deps: DeliveryDeps, row: OutboxRow) => {
  const { clock, senders, log } = deps
  let gatewayId: string | undefined
  try {
    const surroundings = await surroundingsOf(deps, row).catch(notGiven)
    gatewayId = await senders[row.channel]({ ...row, ...surroundings })
  } catch (error) {
    const change = afterFailure(row, error, clock.now())
    // Without the gateway's words, which repeat the recipient's address; admins read them in the list.
    log.warn(
      { outboxId: row.id, channel: row.channel, state: change.state },
      'not delivered',
    )
    return record(deps, row, change)
  }
  const forgotten = row.secretUntil && { body: '' }
  await record(deps, row, {
    ...{ state: 'sent', sentAt: clock.now(), lastError: null, ...forgotten },
    isLogged: senders[row.channel] === logSender,
    ...(gatewayId && { gatewayId }),
  })
}

/** Messages to be sent now, of those that are due. */
const claim = (db: Db, now: Date) =>
  claimDue(db, { now, limit: AT_ONCE }, async (tx, due) => ({
    claimed: due.length,
    going: await withoutOvertaken(tx, await withoutOutdated(tx, due, now)),
  }))

/** Sends what is due. Several may run at once, also in several processes. */
export const deliverDue = async (deps: DeliveryDeps): Promise<void> => {
  const { db, clock, signal } = deps
  const now = clock.now()
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS)
  await recoverClaimed(db, { now, before, lastError: DIED })
  await forgetSecrets(db, now, TOO_LATE)
  await giveUpHeld(db, now, HELD_TOO_LONG)
  await endExpired(db, now, { overtaken: OUTDATED, other: EXPIRED })
  for (let round = 0; round < MAX_ROUNDS && !signal?.aborted; round += 1) {
    const { claimed, going } = await claim(db, clock.now())
    await Promise.all(going.map((row) => deliver(deps, row)))
    if (claimed < AT_ONCE) return
  }
}

/**
 * Messages carry personal data: delivered ones are kept `keptDays`, with what failed of the same by another way; those that
 * reached nobody thrice as long.
 */
export const removeOldMessages = async (
  db: Db,
  { now, keptDays }: { now: Date; keptDays: number },
): Promise<void> => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await removeDelivered(db, ago(keptDays))
  await settleUntold(db, ago(3 * keptDays))
  await removeUndelivered(db, ago(3 * keptDays))
}
