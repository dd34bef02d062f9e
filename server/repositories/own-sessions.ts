import type { Db } from '../db/client.ts'
import { and, desc, eq, gt, isNull, lt, sql } from '../db/orm.ts'
import { sessions } from '../db/schema/users.ts'

const { id, browser, system, createdAt, rotatedAt, usedAt, failedBefore } = sessions

/** When a session was last seen in use, as exactly as it is noted. */
const lastUsedAt = sql`coalesce(${usedAt}, ${rotatedAt})`.mapWith(rotatedAt)

/** The live sessions of an account, the one last used first. */
export const listSessionsOf = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  db
    .select({ id, browser, system, createdAt, lastUsedAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.idleExpiresAt, now),
      ),
    )
    .orderBy(desc(lastUsedAt), desc(createdAt))

/** The last login before the one that began a session, with how many failed in between; null where none is known any more. */
export const findPreviousLogin = async (
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
) => {
  const [began] = await db
    .select({ createdAt, failedSince: failedBefore })
    .from(sessions)
    .where(eq(id, sessionId))
  if (!began) return null
  const [row] = await db
    .select({ at: createdAt, browser, system })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), lt(createdAt, began.createdAt)))
    .orderBy(desc(createdAt))
    .limit(1)
  return row ? { ...row, failedSince: began.failedSince } : null
}

/**
 * Ends a session of an account; one that has ended keeps its end.
 *
 * @returns whether the account has had such a session
 */
export const endSessionOf = async (
  db: Db,
  ended: { id: string; userId: string; now: Date },
): Promise<boolean> => {
  const { revokedAt, revokedReason } = sessions
  const rows = await db
    .update(sessions)
    .set({
      revokedAt: sql`coalesce(${revokedAt}, ${ended.now})`,
      revokedReason: sql`coalesce(${revokedReason}, 'other-device')`,
    })
    .where(and(eq(id, ended.id), eq(sessions.userId, ended.userId)))
    .returning({ id })
  return rows.length > 0
}
