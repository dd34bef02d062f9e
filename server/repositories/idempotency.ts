import type { Db } from '../db/client.ts'
import { and, eq, gt, lte } from '../db/orm.ts'
import { idempotencyKeys } from '../db/schema/system.ts'

type KeyRow = typeof idempotencyKeys.$inferSelect
type KeyRef = Pick<KeyRow, 'scope' | 'keyHash'>

const isKey = ({ scope, keyHash }: KeyRef) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.keyHash, keyHash))

export const findKey = async (db: Db, ref: KeyRef, now: Date): Promise<KeyRow | null> => {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(isKey(ref), gt(idempotencyKeys.expiresAt, now)))
  return row ?? null
}

/** @returns false when the key is claimed; waits for a transaction that is just claiming it. */
export const claimKey = async (
  tx: Db,
  row: typeof idempotencyKeys.$inferInsert,
  now: Date,
): Promise<boolean> => {
  await tx
    .delete(idempotencyKeys)
    .where(and(isKey(row), lte(idempotencyKeys.expiresAt, now)))
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ scope: idempotencyKeys.scope })
  return claimed.length > 0
}

export const keepAnswer = (tx: Db, ref: KeyRef, kept: Pick<KeyRow, 'answer' | 'version'>) =>
  tx.update(idempotencyKeys).set(kept).where(isKey(ref))

export const removeKey = async (db: Db, ref: KeyRef): Promise<void> => {
  await db.delete(idempotencyKeys).where(isKey(ref))
}

export const removeExpiredKeys = async (db: Db, now: Date): Promise<void> => {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now))
}
