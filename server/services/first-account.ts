import { randomBytes } from 'node:crypto'
import { HOUR_MS } from '../../lib/domain/schedule/spans.ts'
import type { Db } from '../db/client.ts'
import { gone } from '../problem.ts'
import {
  deleteFirstAccountLink,
  hasFirstAccountLink,
  hasOfficeAccount,
  putFirstAccountLink,
  takeFirstAccountLink,
} from '../repositories/first-account.ts'
import type { Services } from '../start/deps.ts'
import { sha256 } from './tokens.ts'

const LASTS_MS = HOUR_MS

const LINK_OVER =
  'Alamat ini sudah dipakai, sudah diganti yang lebih baru, atau sudah lewat waktunya. Jalankan ulang server untuk mendapat alamat baru; bila sudah ada akun, silakan login.'

/**
 * The address whose page makes the first account of the office: once, for an hour, until the next start.
 *
 * @returns null where the office has an account
 */
export const offerFirstAccount = async (
  db: Db,
  { config, now }: Pick<Services, 'config'> & { now: Date },
): Promise<string | null> => {
  if (await hasOfficeAccount(db)) {
    await deleteFirstAccountLink(db)
    return null
  }
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LASTS_MS)
  await putFirstAccountLink(db, { tokenHash: sha256(token), expiresAt })
  return `${config.publicUrl}/#/akun-pertama?token=${token}`
}

type Given = { token: string; now: Date }

/** @throws Problem 410, before a password is hashed for nothing. */
export const refuseOldFirstLink = async (db: Db, { token, now }: Given): Promise<void> => {
  if (!(await hasFirstAccountLink(db, { tokenHash: sha256(token), now })))
    throw gone(LINK_OVER)
}

/** @throws Problem 410 where another has used it, or the office has got an account otherwise, which ends it. */
export const useFirstLink = async (tx: Db, { token, now }: Given): Promise<void> => {
  if (!(await takeFirstAccountLink(tx, { tokenHash: sha256(token), now })))
    throw gone(LINK_OVER)
}
