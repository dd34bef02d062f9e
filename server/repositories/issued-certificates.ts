import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, desc, eq, inArray, isNull, sql } from '../db/orm.ts'
import { firstRow, onlyRow } from '../db/rows.ts'
import {
  certificateCounters,
  certificateSettings,
  issuedCertificates as issued,
} from '../db/schema/certificate-making.ts'
import { certificates } from '../db/schema/participation.ts'
import { users } from '../db/schema/users.ts'

export type SettingsRow = typeof certificateSettings.$inferSelect
export type IssuedRow = typeof issued.$inferSelect

export const findSettings = async (db: Db, coachingId: Id): Promise<SettingsRow | null> => {
  const [row] = await db
    .select()
    .from(certificateSettings)
    .where(eq(certificateSettings.coachingId, coachingId))
  return row ?? null
}

export const putSettings = async (tx: Db, settings: SettingsRow): Promise<void> => {
  const { coachingId: target } = certificateSettings
  await tx
    .insert(certificateSettings)
    .values(settings)
    .onConflictDoUpdate({ target, set: settings })
}

/** The last number given of a counter. */
export const lastNumber = async (db: Db, scope: string): Promise<number> => {
  const [row] = await db
    .select({ last: certificateCounters.last })
    .from(certificateCounters)
    .where(eq(certificateCounters.scope, scope))
  return row?.last ?? 0
}

/** The next number of a counter; whoever wants another waits for the end of this transaction. */
export const takeNumber = async (tx: Db, scope: string): Promise<number> => {
  const { scope: target, last: known } = certificateCounters
  const { last } = await onlyRow(
    tx
      .insert(certificateCounters)
      .values({ scope, last: 1 })
      .onConflictDoUpdate({ target, set: { last: sql`${known} + 1` } })
      .returning(),
  )
  return last
}

/** Which of these numbers stand on a certificate already, whatever pattern gave them. */
export const findGivenNumbers = async (db: Db, numbers: string[]): Promise<Set<string>> => {
  if (numbers.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ number: issued.number })
    .from(issued)
    .where(inArray(issued.number, numbers))
  return new Set(rows.map(({ number }) => number))
}

/** A participant's row, locked: of several who issue, upload or withdraw, one after the other. */
export const lockCertificate = (tx: Db, id: Id) =>
  firstRow(tx.select().from(certificates).where(eq(certificates.id, id)).for('update'))

export const findIssuedByKode = (db: Db, kode: string): Promise<IssuedRow | null> =>
  firstRow(db.select().from(issued).where(eq(issued.kode, kode)))

export const findIssued = (db: Db, id: Id): Promise<IssuedRow | null> =>
  firstRow(db.select().from(issued).where(eq(issued.id, id)))

/** A version, locked: it may outlive the row of its participant. */
export const lockIssued = (tx: Db, id: Id): Promise<IssuedRow | null> =>
  firstRow(tx.select().from(issued).where(eq(issued.id, id)).for('update'))

/** The newest version of each of these rows. */
export const newestIssuedOf = async (
  db: Db,
  certificateIds: Id[],
): Promise<Map<Id | null, IssuedRow>> => {
  if (certificateIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([issued.certificateId])
    .from(issued)
    .where(inArray(issued.certificateId, certificateIds))
    .orderBy(issued.certificateId, desc(issued.version))
  return new Map(rows.map((row) => [row.certificateId, row]))
}

/** The longest name of any participant, for samples. */
export const findLongestName = async (db: Db): Promise<string | null> => {
  const [row] = await db
    .select({ name: users.fullName })
    .from(users)
    .where(and(eq(users.role, 'user'), isNull(users.deletedAt)))
    .orderBy(desc(sql`length(${users.fullName})`), users.fullName)
    .limit(1)
  return row?.name ?? null
}

export const insertIssued = (tx: Db, row: typeof issued.$inferInsert): Promise<IssuedRow> =>
  onlyRow(tx.insert(issued).values(row).returning())

/** Changes a version that is still in the state from which it goes on; false where another was first. */
export const changeIssued = async (
  tx: Db,
  { id, from }: { id: Id; from: IssuedRow['state'] },
  change: Partial<IssuedRow>,
): Promise<boolean> => {
  const rows = await tx
    .update(issued)
    .set(change)
    .where(and(eq(issued.id, id), eq(issued.state, from)))
    .returning({ id: issued.id })
  return rows.length > 0
}
