import type { Id } from '../../lib/entities/identity.ts'
import type { AnswerOption, TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { and, avg, count, desc, eq, inArray, isNotNull, sql } from '../db/orm.ts'
import { surveys } from '../db/schema/participation.ts'
import { testAnswers, testAttempts, testQuestions, testSets } from '../db/schema/tests.ts'

/** Who has taken part in a coaching, erased accounts too: whoever else has left an attempt or a survey there does not count. */
export type Takers = { coachingId: Id; userIds: Id[] }

const endedBy = ({ coachingId, userIds }: Takers, kind: TestKind) =>
  and(
    eq(testAttempts.coachingId, coachingId),
    eq(testAttempts.kind, kind),
    isNotNull(testAttempts.endedAt),
    inArray(testAttempts.userId, userIds),
  )

/** The newest question set that somebody has taken to the end, and how many did; null when nobody did. */
export const findTakenSet = async (
  db: Db,
  takers: Takers,
  kind: TestKind,
): Promise<{ setId: Id; attempts: number } | null> => {
  if (takers.userIds.length === 0) return null
  const [row] = await db
    .select({ setId: testSets.id, attempts: count(testAttempts.id) })
    .from(testAttempts)
    .innerJoin(testSets, eq(testSets.id, testAttempts.setId))
    .where(endedBy(takers, kind))
    .groupBy(testSets.id)
    .orderBy(desc(testSets.version))
    .limit(1)
  return row ?? null
}

/** How often each option of each question of a set was chosen in attempts that have ended. */
export const countAnswers = (
  db: Db,
  { takers, kind, setId }: { takers: Takers; kind: TestKind; setId: Id },
): Promise<{ questionId: Id; answer: AnswerOption; times: number }[]> =>
  db
    .select({
      questionId: testAnswers.questionId,
      answer: testAnswers.answer,
      times: count(),
    })
    .from(testAnswers)
    .innerJoin(testAttempts, eq(testAttempts.id, testAnswers.attemptId))
    .innerJoin(testQuestions, eq(testQuestions.id, testAnswers.questionId))
    .where(and(endedBy(takers, kind), eq(testQuestions.setId, setId)))
    .groupBy(testAnswers.questionId, testAnswers.answer)

/** Mean rating of each element by its id. */
export const averageRatings = async (
  db: Db,
  { coachingId, userIds }: Takers,
): Promise<Map<string, number>> => {
  const rating = sql`lateral jsonb_each_text(${surveys.answers}) as rating(id, value)`
  const rows = await db
    .select({ id: sql<string>`rating.id`, average: avg(sql`rating.value::int`) })
    .from(surveys)
    .innerJoin(rating, sql`true`)
    .where(and(eq(surveys.coachingId, coachingId), inArray(surveys.userId, userIds)))
    .groupBy(sql`rating.id`)
  return new Map(rows.map(({ id, average }) => [id, Number(average)]))
}
