import type { Db } from '../db/client.ts'
import { and, asc, eq, gt, isAmong, lte } from '../db/orm.ts'
import { passwordLinks, recoveryRequests } from '../db/schema/users.ts'

export const insertRecoveryRequest = async (
  db: Db,
  request: { identity: string; createdAt: Date },
): Promise<void> => {
  await db.insert(recoveryRequests).values(request)
}

type Requests = { identity: string; createdAt: Date }[]

/**
 * Takes the oldest requests out, if `work` on them succeeds; two servers never take the same one.
 *
 * @returns how many there were
 */
export const takeRecoveryRequests = (
  db: Db,
  limit: number,
  work: (tx: Db, requests: Requests) => Promise<void>,
): Promise<number> =>
  db.transaction(async (tx) => {
    // on its own: inside of the other the database may look for the oldest at each row anew
    const oldest = await tx
      .select({ id: recoveryRequests.id })
      .from(recoveryRequests)
      .orderBy(asc(recoveryRequests.createdAt))
      .limit(limit)
      .for('update', { skipLocked: true })
    const ids = oldest.map(({ id }) => id)
    const { identity, createdAt } = recoveryRequests
    const requests = await tx
      .delete(recoveryRequests)
      .where(isAmong(recoveryRequests.id, ids))
      .returning({ identity, createdAt })
    await work(tx, requests)
    return requests.length
  })

type Link = typeof passwordLinks.$inferInsert

/** The account's newest link, in the place of any other. */
export const putLink = async (db: Db, { userId, ...link }: Link): Promise<void> => {
  await db
    .insert(passwordLinks)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: passwordLinks.userId, set: link })
}

const isGood = ({ tokenHash, now }: { tokenHash: string; now: Date }) =>
  and(eq(passwordLinks.tokenHash, tokenHash), gt(passwordLinks.expiresAt, now))

export const hasLink = async (
  db: Db,
  link: { tokenHash: string; now: Date },
): Promise<boolean> => (await db.$count(passwordLinks, isGood(link))) > 0

/** Uses a link up: of several at once, one gets its account. */
export const takeLink = async (
  tx: Db,
  link: { tokenHash: string; now: Date },
): Promise<string | null> => {
  const [row] = await tx
    .delete(passwordLinks)
    .where(isGood(link))
    .returning({ userId: passwordLinks.userId })
  return row?.userId ?? null
}

export const deleteLinkOf = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId))
}

export const removeExpiredLinks = async (db: Db, now: Date): Promise<void> => {
  await db.delete(passwordLinks).where(lte(passwordLinks.expiresAt, now))
}
