import { DAY_MS, HOUR_MS } from '../../lib/domain/schedule/spans.ts'
import type { Role } from '../../lib/entities/user.ts'
import { afterRollback } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import {
  insertSession,
  lockSession,
  revokeSession,
  type SessionRow,
  updateSession,
} from '../repositories/sessions.ts'
import type { Services } from '../start/deps.ts'
import { deviceNameOf } from './device-name.ts'
import { type RefreshClaims, sameText, sha256 } from './tokens.ts'

export type TokenPair = { accessToken: string; refreshToken: string }

/** How long a session lasts unused, and at most. */
const LIFETIMES: Record<Role, { idle: number; total: number }> = {
  user: { idle: 7 * DAY_MS, total: 30 * DAY_MS },
  admin: { idle: 8 * HOUR_MS, total: DAY_MS },
  superadmin: { idle: 8 * HOUR_MS, total: DAY_MS },
}

/** How long a token still gets the same answer when its successor is in use: a second tab. */
const GRACE_MS = 30_000

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

type SessionState = Pick<SessionRow, 'id' | 'userId' | 'role' | 'generation'>

/** The pair of a session's present generation; the same each time it is asked for `at` one moment. */
const pairOf = async (
  { tokens }: Pick<Services, 'tokens'>,
  { id, userId, role, generation }: SessionState,
  at: Date,
): Promise<TokenPair> => ({
  accessToken: await tokens.signAccess({ userId, sessionId: id, role, generation }, at),
  refreshToken: tokens.refreshOf({ familyId: id, generation }),
})

type Login = {
  userId: string
  role: Role
  now: Date
  userAgent?: string | undefined
  /** How many logins have failed since the one before. */
  failedBefore?: number
}

/** Signs an account in. */
export const openSession = async (
  db: Db,
  services: Pick<Services, 'tokens'>,
  { userId, role, now, userAgent, failedBefore }: Login,
): Promise<TokenPair> => {
  const id = services.tokens.newFamily()
  const pair = await pairOf(services, { id, userId, role, generation: 0 }, now)
  await insertSession(db, {
    ...{ id, userId, role, tokenHash: sha256(pair.refreshToken) },
    ...{ createdAt: now, rotatedAt: now, ...deviceNameOf(userAgent), failedBefore },
    idleExpiresAt: after(now, LIFETIMES[role].idle),
    expiresAt: after(now, LIFETIMES[role].total),
  })
  return pair
}

const isOver = ({ revokedAt, expiresAt, idleExpiresAt }: SessionRow, now: Date) =>
  revokedAt !== null || expiresAt <= now || idleExpiresAt <= now

const rotate = async (
  db: Db,
  services: Pick<Services, 'tokens'>,
  { session, now }: { session: SessionRow; now: Date },
) => {
  const generation = session.generation + 1
  const pair = await pairOf(services, { ...session, generation }, now)
  await updateSession(db, session.id, {
    ...{ generation, rotatedAt: now, usedAt: null },
    tokenHash: sha256(pair.refreshToken),
    idleExpiresAt: after(now, LIFETIMES[session.role].idle),
  })
  return pair
}

const isNewest = (session: SessionRow, token: string, { generation }: RefreshClaims) =>
  generation === session.generation && sameText(session.tokenHash, sha256(token))

const isWithinGrace = (moment: Date, now: Date) =>
  Math.abs(now.getTime() - moment.getTime()) <= GRACE_MS

/** Nobody has shown to hold the successor, or only just: the answer with it may be lost or under way. */
const isStillNeeded = (session: SessionRow, { generation }: RefreshClaims, now: Date) =>
  generation === session.generation - 1 &&
  (session.usedAt === null || isWithinGrace(session.usedAt, now))

/** The newest pair once more; asked for later than a moment, it is as good as new. */
const repeat = async (
  db: Db,
  services: Pick<Services, 'tokens'>,
  { session, now }: { session: SessionRow; now: Date },
) => {
  const { id, role, rotatedAt } = session
  if (isWithinGrace(rotatedAt, now)) return pairOf(services, session, rotatedAt)
  await updateSession(db, id, { idleExpiresAt: after(now, LIFETIMES[role].idle) })
  return pairOf(services, session, now)
}

/** Ends a session whose renewal is refused, beside its undone transaction. */
const endSession = (tx: Db, id: string, reason: 'account' | 'reuse', now: Date) =>
  afterRollback(tx, async (db) => {
    await revokeSession(db, { id, reason, now })
  })

/**
 * Exchanges a refresh token for a new pair. The token just replaced gets the same successor until a call
 * was made with that one, and for 30 seconds more: whoever has lost the answer may ask again, however
 * long the phone slept meanwhile. Any other old one was stolen, which ends the whole family once the
 * caller has refused (RFC 9700 4.14.2).
 *
 * @returns null when the token is not, or no longer, good.
 */
export const renewSession = async (
  tx: Db,
  services: Pick<Services, 'tokens'>,
  { token, now }: { token: string; now: Date },
): Promise<TokenPair | null> => {
  const claims = services.tokens.readRefresh(token)
  const found = claims && (await lockSession(tx, claims.familyId))
  if (!found || isOver(found.session, now)) return null
  const { session, accountRole } = found
  if (accountRole !== session.role) {
    await endSession(tx, session.id, 'account', now)
    return null
  }
  if (isNewest(session, token, claims)) return rotate(tx, services, { session, now })
  if (isStillNeeded(session, claims, now)) return repeat(tx, services, { session, now })
  await endSession(tx, session.id, 'reuse', now)
  return null
}
