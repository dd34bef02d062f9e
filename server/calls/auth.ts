import type { FastifyRequest } from 'fastify'
import type { Access } from '../../lib/contract/endpoint.ts'
import type { Role } from '../../lib/entities/user.ts'
import { ROLES } from '../../lib/entities/user-values.ts'
import type { Db } from '../db/client.ts'
import { erased, forbidden, unauthorized } from '../problem.ts'
import {
  type FirstUse,
  isErased,
  type LiveSession,
  markUsed,
  type SessionUser,
  sessionFinder,
} from '../repositories/sessions.ts'
import type { ReadClaims } from '../services/tokens.ts'
import type { Services } from '../start/deps.ts'
import { createGathering } from './gathering.ts'

/** Which roles a call is for (§6); superadmin is like admin (decision 68) but for the audit trail. */
export const ALLOWED_ROLES: Record<Access, readonly Role[]> = {
  public: ROLES,
  optional: ROLES,
  'signed-in': ROLES,
  user: ['user'],
  admin: ['admin', 'superadmin'],
  superadmin: ['superadmin'],
}

const bearerOf = (request: FastifyRequest) =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

/** Looks up sessions and notes their first uses; those of the same moment together. */
export const createSessionReader = (db: Db) => ({
  find: createGathering<string, LiveSession | null>({ run: sessionFinder(db) }),
  markUsed: createGathering<FirstUse, undefined>({
    run: async (uses) => {
      await markUsed(db, uses)
      return uses.map(() => undefined)
    },
    keyOf: ({ id }) => id,
  }),
})

type Authentication = {
  db: Db
  sessions: ReturnType<typeof createSessionReader>
  tokens: Services['tokens']
  now: Date
}

/** The account of a good bearer token, or null when its session is not good. */
const readUser = async (
  claims: ReadClaims,
  { sessions, now }: Authentication,
): Promise<SessionUser | null> => {
  const { sessionId: id, userId, role, generation } = claims
  const found = await sessions.find(id)
  if (found?.user.id !== userId || found.user.role !== role) return null
  if (found.expiresAt <= now) return null
  // the token just replaced is not needed any more: `renewSession`
  const isFirstUse = found.usedAt === null && found.generation === generation
  if (isFirstUse) await sessions.markUsed({ id, generation, now })
  return found.user
}

/**
 * Decides who makes the call, before any other work, so that a replay after a renewal is harmless
 * (decision 6).
 *
 * @throws Problem 401 without a good token, which says so where its account was erased, 403 for a role the call is not for.
 */
export const authenticate = async (
  request: FastifyRequest,
  access: Access,
  context: Authentication,
): Promise<SessionUser | null> => {
  if (access === 'public') return null
  const token = bearerOf(request)
  if (!token && access === 'optional' && !request.headers.authorization) return null
  const claims = token ? await context.tokens.readAccess(token, context.now) : null
  const user = claims && (await readUser(claims, context))
  if (claims && !user && (await isErased(context.db, claims.userId))) throw erased()
  if (!user) throw unauthorized()
  if (!ALLOWED_ROLES[access].includes(user.role)) throw forbidden()
  return user
}
