import type { ConfirmBody } from '../../lib/validation/second-factor.ts'
import type { Db } from '../db/client.ts'
import { found, unprocessable } from '../problem.ts'
import type { SessionUser } from '../repositories/sessions.ts'
import { findUserRow, lockUserRow, type UserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { beginCodeGuess, forgetCodeGuesses } from './code-guesses.ts'
import { forgetGuesses, tryPassword, wrongPassword } from './login-throttle.ts'
import { findProof, takeProof, wrongCode } from './second-factor.ts'

const CODE_NEEDED = 'Kode diperlukan'

/** What a call tells of who makes it. */
export type Call = {
  body: ConfirmBody
  user: SessionUser
  db: Db
  now: Date
  services: Services
  request: { ip: string }
}

export type Proven = {
  passwordHash: string
  proof: Awaited<ReturnType<typeof findProof>>
}

/**
 * Whether who calls knows the account's password, and its code where it has a second factor. Before the call's transaction;
 * each counts as a guess before it is looked at.
 *
 * @throws Problem 422 at the field that is wrong, 429 with the seconds to wait after many guesses.
 */
export const proveAgain = async ({ body, user, ...call }: Call): Promise<Proven> => {
  const { db, now, services, request } = call
  const { password, code } = body
  const row = await findUserRow(db, user.id)
  const guess = { account: user.id, address: request.ip, now }
  const isRight = await tryPassword(db, services, { ...guess, row, password })
  if (!row || !isRight) throw wrongPassword()
  const { passwordHash } = row
  if (!user.hasSecondFactor) return { passwordHash, proof: null }
  if (!code) throw unprocessable(CODE_NEEDED, { code: CODE_NEEDED })
  await beginCodeGuess(db, { userId: user.id, now })
  const proof = await findProof(db, services, { userId: user.id, code, now })
  if (!proof) throw wrongCode()
  return { passwordHash, proof }
}

/**
 * The account of who has proven it, locked; in the transaction of what it was asked for.
 *
 * @throws Problem 422 where the password has been changed or the code been used meanwhile, 404 where the account is gone.
 */
export const takeProven = async (
  { db, now, services, user, request }: Call,
  { passwordHash, proof }: Proven,
): Promise<UserRow> => {
  const account = found(await lockUserRow(db, user.id, 'update'))
  if (account.passwordHash !== passwordHash) throw wrongPassword()
  if (proof) await takeProof(db, services, { account, proof, now })
  await forgetGuesses(db, { account: user.id, address: request.ip, now })
  await forgetCodeGuesses(db, { userId: user.id, now })
  return account
}
