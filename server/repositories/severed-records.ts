import type { Id } from '../../lib/entities/identity.ts'
import { transact } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, sql } from '../db/orm.ts'
import { onlyRow } from '../db/rows.ts'
import { issuedCertificates } from '../db/schema/certificate-making.ts'
import { attendance, certificates, surveys } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { testAttempts } from '../db/schema/tests.ts'
import { users } from '../db/schema/users.ts'
import { NAMELESS } from './deleted-accounts.ts'

type Person = typeof users.$inferSelect

const listErased = (db: Db, { role, before }: { role: 'user' | 'office'; before: Date }) =>
  db
    .select()
    .from(users)
    .where(
      and(
        role === 'user' ? eq(users.role, 'user') : ne(users.role, 'user'),
        isNotNull(users.deletedAt),
        lt(users.deletedAt, before),
        isNull(users.severedAt),
      ),
    )
    .orderBy(asc(users.deletedAt))
    .limit(1000)

/** An account of nobody. */
const insertNobody = async (tx: Db, { deletedAt }: Person, now: Date): Promise<Id> => {
  const made = tx.insert(users).values({
    ...{ role: 'user', fullName: NAMELESS, deletedAt, severedAt: now },
    ...{ username: '', email: '', whatsapp: '', passwordHash: '' },
  })
  return (await onlyRow(made.returning({ id: users.id }))).id
}

const RECORDS = [proposals, attendance, testAttempts, surveys] as const

/** The records of one person: they count on, under an id that nothing else knows, and without what was typed. */
const sever = async (tx: Db, person: Person, now: Date): Promise<void> => {
  const nobody = { userId: await insertNobody(tx, person, now) }
  const { id } = person
  await tx
    .update(proposals)
    .set({
      questions: [],
      reason: sql`case when ${proposals.reason} is null then null else '' end`,
    })
    .where(eq(proposals.userId, id))
  await tx.update(surveys).set({ saran: null }).where(eq(surveys.userId, id))
  for (const table of RECORDS)
    await tx.update(table).set(nobody).where(eq(table.userId, id))
  // The register keeps the paper, and what leads from it to the records goes.
  const theirs = tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(eq(certificates.userId, id))
  await tx
    .update(issuedCertificates)
    .set({ certificateId: null })
    .where(inArray(issuedCertificates.certificateId, theirs))
  const paper = { userId: await insertNobody(tx, person, now) }
  await tx.update(certificates).set(paper).where(eq(certificates.userId, id))
  await tx.delete(users).where(eq(users.id, id))
}

/**
 * Takes the person from the records of accounts that were erased before `before`: from then on nothing tells whose they were, or
 * which certificate belongs to them. A thousand at a time, each in a transaction of its own.
 */
export const severRecords = async (
  db: Db,
  { before, now }: { before: Date; now: Date },
): Promise<void> => {
  for (const person of await listErased(db, { role: 'user', before }))
    await transact(db, (tx) => sever(tx, person, now))
}

/** Takes the names from admins who left before `before`: by then the audit trail has forgotten what they did. */
export const forgetAdmins = async (
  db: Db,
  { before, now }: { before: Date; now: Date },
): Promise<void> => {
  for (const { id } of await listErased(db, { role: 'office', before }))
    await db
      .update(users)
      .set({ fullName: 'Admin yang dihapus', severedAt: now })
      .where(eq(users.id, id))
}
