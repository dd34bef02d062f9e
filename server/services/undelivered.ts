import type { Id } from '../../lib/entities/identity.ts'
import type {
  OutboxMessage,
  OutboxPage,
  UndeliveredMessage,
} from '../../lib/entities/outbox.ts'
import type { MessageKind } from '../../lib/entities/outbox-values.ts'
import type { OutboxQuery } from '../../lib/validation/audit-query.ts'
import type { Db } from '../db/client.ts'
import { found, settled } from '../problem.ts'
import {
  listUndelivered,
  lockMessage,
  type OutboxRow,
  requeue,
} from '../repositories/outbox.ts'
import { listMessages } from '../repositories/outbox-pages.ts'
import { expiredBecause, overtakenAmong } from './overtaken-messages.ts'
import { receiptsOf } from './receipts.ts'
import { isNeedless } from './reminder-concern.ts'

/** More than anyone reads of one state; the newest. */
const MOST = 200

const NOT_YET =
  'Yang diberitahukan pesan ini belum terjadi. Pesan terkirim bersama keputusan atau penghapusannya.'

const SECRET =
  'Pesan ini memuat tautan pribadi yang tidak disimpan. Pemilik akun dapat meminta tautan baru.'

const ON_ITS_WAY = 'Pesan ini sudah terkirim atau sedang dikirim.'

const triedMeanwhile = ({ state }: OutboxRow) =>
  `Pesan ini sudah dikirim ulang sejak Anda melihatnya, ${state === 'failed' ? 'dan gagal lagi' : 'dan belum pasti sampai'}. Periksa keadaannya sebelum mengirim lagi.`

/** Whether a message failed, or may have failed, and is not tried again by itself. */
export const isLost = ({ state }: OutboxRow): boolean =>
  state === 'failed' || state === 'unknown'

const isExpired = ({ expiresAt }: OutboxRow, now: Date) =>
  expiresAt !== null && expiresAt <= now

/** Why a message is not sent again, whatever became of it; null where nothing stands against it. */
const whyNotAgain = (row: OutboxRow, now: Date): string | null => {
  if (row.holdKey !== null) return NOT_YET
  if (row.secretUntil !== null) return SECRET
  return isExpired(row, now) ? expiredBecause(row) : null
}

const toUndelivered = (row: OutboxRow, now: Date): UndeliveredMessage => {
  const { id, channel, recipient, subject, attempts, lastError } = row
  const state = row.state === 'failed' || row.state === 'unknown' ? row.state : 'queued'
  return {
    ...{ id, state, channel, recipient, subject, attempts, lastError },
    createdAt: row.createdAt.toISOString(),
    triedAt: row.claimedAt?.toISOString() ?? null,
    nextAttemptAt: state === 'queued' ? row.nextAttemptAt.toISOString() : null,
    canResend: state !== 'queued' && whyNotAgain(row, now) === null,
  }
}

const kindOf = ({ reminderId, secretUntil, createdBy }: OutboxRow): MessageKind => {
  if (reminderId) return 'reminder'
  if (secretUntil) return 'link'
  return createdBy ? 'admin' : 'portal'
}

const toMessage = (
  {
    row,
    name,
    coachingCode,
    topic,
  }: Awaited<ReturnType<typeof listMessages>>['shown'][number],
  now: Date,
): OutboxMessage => {
  const { id, state, channel, recipient, subject, attempts, lastError, coachingId } = row
  const why = isLost(row) ? whyNotAgain(row, now) : null
  return {
    ...{ id, state, channel, recipient, subject, attempts, lastError, name },
    kind: kindOf(row),
    coaching:
      coachingId && coachingCode && topic ? { id: coachingId, coachingCode, topic } : null,
    createdAt: row.createdAt.toISOString(),
    triedAt: row.claimedAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    ...receiptsOf(row),
    nextAttemptAt:
      state === 'queued' && !row.holdKey ? row.nextAttemptAt.toISOString() : null,
    ...{ canResend: isLost(row) && why === null, whyNot: why },
  }
}

/** A page of all messages that are kept, newest first. */
export const readOutbox = async (
  db: Db,
  query: OutboxQuery,
  now: Date,
): Promise<OutboxPage> => {
  const { shown, next } = await listMessages(db, query)
  return { messages: shown.map((one) => toMessage(one, now)), next }
}

/** Messages that have not arrived, newest first. */
export const undeliveredMessages = async (
  db: Db,
  now: Date,
): Promise<UndeliveredMessage[]> =>
  (await listUndelivered(db, MOST)).map((row) => toUndelivered(row, now))

const NOT_NEEDED =
  'Pengingat ini tidak diperlukan lagi: sudah dikerjakan, dimatikan, atau jadwal atau pesertanya berubah.'

/** Why a message would be called off before it goes; null where it would not. */
const whyNeedless = async (db: Db, row: OutboxRow, now: Date): Promise<string | null> => {
  if (row.reminderId && (await isNeedless(db, row.reminderId, now))) return NOT_NEEDED
  return (await overtakenAmong(db, [row])).get(row.id) ?? null
}

/** A message to be tried again, by the last try that its caller saw; without one it is tried whatever has become of it. */
type Resending = { id: Id; triedAt?: string | undefined; now: Date }

const isTriedSince = ({ claimedAt }: OutboxRow, triedAt: Resending['triedAt']) =>
  triedAt !== undefined && claimedAt?.getTime() !== Date.parse(triedAt)

/**
 * 'Kirim ulang': tries a failed message for another two days.
 *
 * @throws Problem 404 unknown, 409 when it is sent, on its way, was tried since, announces what has not happened, or says what is not so any more.
 */
export const resendMessage = async (
  db: Db,
  { id, triedAt, now }: Resending,
): Promise<UndeliveredMessage> => {
  const before = found(await lockMessage(db, id), 'Pesan tidak ditemukan.')
  const against = whyNotAgain(before, now)
  if (!isLost(before) || against) throw settled(against ?? ON_ITS_WAY)
  if (isTriedSince(before, triedAt)) throw settled(triedMeanwhile(before))
  const why = await whyNeedless(db, before, now)
  if (why) throw settled(`${why} Pesan tidak dikirim ulang.`)
  return toUndelivered(await requeue(db, id, now), now)
}
