import { shownWhatsapp } from '../../lib/domain/people/whatsapp.ts'
import { sequenceAt } from '../../lib/domain/schedule/calendar-text.ts'
import type { AdminOption } from '../../lib/entities/coaching.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, eq, inArray, isNull, sql } from '../db/orm.ts'
import { onlyRow } from '../db/rows.ts'
import { coaches, coachingCodeCounters, coachings, materi } from '../db/schema/coachings.ts'
import { users } from '../db/schema/users.ts'
import { byName } from './searched-text.ts'

type NewCoaching = Omit<
  typeof coachings.$inferInsert,
  'coachingCode' | 'calendarSequence' | 'createdAt'
> & { createdAt: Date }
export type CoachingChange = Partial<NewCoaching>
type Person = Omit<typeof coaches.$inferInsert, 'coachingId'>
type Material = { name: string; fileUrl: string }

const CODE_DIGITS = 3

/** The next running number of a year; the counter's row is locked until the transaction ends. */
const nextCode = async (tx: Db, year: number): Promise<string> => {
  const { year: target, last: known } = coachingCodeCounters
  const { last } = await onlyRow(
    tx
      .insert(coachingCodeCounters)
      .values({ year, last: 1 })
      .onConflictDoUpdate({ target, set: { last: sql`${known} + 1` } })
      .returning(),
  )
  return `KHT-${year}-${String(last).padStart(CODE_DIGITS, '0')}`
}

/** @param year of the coaching's code; the caller's zone decides it at New Year. */
export const insertCoaching = async (
  tx: Db,
  { year, ...values }: NewCoaching & { year: number },
): Promise<Id> => {
  const coachingCode = await nextCode(tx, year)
  const calendarSequence = sequenceAt(values.createdAt.getTime())
  const row = { ...values, coachingCode, calendarSequence }
  const { id } = coachings
  return (await onlyRow(tx.insert(coachings).values(row).returning({ id }))).id
}

/** Its calendar sequence rises, also where the clock was set back meanwhile. */
export const updateCoaching = async (
  tx: Db,
  id: Id,
  change: CoachingChange & { updatedAt: Date },
): Promise<void> => {
  const { calendarSequence: sequence } = coachings
  const calendarSequence = sql`greatest(${sequence} + 1, ${sequenceAt(change.updatedAt.getTime())})`
  await tx
    .update(coachings)
    .set({ ...change, calendarSequence })
    .where(eq(coachings.id, id))
}

/** Ids among these that are coaches or moderator of this coaching. */
const ownIds = async (tx: Db, coachingId: Id): Promise<Set<string>> => {
  const rows = await tx
    .select({ id: coaches.id })
    .from(coaches)
    .where(eq(coaches.coachingId, coachingId))
  return new Set(rows.map(({ id }) => id))
}

/** Puts these in place of the stored people of those types; whoever was there before keeps the id. */
export const replacePeople = async (
  tx: Db,
  {
    coachingId,
    types,
    people,
  }: { coachingId: Id; types: Person['type'][]; people: Person[] },
): Promise<void> => {
  const own = await ownIds(tx, coachingId)
  await tx
    .delete(coaches)
    .where(and(eq(coaches.coachingId, coachingId), inArray(coaches.type, types)))
  if (people.length === 0) return
  const rows = people.map(({ id, ...person }) => ({
    ...person,
    coachingId,
    ...(id && own.has(id) && { id }),
  }))
  await tx.insert(coaches).values(rows)
}

/** Puts these materials into slots 1, 2, 3 … in place of the stored ones. */
export const replaceMateri = async (
  tx: Db,
  coachingId: Id,
  materials: Material[],
): Promise<void> => {
  await tx.delete(materi).where(eq(materi.coachingId, coachingId))
  if (materials.length === 0) return
  await tx
    .insert(materi)
    .values(materials.map((item, index) => ({ ...item, coachingId, position: index + 1 })))
}

const isAdmin = and(
  inArray(users.role, ['admin', 'superadmin']),
  isNull(users.deletedAt),
  isNull(users.lockedAt),
)

/** Whom a coaching can be given to; `extra` is what the form shows beside the choice (decision 40). */
export const listAdminOptions = async (db: Db): Promise<AdminOption[]> => {
  const rows = await db.select().from(users).where(isAdmin).orderBy(byName(users.fullName))
  return rows.map(({ id, fullName, whatsapp, email }) => ({
    id,
    fullName,
    extra: `${shownWhatsapp(whatsapp)} · ${email}`,
  }))
}

/** Whether a coaching can be given to this account, which until this transaction ends nobody locks or removes. */
export const holdAdminAccount = async (tx: Db, id: Id): Promise<boolean> => {
  const found = tx
    .select({ id: users.id })
    .from(users)
    .where(and(isAdmin, eq(users.id, id)))
  return (await found.for('share')).length > 0
}
