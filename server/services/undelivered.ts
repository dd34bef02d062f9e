import type { Id } from '../../lib/entities/identity.ts'
import type { UndeliveredMessage } from '../../lib/entities/outbox.ts'
import type { Db } from '../db/client.ts'
import { conflict, notFound } from '../problem.ts'
import {
  findMessage,
  listUndelivered,
  type OutboxRow,
  requeue,
} from '../repositories/outbox.ts'
import { EXPIRED } from './outbox.ts'

/** More than anyone reads; the newest. */
const MOST = 200

const NOT_YET =
  'Yang diberitakan pesan ini belum terjadi. Pesan terkirim bersama keputusan atau penghapusannya.'

const SECRET =
  'Pesan ini memuat tautan pribadi yang tidak disimpan. Pemilik akun dapat meminta tautan baru.'

const isExpired = ({ expiresAt }: OutboxRow, now: Date) =>
  expiresAt !== null && expiresAt <= now

const toUndelivered = (row: OutboxRow, now: Date): UndeliveredMessage => {
  const { id, channel, recipient, subject, attempts, lastError } = row
  const isLost = row.holdKey !== null || row.secretUntil !== null || isExpired(row, now)
  const state = row.state === 'failed' || row.state === 'unknown' ? row.state : 'queued'
  return {
    ...{ id, state, channel, recipient, subject, attempts, lastError },
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: state === 'queued' ? row.nextAttemptAt.toISOString() : null,
    canResend: state !== 'queued' && !isLost,
  }
}

/** Messages that have not arrived, newest first. */
export const undeliveredMessages = async (
  db: Db,
  now: Date,
): Promise<UndeliveredMessage[]> =>
  (await listUndelivered(db, MOST)).map((row) => toUndelivered(row, now))

/**
 * 'Kirim ulang': tries a failed message for another two days.
 *
 * @throws Problem 404 unknown, 409 when it is sent, on its way, or announces what has not happened.
 */
export const resendMessage = async (
  db: Db,
  { id, now }: { id: Id; now: Date },
): Promise<UndeliveredMessage> => {
  const row = await requeue(db, id, now)
  if (row) return toUndelivered(row, now)
  const known = await findMessage(db, id)
  if (!known) throw notFound('Pesan tidak ditemukan.')
  if (known.holdKey) throw conflict(NOT_YET)
  if (known.secretUntil) throw conflict(SECRET)
  if (isExpired(known, now)) throw conflict(EXPIRED)
  throw conflict('Pesan ini sudah terkirim atau sedang dikirim.')
}
