import type { Zone } from '../../lib/domain/schedule/time-zone.ts'
import type { Role } from '../../lib/entities/user.ts'
import type { Db } from '../db/client.ts'
import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  param,
  sql,
} from '../db/orm.ts'
import { secondFactors } from '../db/schema/second-factors.ts'
import { sessions, users } from '../db/schema/users.ts'

export type SessionRow = typeof sessions.$inferSelect

/** Who makes a call: taken from the database at every call, never from the token alone. */
export type SessionUser = {
  id: string
  sessionId: string
  role: Role
  username: string
  fullName: string
  hasSecondFactor: boolean
  /** When password and code were last given once more. */
  confirmedAt: Date | null
}

/** Looked up for admins alone: nobody else has one, and every call of everybody comes by here. */
const hasSecondFactor = (db: Db) => {
  const itsOwn = and(
    eq(secondFactors.userId, users.id),
    isNotNull(secondFactors.confirmedAt),
  )
  const found = db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(itsOwn)
  return sql<boolean>`case when ${users.role} = 'user' then false else ${exists(found)} end`
}

/** PostgreSQL's own name of a statement that no connection keeps. */
const UNNAMED = ''

export type LiveSession = Pick<SessionRow, 'generation' | 'usedAt' | 'expiresAt'> & {
  user: SessionUser
}

/**
 * Finds sessions: of each, in their order, it with its account; null where either has ended or the role has changed. Its statement is
 * built once: every call of everybody comes by here.
 */
export const sessionFinder = (db: Db) => {
  const { generation, usedAt, expiresAt } = sessions
  const { id, role, username, fullName } = users
  const query = db
    .select({
      ...{ generation, usedAt, expiresAt },
      user: {
        ...{ id, sessionId: sessions.id, role, username, fullName },
        hasSecondFactor: hasSecondFactor(db),
        confirmedAt: sessions.confirmedAt,
      },
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.role, sessions.role)))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('sessionIds')}::uuid[])`,
        isNull(sessions.revokedAt),
        isNull(users.deletedAt),
        isNull(users.lockedAt),
      ),
    )
    .prepare(UNNAMED)
  return async (sessionIds: readonly string[]): Promise<(LiveSession | null)[]> => {
    const rows = await query.execute({ sessionIds })
    const byId = new Map(rows.map((row) => [row.user.sessionId, row]))
    return sessionIds.map((sessionId) => byId.get(sessionId) ?? null)
  }
}

/** Whether an account was there and is no more. */
export const isErased = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, id), isNotNull(users.deletedAt)))) > 0

export const insertSession = (db: Db, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session)

/** Notes where the owner of a session is. */
export const rememberZone = async (
  tx: Db,
  { sessionId, zone }: { sessionId: string; zone: Zone },
): Promise<void> => {
  const owner = tx
    .select({ id: sessions.userId })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  await tx
    .update(users)
    .set({ timeZone: zone })
    .where(and(inArray(users.id, owner), sql`${users.timeZone} is distinct from ${zone}`))
}

/** The session with its account's present role (null: the account is gone), locked for renewal. */
export const lockSession = async (db: Db, id: string) => {
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.id, id))
    .for('update')
  if (!session) return null
  const [account] = await db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, session.userId), isNull(users.deletedAt)))
  return { session, accountRole: account?.role ?? null }
}

/** The first call with a generation's tokens. */
export type FirstUse = { id: string; generation: number; now: Date }

/** Notes that the answers with these generations' tokens have arrived, each once. */
export const markUsed = async (db: Db, uses: readonly FirstUse[]): Promise<void> => {
  // in one order, so that two servers that note the same ones wait for each other and not both
  const ordered = uses.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const first = sql`unnest(
    ${param(ordered.map(({ id }) => id))}::uuid[],
    ${param(ordered.map(({ generation }) => generation))}::integer[],
    ${param(ordered.map(({ now }) => now.toISOString()))}::timestamptz[]) as first (id, generation, at)`
  await db
    .update(sessions)
    .set({ usedAt: sql`first.at` })
    .from(first)
    .where(
      and(
        sql`${sessions.id} = first.id`,
        sql`${sessions.generation} = first.generation`,
        isNull(sessions.usedAt),
      ),
    )
}

export const updateSession = (
  db: Db,
  id: string,
  change: Partial<typeof sessions.$inferInsert>,
) => db.update(sessions).set(change).where(eq(sessions.id, id))

export const revokeSession = (
  db: Db,
  { id, reason, now }: { id: string; reason: SessionRow['revokedReason']; now: Date },
) =>
  db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))

/** Ends all sessions of an account, except one where it is given. */
export const revokeSessionsOf = (
  db: Db,
  {
    userId,
    except,
    reason,
    now,
  }: { userId: string; except?: string; reason: SessionRow['revokedReason']; now: Date },
) =>
  db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        ...(except ? [ne(sessions.id, except)] : []),
      ),
    )

/** Removes sessions that ended before `before`; a thousand at a time. */
export const removeEndedSessions = async (db: Db, before: Date): Promise<void> => {
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.expiresAt, before))
    .limit(1000)
  await db.delete(sessions).where(inArray(sessions.id, ended))
}
