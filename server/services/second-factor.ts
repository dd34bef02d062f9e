import type { SecondFactor, SecondFactorKey } from '../../lib/entities/second-factor.ts'
import type { Db } from '../db/client.ts'
import { conflict, unprocessable } from '../problem.ts'
import { deleteChallengesOf } from '../repositories/login-challenges.ts'
import {
  confirmKey,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  listRecoveryCodes,
  putNewKey,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from '../repositories/second-factors.ts'
import { revokeSessionsOf } from '../repositories/sessions.ts'
import type { UserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import {
  newKey,
  newRecoveryCodes,
  readableCode,
  shownKey,
  stepOfCode,
} from './one-time-codes.ts'
import {
  tellRecoveryCodeUsed,
  tellSecondFactorOff,
  tellSecondFactorOn,
} from './second-factor-messages.ts'

type Office = Pick<Services, 'config'>

const IS_ON = 'Verifikasi dua langkah akun ini sudah aktif.'
/** Whoever has lost the answer has never seen them. */
const CODES_UNSEEN = `${IS_ON} Bila Anda belum menyimpan kode cadangannya, buat kode cadangan baru.`
const NOT_BEGUN = 'Kunci ini sudah diganti. Mulai lagi pengaturannya.'
const WRONG_CODE =
  'Kode ini salah atau sudah dipakai. Periksa jam perangkat Anda, lalu coba kode berikutnya.'
const WRONG_FIRST_CODE =
  'Kode ini salah. Pastikan aplikasi memakai kunci yang terakhir Anda buat dan jam ponsel Anda tepat, lalu coba kode berikutnya.'
const OTHER_SECRET =
  'Kode aplikasi akun ini tidak dapat diperiksa lagi karena kunci rahasia server telah diganti. Pakai kode cadangan, atau minta superadmin mematikan verifikasi dua langkah Anda.'

export const wrongCode = () => unprocessable(WRONG_CODE, { code: WRONG_CODE })

export const secondFactorOf = async (
  db: Db,
  { config }: Office,
  userId: string,
): Promise<SecondFactor> => ({
  since: (await findSecondFactor(db, userId))?.confirmedAt?.toISOString() ?? null,
  recoveryCodesLeft: await countRecoveryCodes(db, userId),
  isRequired: config.requiresSecondFactor,
})

/** @throws Problem 409 where the account has one already. */
export const beginSetup = async (
  tx: Db,
  office: Office,
  { id: userId, username: label }: Pick<UserRow, 'id' | 'username'>,
): Promise<SecondFactorKey> => {
  const secret = newKey(office)
  if (!(await putNewKey(tx, { userId, secret }))) throw conflict(IS_ON)
  return shownKey(office, { secret, label })
}

/** Ten new codes and their hashes; slow, and so before the transaction. */
export const drawRecoveryCodes = async ({ passwords }: Pick<Services, 'passwords'>) => {
  const drawn = newRecoveryCodes()
  const hashes = await Promise.all(drawn.map((code) => passwords.hash(code)))
  return { codes: drawn.map(readableCode), hashes }
}

/**
 * From now on a login asks for a code; all other sessions of the account end, which began without one.
 *
 * @throws Problem 409 where no key waits, 422 for a wrong code.
 */
export const turnOn = async (
  tx: Db,
  office: Office,
  turning: {
    account: UserRow
    code: string
    sessionId: string
    codeHashes: string[]
    now: Date
  },
): Promise<void> => {
  const { account, code, sessionId, codeHashes, now } = turning
  const userId = account.id
  const found = await findSecondFactor(tx, userId)
  if (found?.confirmedAt) throw conflict(CODES_UNSEEN)
  if (!found) throw conflict(NOT_BEGUN)
  const { secret } = found
  const step = stepOfCode(office, { secret, code, now })
  // of another tab's key, perhaps: each one that is begun replaces the one before
  if (step === null) throw unprocessable(WRONG_FIRST_CODE, { code: WRONG_FIRST_CODE })
  if (!(await confirmKey(tx, { userId, secret, step, now }))) throw conflict(NOT_BEGUN)
  await replaceRecoveryCodes(tx, userId, codeHashes)
  await revokeSessionsOf(tx, { userId, except: sessionId, reason: 'account', now })
  await tellSecondFactorOn(tx, office, { account, now })
}

/**
 * Ends it: a login asks for the password alone again.
 *
 * @param by who did it where it was not the owner, as the owner is told
 * @returns whether there was one
 */
export const turnOff = async (
  tx: Db,
  office: Office,
  { account, by, now }: { account: UserRow; by?: string; now: Date },
): Promise<boolean> => {
  const wasOn = await deleteSecondFactor(tx, account.id)
  await deleteChallengesOf(tx, account.id)
  if (wasOn) await tellSecondFactorOff(tx, office, { account, by, now })
  return wasOn
}

/** What a code was found to be; it is used up by `takeProof`. */
export type Proof = { secret: string; step: number } | { recoveryCodeId: string }

/**
 * Looks at a code, of the app or a recovery code; slow for the latter, and so before the transaction.
 *
 * @returns null for a wrong one
 * @throws Problem 422 where codes of the app cannot be looked at any more
 */
export const findProof = async (
  db: Db,
  services: Pick<Services, 'config' | 'passwords'>,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<Proof | null> => {
  const found = await findSecondFactor(db, userId)
  if (!found?.confirmedAt) return null
  const { secret } = found
  if (/^\d{6}$/.test(code)) {
    const step = readStep(services, { secret, code, now })
    return step === null ? null : { secret, step }
  }
  for (const { id, codeHash } of await listRecoveryCodes(db, userId))
    if (await services.passwords.verify(codeHash, code.toLowerCase()))
      return { recoveryCodeId: id }
  return null
}

const readStep = (office: Office, typed: { secret: string; code: string; now: Date }) => {
  try {
    return stepOfCode(office, typed)
  } catch {
    throw unprocessable(OTHER_SECRET, { code: OTHER_SECRET })
  }
}

/**
 * Uses a code up.
 *
 * @throws Problem 422 where it has been used meanwhile
 */
export const takeProof = async (
  tx: Db,
  office: Office,
  { account, proof, now }: { account: UserRow; proof: Proof; now: Date },
): Promise<void> => {
  const userId = account.id
  if ('step' in proof) {
    if (!(await takeStep(tx, { userId, ...proof }))) throw wrongCode()
    return
  }
  if (!(await takeRecoveryCode(tx, proof.recoveryCodeId))) throw wrongCode()
  const left = await countRecoveryCodes(tx, userId)
  await tellRecoveryCodeUsed(tx, office, { account, left, now })
}
