import type { Db } from '../db/client.ts'
import { attendance, surveys } from '../db/schema/participation.ts'
import { isOfParticipation, type Participation } from './certificates.ts'

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
