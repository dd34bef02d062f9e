import { randomBytes } from 'node:crypto'
import type { LoginAnswer, LoginOrChallenge } from '../../lib/entities/user.ts'
import type { Db } from '../db/client.ts'
import { notFound } from '../problem.ts'
import { insertChallenge } from '../repositories/login-challenges.ts'
import { findSecondFactor } from '../repositories/second-factors.ts'
import { findUser, type UserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { CHALLENGE_MS } from './code-guesses.ts'
import { openSession } from './sessions.ts'
import { sha256 } from './tokens.ts'

/** `userAgent` is the header of the call, where it has one. */
type SigningIn = { row: UserRow; now: Date; userAgent: string | undefined }

/** Begins a session of an account that has shown all that it is asked for. */
export const signIn = async (
  db: Db,
  services: Services,
  { row, now, userAgent }: SigningIn,
): Promise<LoginAnswer> => {
  const { id: userId, role } = row
  const pair = await openSession(db, services, { userId, role, now, userAgent })
  const user = await findUser(db, userId)
  if (!user) throw notFound()
  return { ...pair, user }
}

/** After the right password: a session, or a challenge where the account has a second factor. */
export const signInOrChallenge = async (
  tx: Db,
  services: Services,
  signing: SigningIn,
): Promise<LoginOrChallenge> => {
  const { row, now } = signing
  const factor = await findSecondFactor(tx, row.id)
  if (!factor?.confirmedAt) return signIn(tx, services, signing)
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  await insertChallenge(tx, { tokenHash: sha256(challenge), userId: row.id, expiresAt })
  return { challenge, expiresAt: expiresAt.toISOString() } as LoginOrChallenge
}
