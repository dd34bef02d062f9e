import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { attendance, surveys } from '../db/schema/participation.ts'

/** A participant of a coaching. */
export type Participation = { coachingId: Id; userId: Id }

/** Whether a row of a table is of this participant in this coaching. */
export const isOfParticipation = (
  table: { coachingId: AnyColumn; userId: AnyColumn },
  { coachingId, userId }: Participation,
): SQL | undefined => and(eq(table.coachingId, coachingId), eq(table.userId, userId))

/** Whether the participant was at the meeting: a row means present. */
export const isPresent = async (db: Db, participation: Participation): Promise<boolean> =>
  (await db.$count(attendance, isOfParticipation(attendance, participation))) > 0

/** @returns false when this participant has answered before; the first answers stay. */
export const insertSurvey = async (
  db: Db,
  survey: Omit<typeof surveys.$inferInsert, 'id'>,
): Promise<boolean> => {
  const rows = await db
    .insert(surveys)
    .values(survey)
    .onConflictDoNothing()
    .returning({ id: surveys.id })
  return rows.length > 0
}

/** Who has answered the survey of a coaching. */
export const listSurveyed = async (db: Db, coachingId: Id): Promise<Set<Id>> => {
  const rows = await db
    .select({ userId: surveys.userId })
    .from(surveys)
    .where(eq(surveys.coachingId, coachingId))
  return new Set(rows.map(({ userId }) => userId))
}
