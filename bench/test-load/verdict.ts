import type { Db } from '../../server/db/client.ts'
import { eq, isNotNull } from '../../server/db/orm.ts'
import { testAnswers, testAttempts } from '../../server/db/schema/tests.ts'
import { missed } from '../goals.ts'
import { percentile } from '../percentile.ts'
import type { Done } from './load.ts'

/** Prints how long the calls took. */
export const report = ({ took }: Done): void => {
  for (const [name, milliseconds] of Object.entries(took)) {
    const [p50, p95, p99, most] = [50, 95, 99, 100].map((share) =>
      Math.round(percentile(milliseconds, share)),
    )
    console.log(
      `${name}: ${milliseconds.length} calls, p50 ${p50}, p95 ${p95}, p99 ${p99}, max ${most} ms`,
    )
  }
}

/** @returns the exit code: 1 where people wait longer than they should */
export const judge = ({ took }: Done, isEmbedded: boolean): 0 | 1 => {
  const p99 = (name: keyof Done['took']) => Math.round(percentile(took[name], 99))
  const goals: [what: string, seen: number, most: number][] = [
    ['p99 of an answer, ms', p99('answer'), isEmbedded ? 300 : 150],
  ]
  if (!isEmbedded)
    goals.push(
      ['p99 of a start, ms', p99('start'), 2000],
      ['p99 of an end, ms', p99('end'), 3000],
    )
  return missed(goals)
}

/** Compares what is stored with what was confirmed. @returns what is missing or wrong */
export const verify = async (db: Db, { confirmed, took }: Done): Promise<string[]> => {
  const rows = await db
    .select({
      ...{ userId: testAttempts.userId, questionId: testAnswers.questionId },
      choice: testAnswers.answer,
    })
    .from(testAnswers)
    .innerJoin(testAttempts, eq(testAttempts.id, testAnswers.attemptId))
  const stored = new Map(rows.map((row) => [`${row.userId} ${row.questionId}`, row.choice]))
  const lost = [...confirmed].filter(([key, choice]) => stored.get(key) !== choice)
  const ended = await db.$count(testAttempts, isNotNull(testAttempts.endedAt))
  console.log(
    `${confirmed.size} answers confirmed, ${lost.length} lost; ${ended} attempts ended`,
  )
  return [
    ...lost.map(([key]) => `lost: ${key}`),
    ...(ended === took.end.length ? [] : [`${ended} of ${took.end.length} attempts ended`]),
  ]
}
