import type { Id } from '../../lib/entities/identity.ts'
import { transact } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import { and, asc, eq, lt, lte, or } from '../db/orm.ts'
import { firstRow, onlyRow } from '../db/rows.ts'
import { dataExports } from '../db/schema/privacy.ts'

export type ExportRow = typeof dataExports.$inferSelect

/** The copy that an account asked for last. */
export const findExport = (db: Db, userId: Id): Promise<ExportRow | null> =>
  firstRow(db.select().from(dataExports).where(eq(dataExports.userId, userId)))

/** Removes an account's copy; answers it, for its bytes to go too. */
export const deleteExport = (tx: Db, userId: Id): Promise<ExportRow | null> =>
  firstRow(tx.delete(dataExports).where(eq(dataExports.userId, userId)).returning())

/** @throws Refusal of the unique index where the account has asked twice at once. */
export const insertExport = (
  tx: Db,
  row: { userId: Id; createdAt: Date },
): Promise<ExportRow> => onlyRow(tx.insert(dataExports).values(row).returning())

/** Takes the next copy that nobody makes; one claimed before `abandoned` has lost its server. */
export const claimExport = (
  db: Db,
  { now, abandoned }: { now: Date; abandoned: Date },
): Promise<ExportRow | null> =>
  transact(db, async (tx) => {
    const { id, state, claimedAt } = dataExports
    const next = tx
      .select({ id })
      .from(dataExports)
      .where(or(eq(state, 'queued'), and(eq(state, 'running'), lt(claimedAt, abandoned))))
      .orderBy(asc(dataExports.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    const [row] = await tx
      .update(dataExports)
      .set({ state: 'running', claimedAt: now })
      // not `in`, for which the database may look for the next at each row anew
      .where(eq(id, next))
      .returning()
    return row ?? null
  })

/** Ends the making of a copy; false where it is wanted no more, or another server has taken it. */
export const endExport = async (
  db: Db,
  { id, claimedAt }: Pick<ExportRow, 'id' | 'claimedAt'>,
  change:
    | { state: 'done'; fileName: string; size: number; expiresAt: Date }
    | { state: 'failed' },
): Promise<boolean> => {
  const rows = await db
    .update(dataExports)
    .set(change)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.state, 'running'),
        claimedAt ? eq(dataExports.claimedAt, claimedAt) : undefined,
      ),
    )
    .returning({ id: dataExports.id })
  return rows.length > 0
}

/** Removes the copies whose time is over; answers the names of their files. */
export const deleteExpiredExports = async (db: Db, now: Date): Promise<string[]> => {
  const rows = await db
    .delete(dataExports)
    .where(lte(dataExports.expiresAt, now))
    .returning({ name: dataExports.fileName })
  return rows.flatMap(({ name }) => name ?? [])
}
