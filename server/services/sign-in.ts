import { randomBytes } from 'node:crypto'
import type { LoginAnswer, LoginOrChallenge } from '../../lib/entities/user.ts'
import type { Db } from '../db/client.ts'
import { found, unprocessable } from '../problem.ts'
import { insertChallenge } from '../repositories/login-challenges.ts'
import { findSecondFactor } from '../repositories/second-factors.ts'
import { findUser, type UserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { CHALLENGE_MS } from './code-guesses.ts'
import { takeFailedLogins } from './failed-logins.ts'
import { rememberDevice } from './known-devices.ts'
import { previousLoginOf } from './previous-login.ts'
import { openSession } from './sessions.ts'
import { sha256 } from './tokens.ts'

type SigningIn = {
  row: UserRow
  now: Date
  /** The header of the call, where it has one. */
  userAgent: string | undefined
}

const LOCKED = 'Akun ini dikunci. Hubungi superadmin kantor Anda untuk membukanya.'

/** Begins a session of an account that has shown all that it is asked for. */
export const signIn = async (
  db: Db,
  services: Services,
  { row, now, userAgent }: SigningIn,
): Promise<LoginAnswer> => {
  const { id: userId, role, lockedAt } = row
  if (lockedAt) throw unprocessable(LOCKED)
  const failedBefore = await takeFailedLogins(db, userId)
  const login = { userId, role, now, userAgent, failedBefore }
  const pair = await openSession(db, services, login)
  const user = found(await findUser(db, userId))
  return { ...pair, user }
}

type LoggingIn = SigningIn & {
  /** What the device keeps from an earlier login. */
  device: string | undefined
}

/** The same for who has logged in: the device is known from now on, and the login before is told. */
export const logIn = async (
  db: Db,
  services: Services,
  { device: token, ...signing }: LoggingIn,
): Promise<LoginAnswer> => {
  const { row, now } = signing
  const device = await rememberDevice(db, { userId: row.id, token, now })
  const answer = await signIn(db, services, signing)
  const { familyId: sessionId = '' } =
    services.tokens.readRefresh(answer.refreshToken) ?? {}
  const previousLogin = await previousLoginOf(db, { userId: row.id, sessionId })
  return { ...answer, ...(device && { device }), ...(previousLogin && { previousLogin }) }
}

/** After the right password: a session, or a challenge where the account has a second factor. */
export const signInOrChallenge = async (
  tx: Db,
  services: Services,
  signing: LoggingIn,
): Promise<LoginOrChallenge> => {
  const { row, now } = signing
  if (row.lockedAt) throw unprocessable(LOCKED)
  const factor = await findSecondFactor(tx, row.id)
  if (!factor?.confirmedAt) return logIn(tx, services, signing)
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  await insertChallenge(tx, { tokenHash: sha256(challenge), userId: row.id, expiresAt })
  return { challenge, expiresAt: expiresAt.toISOString() } as LoginOrChallenge
}
