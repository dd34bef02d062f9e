import type { AsalInstansi } from '../../lib/entities/user.ts'
import type { Db } from '../db/client.ts'
import { and, asc, count, eq, isNull } from '../db/orm.ts'
import { firstRow } from '../db/rows.ts'
import { institutions, users } from '../db/schema/users.ts'
import { lockName } from './locks.ts'
import { byName } from './searched-text.ts'

const SHAPE = { id: institutions.id, name: institutions.name }

export const listInstitutions = (db: Db): Promise<AsalInstansi[]> =>
  db
    .select(SHAPE)
    .from(institutions)
    .orderBy(asc(institutions.position), byName(institutions.name))

export const findInstitution = (db: Db, id: string): Promise<AsalInstansi | null> =>
  firstRow(db.select(SHAPE).from(institutions).where(eq(institutions.id, id)))

/** The same, and until this transaction ends nobody deletes it: for an account that chooses it. */
export const holdInstitution = (tx: Db, id: string): Promise<AsalInstansi | null> => {
  const found = tx.select(SHAPE).from(institutions).where(eq(institutions.id, id))
  return firstRow(found.for('key share'))
}

/** Locks it against accounts that would choose it meanwhile. */
export const lockInstitution = async (tx: Db, id: string): Promise<AsalInstansi | null> => {
  const found = tx.select(SHAPE).from(institutions).where(eq(institutions.id, id))
  return firstRow(found.for('update'))
}

export const insertInstitution = (db: Db, name: string): Promise<AsalInstansi | null> =>
  firstRow(db.insert(institutions).values({ name }).returning(SHAPE))

/** Adds the names that are not there yet. @returns how many those were */
export const insertMissing = async (db: Db, names: readonly string[]): Promise<number> => {
  // two files may name the same in opposite order
  await lockName(db, 'institutions')
  const rows = await db
    .insert(institutions)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing()
    .returning({ id: institutions.id })
  return rows.length
}

export const updateInstitution = async (
  db: Db,
  { id, name }: AsalInstansi,
): Promise<AsalInstansi | null> => {
  const [row] = await db
    .update(institutions)
    .set({ name })
    .where(eq(institutions.id, id))
    .returning(SHAPE)
  return row ?? null
}

export const deleteInstitution = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(institutions).where(eq(institutions.id, id))
}

export const countAccountsOf = async (db: Db, id: string): Promise<number> => {
  const isOfIt = and(eq(users.institutionId, id), isNull(users.deletedAt))
  const [row] = await db.select({ accounts: count() }).from(users).where(isOfIt)
  return row?.accounts ?? 0
}
