import type { Db } from '../db/client.ts'
import { and, eq, gt, lte, sql } from '../db/orm.ts'
import { heardNumbers } from '../db/schema/system.ts'

/** Notes when a number was heard last; what is told late takes nothing back. */
export const insertHeard = async (
  db: Db,
  heard: typeof heardNumbers.$inferInsert,
): Promise<void> => {
  await db
    .insert(heardNumbers)
    .values(heard)
    .onConflictDoUpdate({
      target: heardNumbers.numberHash,
      set: { heardAt: sql`greatest(${heardNumbers.heardAt}, excluded.heard_at)` },
    })
}

export const wasHeardAfter = async (
  db: Db,
  { numberHash, after }: { numberHash: string; after: Date },
): Promise<boolean> =>
  (await db.$count(
    heardNumbers,
    and(eq(heardNumbers.numberHash, numberHash), gt(heardNumbers.heardAt, after)),
  )) > 0

export const removeHeard = async (db: Db, before: Date): Promise<void> => {
  await db.delete(heardNumbers).where(lte(heardNumbers.heardAt, before))
}
