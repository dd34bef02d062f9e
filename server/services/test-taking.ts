import { postTestClosing, postTestWindow } from '../../lib/domain/post-test-window.ts'
import { formatTime } from '../../lib/domain/schedule/dates.ts'
import { WIB } from '../../lib/domain/schedule/time-zone.ts'
import { remainingSeconds } from '../../lib/domain/tests/test-session.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { AnswerOption, TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { badRequest, conflict, notFound } from '../problem.ts'
import type { CoachingRow } from '../repositories/coachings.ts'
import {
  type AttemptRef,
  type AttemptRow,
  findAttempt,
  findNewestSet,
  insertAnswer,
  insertAttempt,
  isQuestionOf,
  listAnswers,
  lockAnswer,
  lockAttempt,
  updateAnswer,
} from '../repositories/tests.ts'
import { type Ordered, replaces } from './answer-order.ts'
import { requireParticipant } from './coaching-access.ts'
import { toSchedule } from './coaching-view.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { closeAttempts, closeOverdueAttempts, isOverdue } from './test-attempts.ts'

const MINUTE_MS = 60_000

export const TEST_NAMES: Record<TestKind, string> = {
  'pre-test': 'Pre Test',
  'post-test': 'Post Test',
}

export const notStarted = (kind: TestKind) => conflict(`${TEST_NAMES[kind]} belum dimulai.`)
const isOverProblem = (kind: TestKind) =>
  conflict(`${TEST_NAMES[kind]} anda telah berakhir.`)

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

/** 'Strictly after the end and strictly before 21:00' (decision 55). */
const refuseOutsideWindow = (coaching: CoachingRow, now: Date) => {
  const window = postTestWindow(toSchedule(coaching), now, OFFICE_ZONE)
  if (window.state === 'unscheduled')
    throw conflict('Post Test belum dibuka: tanggal dan pukul meeting belum ditentukan.')
  const time = (instant: string) => `${formatTime(instant, OFFICE_ZONE)} ${WIB.label}`
  if (window.state === 'before end')
    throw conflict(
      `Post Test dibuka setelah meeting selesai pukul ${time(window.opensAt)}.`,
    )
  if (window.state === 'closed')
    throw conflict(`Batas waktu Post Test pukul ${time(window.closesAt)} telah lewat.`)
}

/** The duration from now, the post-test's never beyond 21:00 on the meeting day (decision 50). */
const deadlineOf = (coaching: CoachingRow, kind: TestKind, now: Date) => {
  const minutes =
    kind === 'pre-test' ? coaching.preTestDurationMinutes : coaching.postTestDurationMinutes
  const full = now.getTime() + minutes * MINUTE_MS
  if (kind === 'pre-test' || !coaching.tanggalMeeting) return new Date(full)
  const closing = postTestClosing(coaching.tanggalMeeting.toISOString(), OFFICE_ZONE)
  return new Date(Math.min(full, closing.getTime()))
}

const beginAttempt = async (
  db: Db,
  { coaching, ref, now }: { coaching: CoachingRow; ref: AttemptRef; now: Date },
) => {
  if (ref.kind === 'post-test') refuseOutsideWindow(coaching, now)
  const set = await findNewestSet(db, ref)
  if (!set || set.questions === 0) throw conflict(`${TEST_NAMES[ref.kind]} belum tersedia.`)
  const deadline = deadlineOf(coaching, ref.kind, now)
  const attempt = { setId: set.id, total: set.questions, startedAt: now, deadline }
  await insertAttempt(db, { ...ref, ...attempt })
  return findAttempt(db, ref)
}

const toSession = async (db: Db, { id, deadline }: AttemptRow, now: Date) => ({
  remainingTimeSeconds: remainingSeconds(deadline.getTime(), now.getTime()),
  answers: await listAnswers(db, [id]),
})

/**
 * Starts the single attempt, or goes on with the running one: the deadline and the questions stay
 * those of the first call.
 *
 * @throws Problem 409 when the attempt has ended, there is no test, or outside the post-test's
 * window.
 */
export const startTest = async (db: Db, input: AttemptRef & { now: Date }) => {
  const { now } = input
  const { coaching, ref } = await openTest(db, input)
  const attempt =
    (await findAttempt(db, ref)) ?? (await beginAttempt(db, { coaching, ref, now }))
  if (!attempt || attempt.endedAt) throw isOverProblem(ref.kind)
  return toSession(db, attempt, now)
}

/** @throws Problem 400 for a header that is no whole number. */
export const readAnswerSeq = (header: string | string[] | undefined): number | null => {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header))
    throw badRequest(undefined, 'X-Answer-Seq tidak valid.')
  return Number(header)
}

type Answer = Ordered & { attemptId: Id; questionId: Id; jawaban: AnswerOption }

/** Stores a choice where it is the newest; answers which one stands then. */
const standingAnswer = async (tx: Db, answer: Answer): Promise<AnswerOption> => {
  if (await insertAnswer(tx, answer)) return answer.jawaban
  const standing = await lockAnswer(tx, answer)
  if (standing && !replaces(answer, standing)) return standing.jawaban
  await updateAnswer(tx, answer)
  return answer.jawaban
}

/**
 * Stores a choice, in time or under way when the time ended (decision 49).
 *
 * @returns the choice that stands: a later one of the same participant may have come first.
 * @throws Problem 404 a question of another test, 409 before the start and after the end.
 */
export const answerQuestion = async (
  db: Db,
  {
    questionId,
    jawaban,
    seq,
    sessionId,
    now,
    ...ref
  }: AttemptRef & Omit<Answer, 'attemptId' | 'receivedAt'> & { now: Date },
): Promise<AnswerOption> => {
  await requireParticipant(db, ref)
  return db.transaction(async (tx) => {
    // Held so that no answer arrives between the grading and its commit.
    const attempt = await lockAttempt(tx, ref, 'share')
    if (!attempt) throw notStarted(ref.kind)
    if (attempt.endedAt || isOverdue(attempt, now)) throw isOverProblem(ref.kind)
    if (!(await isQuestionOf(tx, { setId: attempt.setId, questionId })))
      throw notFound('Soal tidak ditemukan pada test ini.')
    const choice = { questionId, jawaban, seq, sessionId, receivedAt: now }
    return standingAnswer(tx, { attemptId: attempt.id, ...choice })
  })
}

/**
 * Ends and grades the attempt; ending it again is harmless.
 *
 * @throws Problem 409 before the start.
 */
export const endTest = async (db: Db, input: AttemptRef & { now: Date }): Promise<void> => {
  const { ref } = await openTest(db, input)
  await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, ref, 'update')
    if (!attempt) throw notStarted(ref.kind)
    if (!attempt.endedAt) await closeAttempts(tx, [attempt], input.now)
  })
}
