import { CONDITION_LABELS } from '../../lib/domain/participation/conditions.ts'
import type { TestQuestion, TestResult, TestSummaryItem } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { conflict } from '../problem.ts'
import type { Participation } from '../repositories/participation.ts'
import {
  type AttemptRef,
  findAttempt,
  findNewestSet,
  listAnswers,
  listQuestions,
  type QuestionRow,
} from '../repositories/tests.ts'
import { closeOverdueAttempts } from './close-attempts.ts'
import { requireProposed } from './coaching-access.ts'
import { notStarted, openTest } from './test-taking.ts'

type Reader = AttemptRef & { now: Date }

/** Never with the right answer (decision 48). */
const toQuestion = ({
  id,
  no,
  soal,
  pilA,
  pilB,
  pilC,
  pilD,
}: QuestionRow): TestQuestion => ({
  ...{ id, no, soal },
  ...{ pilA, pilB, pilC, pilD },
})

/**
 * The questions of the own attempt, also after its end, because the review shows their text.
 *
 * @throws Problem 409 before the start.
 */
export const readQuestions = async (db: Db, reader: Reader): Promise<TestQuestion[]> => {
  const { ref } = await openTest(db, reader)
  const attempt = await findAttempt(db, ref)
  if (!attempt) throw notStarted(ref.kind)
  return (await listQuestions(db, attempt.setId)).map(toQuestion)
}

/** The result of an ended attempt; null before. `benar` is 0 while there is no answer key. */
export const readResult = async (db: Db, reader: Reader): Promise<TestResult | null> => {
  const { ref } = await openTest(db, reader)
  const attempt = await findAttempt(db, ref)
  if (!attempt?.endedAt) return null
  return {
    startTime: attempt.startedAt.toISOString(),
    endTime: attempt.endedAt.toISOString(),
    benar: attempt.benar ?? 0,
    totalSoal: attempt.total,
    score: attempt.score ?? '-',
  }
}

/**
 * Each question with the own and the right answer.
 *
 * @throws Problem 409 before the end.
 */
export const readSummary = async (db: Db, reader: Reader): Promise<TestSummaryItem[]> => {
  const { ref } = await openTest(db, reader)
  const attempt = await findAttempt(db, ref)
  if (!attempt) throw notStarted(ref.kind)
  if (!attempt.endedAt) throw conflict(`${CONDITION_LABELS[ref.kind]} Anda belum berakhir.`)
  const answers = new Map(
    (await listAnswers(db, [attempt.id])).map(({ questionId, answer }) => [
      questionId,
      answer,
    ]),
  )
  const questions = await listQuestions(db, attempt.setId)
  return questions.map(({ id, no, pilA, pilB, pilC, pilD, rightAnswer }) => ({
    ...{ no, pilA, pilB, pilC, pilD, rightAnswer },
    userAnswer: answers.get(id) ?? null,
  }))
}

/**
 * Whether the post-test may be taken, apart from its window, which the client watches itself
 * (decision 55): an accepted participant, a test is there, and the single attempt has not ended.
 * Attendance is no condition: admins may record it from the meeting's report after 21:00.
 */
export const isPostTestEligible = async (
  db: Db,
  { now, ...participation }: Participation & { now: Date },
): Promise<boolean> => {
  const { proposal } = await requireProposed(db, participation)
  if (proposal.status !== 'APPROVED') return false
  await closeOverdueAttempts(db, now, participation)
  const ref = { ...participation, kind: 'post-test' as const }
  const attempt = await findAttempt(db, ref)
  if (attempt) return attempt.endedAt === null
  return (await findNewestSet(db, ref)) !== null
}
