import { CONDITION_LABELS } from '../../lib/domain/participation/conditions.ts'
import { type Facts, factsOf } from '../../lib/domain/participation/facts.ts'
import { stepsOf } from '../../lib/domain/participation/steps.ts'
import { isOverdue, testDeadline } from '../../lib/domain/participation/timing.ts'
import { WIB } from '../../lib/domain/schedule/time-zone.ts'
import { remainingSeconds } from '../../lib/domain/tests/test-session.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { AnswerOption, TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { badRequest, conflict, notFound } from '../problem.ts'
import type { CoachingRow } from '../repositories/coachings.ts'
import {
  type AttemptRef,
  findAttemptWithAnswers,
  findNewestSet,
  insertAnswer,
  insertAttempt,
  lockAnswer,
  lockAttempt,
  updateAnswer,
} from '../repositories/tests.ts'
import { type Ordered, replaces } from './answer-order.ts'
import { closeAttempts, closeOverdueAttempts } from './close-attempts.ts'
import { admitParticipant, requireParticipant } from './coaching-access.ts'
import { toSchedule } from './coaching-view.ts'
import { OFFICE_ZONE } from './office-zone.ts'

export const notStarted = (kind: TestKind) =>
  conflict(`${CONDITION_LABELS[kind]} belum dimulai.`)
const isOverProblem = (kind: TestKind) =>
  conflict(`${CONDITION_LABELS[kind]} anda telah berakhir.`)

/**
 * The participant's way to a test; an attempt whose time is over is closed on the way.
 *
 * @throws Problem 404 unknown coaching, 410 deleted, 403 not accepted.
 */
export const openTest = async (
  db: Db,
  { now, ...ref }: AttemptRef & { now: Date },
): Promise<{ coaching: CoachingRow; ref: AttemptRef }> => {
  const { coaching } = await requireParticipant(db, ref)
  await closeOverdueAttempts(db, now, ref)
  return { coaching, ref }
}

type Start = { coaching: CoachingRow; ref: AttemptRef; now: Date }

/** What 'Langkah Anda' says of a test that is not running. */
const stepOf = ({ coaching, ref, now }: Start, test: Facts['tests'][TestKind]) => {
  const facts: Facts = {
    ...factsOf(undefined),
    proposal: 'APPROVED',
    schedule: toSchedule(coaching),
    tests: { 'pre-test': test, 'post-test': test },
  }
  return stepsOf(facts, { now, timeZone: WIB })[ref.kind]
}

const beginAttempt = async (tx: Db, start: Start) => {
  const { coaching, ref, now } = start
  const set = await findNewestSet(tx, ref)
  const ready = set && set.questions > 0 ? 'yes' : 'no questions'
  const { state, reason } = stepOf(start, { done: 'no', ready })
  if (!set || state !== 'open') throw conflict(reason)
  const test = {
    kind: ref.kind,
    minutes:
      ref.kind === 'pre-test'
        ? coaching.preTestDurationMinutes
        : coaching.postTestDurationMinutes,
    tanggalMeeting: toSchedule(coaching).tanggalMeeting,
  }
  const deadline = testDeadline(test, now, OFFICE_ZONE)
  const attempt = { setId: set.id, total: set.questions, startedAt: now, deadline }
  const begun = await insertAttempt(tx, { ...ref, ...attempt })
  // Another tab may have been first.
  return begun ? { ...begun, answers: [] } : findAttemptWithAnswers(tx, ref)
}

/**
 * Starts the single attempt, or goes on with the running one: the deadline and the questions stay
 * those of the first call.
 *
 * @throws Problem 409 with the step's own reason: the attempt has ended, there is no test, or it is
 * not the time of the post-test.
 */
export const startTest = async (tx: Db, { now, ...ref }: AttemptRef & { now: Date }) => {
  const start = { coaching: (await requireParticipant(tx, ref)).coaching, ref, now }
  const attempt = (await findAttemptWithAnswers(tx, ref)) ?? (await beginAttempt(tx, start))
  if (!attempt || attempt.endedAt || isOverdue(attempt, now))
    throw conflict(stepOf(start, { done: 'yes', ready: 'yes' }).reason)
  const { deadline, answers } = attempt
  const remainingTimeSeconds = remainingSeconds(deadline.getTime(), now.getTime())
  return { remainingTimeSeconds, answers }
}

/** @throws Problem 400 for a header that is no whole number. */
export const readAnswerSeq = (header: string | string[] | undefined): number | null => {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header))
    throw badRequest(undefined, 'X-Answer-Seq tidak valid.')
  return Number(header)
}

/**
 * The participant's running or ended attempt, held until the transaction ends.
 *
 * @throws Problem as `requireParticipant`, 409 before the start.
 */
const holdAttempt = async (
  tx: Db,
  ref: AttemptRef & { questionId?: Id },
  strength: 'share' | 'update',
) => {
  const held = await lockAttempt(tx, ref, strength)
  if (held) {
    admitParticipant(held)
    return held
  }
  await requireParticipant(tx, ref)
  throw notStarted(ref.kind)
}

type Choice = Ordered & { attemptId: Id; questionId: Id; answer: AnswerOption }

/** Stores a choice where it is the newest; answers which one stands then. */
const standingAnswer = async (tx: Db, choice: Choice): Promise<AnswerOption> => {
  if (await insertAnswer(tx, choice)) return choice.answer
  const standing = await lockAnswer(tx, choice)
  if (standing && !replaces(choice, standing)) return standing.answer
  await updateAnswer(tx, choice)
  return choice.answer
}

/**
 * Stores a choice, in time or under way when the time ended (decision 49). The very choice that stands,
 * sent again because the answer was lost, is answered as it was, also when the attempt is over by now.
 *
 * @returns the choice that stands: a later one of the same participant may have come first.
 * @throws Problem 404 a question of another test, 409 before the start and after the end.
 */
export const answerQuestion = async (
  tx: Db,
  {
    questionId,
    answer,
    seq,
    sessionId,
    now,
    ...ref
  }: AttemptRef & Omit<Choice, 'attemptId' | 'receivedAt'> & { now: Date },
): Promise<AnswerOption> => {
  // Held so that no answer arrives between the grading and its commit.
  const { attempt, isQuestion } = await holdAttempt(tx, { ...ref, questionId }, 'share')
  if (attempt.endedAt || isOverdue(attempt, now)) {
    const taken = await lockAnswer(tx, { attemptId: attempt.id, questionId })
    if (seq !== null && taken?.seq === seq && taken.answer === answer) return answer
    throw isOverProblem(ref.kind)
  }
  if (!isQuestion) throw notFound('Soal tidak ditemukan pada test ini.')
  const choice = { questionId, answer, seq, sessionId, receivedAt: now }
  return standingAnswer(tx, { attemptId: attempt.id, ...choice })
}

/**
 * Ends and grades the attempt, at its deadline where that is over; ending it again is harmless.
 *
 * @throws Problem 409 before the start.
 */
export const endTest = async (
  tx: Db,
  { now, ...ref }: AttemptRef & { now: Date },
): Promise<void> => {
  const { attempt } = await holdAttempt(tx, ref, 'update')
  if (!attempt.endedAt) await closeAttempts(tx, [attempt], now)
}
