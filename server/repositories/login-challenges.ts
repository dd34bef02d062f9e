import type { Db } from '../db/client.ts'
import { and, eq, gt, lte } from '../db/orm.ts'
import { loginChallenges } from '../db/schema/second-factors.ts'

type Challenge = { tokenHash: string; now: Date }

const isOpen = ({ tokenHash, now }: Challenge) =>
  and(eq(loginChallenges.tokenHash, tokenHash), gt(loginChallenges.expiresAt, now))

export const insertChallenge = async (
  tx: Db,
  challenge: typeof loginChallenges.$inferInsert,
): Promise<void> => {
  await tx.insert(loginChallenges).values(challenge)
}

/** Whose login waits; null where it does not any more. */
export const findChallenged = async (
  db: Db,
  challenge: Challenge,
): Promise<string | null> => {
  const [row] = await db.select().from(loginChallenges).where(isOpen(challenge))
  return row?.userId ?? null
}

/** Ends a challenge: of several at once, one did. */
export const takeChallenge = async (tx: Db, challenge: Challenge): Promise<boolean> => {
  const { tokenHash } = loginChallenges
  const rows = await tx
    .delete(loginChallenges)
    .where(isOpen(challenge))
    .returning({ tokenHash })
  return rows.length > 0
}

export const deleteChallengesOf = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId))
}

export const removeExpiredChallenges = async (db: Db, now: Date): Promise<void> => {
  await db.delete(loginChallenges).where(lte(loginChallenges.expiresAt, now))
}
