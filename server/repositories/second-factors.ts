import type { Db } from '../db/client.ts'
import { and, eq, isNotNull, isNull, lt } from '../db/orm.ts'
import { firstRow } from '../db/rows.ts'
import { recoveryCodes, secondFactors } from '../db/schema/second-factors.ts'

export type SecondFactorRow = typeof secondFactors.$inferSelect

const isOf = (userId: string) => eq(secondFactors.userId, userId)

export const findSecondFactor = (db: Db, userId: string): Promise<SecondFactorRow | null> =>
  firstRow(db.select().from(secondFactors).where(isOf(userId)))

/** A key that waits for its first code, in the place of another that waits; false where one is in use. */
export const putNewKey = async (
  tx: Db,
  { userId, secret }: { userId: string; secret: string },
): Promise<boolean> => {
  const rows = await tx
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

type Step = { userId: string; secret: string; step: number }

/** Puts the key in use that was just looked at; false where another has taken its place, or it is in use. */
export const confirmKey = async (
  tx: Db,
  { userId, secret, step, now }: Step & { now: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(
      and(
        isOf(userId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** Uses up the code of a time step and all before it: of several at once, one did. */
export const takeStep = async (
  tx: Db,
  { userId, secret, step }: Step,
): Promise<boolean> => {
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        isOf(userId),
        eq(secondFactors.secret, secret),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** @returns whether one was in use */
export const deleteSecondFactor = async (tx: Db, userId: string): Promise<boolean> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const { confirmedAt } = secondFactors
  const rows = await tx.delete(secondFactors).where(isOf(userId)).returning({ confirmedAt })
  return rows.some((row) => row.confirmedAt !== null)
}

export const replaceRecoveryCodes = async (
  tx: Db,
  userId: string,
  codeHashes: string[],
): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}

export const listRecoveryCodes = (db: Db, userId: string) =>
  db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))

export const countRecoveryCodes = (db: Db, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

/** Uses a recovery code up: of several at once, one did. */
export const takeRecoveryCode = async (tx: Db, id: string): Promise<boolean> => {
  const rows = await tx
    .delete(recoveryCodes)
    .where(eq(recoveryCodes.id, id))
    .returning({ id: recoveryCodes.id })
  return rows.length > 0
}
