import type { Db } from '../db/client.ts'
import { and, desc, eq, lt, notInArray } from '../db/orm.ts'
import { knownDevices } from '../db/schema/account-guards.ts'

type Device = { userId: string; tokenHash: string }

export const isKnownDevice = async (db: Db, { userId, tokenHash }: Device) =>
  (await db.$count(
    knownDevices,
    and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, tokenHash)),
  )) > 0

/** Whether it was ever given out and still counts, for whatever account. */
export const isGivenOut = async (db: Db, tokenHash: string): Promise<boolean> =>
  (await db.$count(knownDevices, eq(knownDevices.tokenHash, tokenHash))) > 0

/** Notes that a device was used, and forgets all but the `most` last used of its account. */
export const putKnownDevice = async (
  tx: Db,
  { userId, tokenHash, now, most }: Device & { now: Date; most: number },
): Promise<void> => {
  await tx
    .insert(knownDevices)
    .values({ userId, tokenHash, usedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { usedAt: now },
    })
  const newest = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.usedAt))
    .limit(most)
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, newest)))
}

export const deleteDevicesOf = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

export const removeOldDevices = async (db: Db, before: Date): Promise<void> => {
  await db.delete(knownDevices).where(lt(knownDevices.usedAt, before))
}
