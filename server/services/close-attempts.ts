import { DELIVERY_GRACE_SECONDS, grade } from '../../lib/domain/tests/test-session.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import type { Participation } from '../repositories/participation.ts'
import {
  type Graded,
  hasOverdue,
  lockEnded,
  lockKey,
  lockSet,
  updateScores,
  withOverdue,
} from '../repositories/test-grades.ts'
import { listAnswers } from '../repositories/tests.ts'

const GRACE_MS = DELIVERY_GRACE_SECONDS * 1000
const BATCH = 200

/** What the attempts of one question set are worth, by attempt. */
const gradesOf = async (tx: Db, setId: Id, ids: Id[]) => {
  const questions = await lockKey(tx, setId)
  const answers = Map.groupBy(await listAnswers(tx, ids), ({ attemptId }) => attemptId)
  const questionIds = questions.map(({ id }) => id)
  const key = new Map(
    questions.flatMap(({ id, rightAnswer }) =>
      rightAnswer ? [[id, rightAnswer] as const] : [],
    ),
  )
  return ids.map((id) => {
    const given = (answers.get(id) ?? []).map(
      ({ questionId, answer }) => [questionId, answer] as const,
    )
    const { benar, score } = grade({ questionIds, key, answers: new Map(given) })
    return score === '-' ? { id, benar: null, score: null } : { id, benar, score }
  })
}

/** Grades attempts, which end with it where `endedBy` is given. */
const gradeAttempts = async (tx: Db, attempts: Graded[], endedBy: Date | null) => {
  for (const [setId, ofSet] of Map.groupBy(attempts, (attempt) => attempt.setId)) {
    for (let from = 0; from < ofSet.length; from += BATCH) {
      const ids = ofSet.slice(from, from + BATCH).map(({ id }) => id)
      await updateScores(tx, await gradesOf(tx, setId, ids), endedBy)
    }
  }
}

/** Ends and grades running attempts that the caller has locked. */
export const closeAttempts = async (
  tx: Db,
  attempts: Graded[],
  now: Date,
): Promise<void> => {
  await gradeAttempts(tx, attempts, now)
}

/**
 * Closes and grades attempts that nobody ended in time, with their deadline as their end: all of
 * them for the timer and the admin's overviews, or those of one participant before their data are
 * read.
 */
export const closeOverdueAttempts = async (
  db: Db,
  now: Date,
  whose?: Participation,
): Promise<void> => {
  const limits = {
    before: new Date(now.getTime() - GRACE_MS),
    ...(whose && { whose }),
  }
  if (!(await hasOverdue(db, limits))) return
  const closeSome = () =>
    withOverdue(db, { ...limits, limit: BATCH }, (tx, attempts) =>
      closeAttempts(tx, attempts, now),
    )
  // Where they are fewer, what is left is being closed by someone else.
  while ((await closeSome()) === BATCH);
}

/**
 * Grades the ended attempts of a question set again, by its new answer key. To be called in the
 * transaction that stores the key.
 *
 * @returns how many attempts have been graded.
 */
export const rescoreAttempts = async (tx: Db, setId: Id): Promise<number> => {
  await lockSet(tx, setId)
  const attempts = await lockEnded(tx, setId)
  await gradeAttempts(tx, attempts, null)
  return attempts.length
}
