import type { Db } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { attendance, surveys } from '../db/schema/participation.ts'
import type { Participation } from './certificates.ts'

/** Whether the participant was at the meeting: a row means present. */
export const isPresent = async (
  db: Db,
  { coachingId, userId }: Participation,
): Promise<boolean> => {
  const rows = await db
    .select({ userId: attendance.userId })
    .from(attendance)
    .where(and(eq(attendance.coachingId, coachingId), eq(attendance.userId, userId)))
  return rows.length > 0
}

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
