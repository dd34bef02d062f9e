import { CONDITION_LABELS } from '../../lib/domain/participation/conditions.ts'
import { isOverdue } from '../../lib/domain/participation/timing.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { AnswerOption, TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import {
  badRequest,
  conflict,
  notFound,
  type Problem,
  settleEach,
  unrefused,
} from '../problem.ts'
import type { CoachingRow } from '../repositories/coachings.ts'
import {
  type AnswerRef,
  type AttemptRef,
  attemptKey,
  insertAnswers,
  keepOpen,
  listAdmitted,
  listSetsOf,
  lockAnswers,
  lockRunning,
  replaceAnswers,
} from '../repositories/tests.ts'
import { type Ordered, replaces } from './answer-order.ts'
import { closeAttempts, closeOverdueAttempts } from './close-attempts.ts'
import { admitParticipant, requireParticipant } from './coaching-access.ts'

export const notStarted = (kind: TestKind) =>
  conflict(`${CONDITION_LABELS[kind]} belum dimulai.`)
/** A question of another test, or none. */
export const unknownQuestion = () => notFound('Soal tidak ditemukan pada test ini.')
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

/** @throws Problem 400 for a header that is no whole number. */
export const readAnswerSeq = (header: string | string[] | undefined): number | null => {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header))
    throw badRequest(undefined, 'X-Answer-Seq tidak valid.')
  return Number(header)
}

type Row = Awaited<ReturnType<typeof listAdmitted>>[number]
type Held = Row['attempt']

/**
 * What is done with the attempts of some participants among those that were read; or why one of them may not go on: as
 * `requireParticipant`, 409 before the start.
 */
const admitEach = <Ref extends AttemptRef, T>(
  tx: Db,
  refs: readonly Ref[],
  rows: readonly Row[],
  use: (attempt: Held, ref: Ref) => T,
): Promise<(T | Problem)[]> => {
  const byKey = new Map(rows.map((row) => [attemptKey(row.attempt), row]))
  return settleEach(refs, async (ref) => {
    const held = byKey.get(attemptKey(ref))
    if (held) admitParticipant(held)
    else await requireParticipant(tx, ref)
    if (!held) throw notStarted(ref.kind)
    return use(held.attempt, ref)
  })
}

type Choice = AnswerRef & Ordered & { answer: AnswerOption }
export type AskedChoice = AttemptRef &
  Omit<Choice, 'attemptId' | 'receivedAt'> & { now: Date }

type Admitted = Choice & { kind: TestKind; isLate: boolean }

/** A choice whose attempt is held; late where the attempt is over. */
const admitChoice = (
  { now, ...choice }: AskedChoice,
  attempt: Held,
  setId: Id | undefined,
): Admitted => {
  const isLate = attempt.endedAt !== null || isOverdue(attempt, now)
  if (!isLate && setId !== attempt.setId) throw unknownQuestion()
  return { ...choice, attemptId: attempt.id, receivedAt: now, isLate }
}

const isVery = ({ seq, answer }: Choice, standing: Choice | undefined) =>
  seq !== null && standing?.seq === seq && standing.answer === answer

/**
 * Stores choices, each in time or under way when the time ended (decision 49). The very choice that stands, sent again because the
 * answer was lost, is answered as it was, also when the attempt is over by now. No two of them may be about one answer.
 *
 * @returns for each the choice that stands: a later one of the same participant may have come first. Or its Problem: as
 * `requireParticipant`, 404 a question of another test, 409 before the start and after the end.
 */
export const answerQuestions = async (
  tx: Db,
  asked: readonly AskedChoice[],
): Promise<(AnswerOption | Problem)[]> => {
  // Held so that no answer arrives between the grading and its commit.
  const rows = await keepOpen(tx, asked)
  const setOf = await listSetsOf(
    tx,
    asked.map(({ questionId }) => questionId),
  )
  const choices = await admitEach(tx, asked, rows, (attempt, one) =>
    admitChoice(one, attempt, setOf.get(one.questionId)),
  )
  const admitted = unrefused(choices)
  const late = admitted.filter(({ isLate }) => isLate)
  const again = await insertAnswers(
    tx,
    admitted.filter(({ isLate }) => !isLate),
  )
  const standingOf = await lockAnswers(tx, [...again, ...late])
  const isOlder = (choice: Choice) => {
    const standing = standingOf(choice)
    return standing !== undefined && !replaces(choice, standing)
  }
  await replaceAnswers(
    tx,
    again.filter((choice) => !isOlder(choice)),
  )
  return settleEach(choices, (choice) => {
    const standing = standingOf(choice)
    if (choice.isLate && !isVery(choice, standing)) throw isOverProblem(choice.kind)
    return standing && isOlder(choice) ? standing.answer : choice.answer
  })
}

/**
 * Ends and grades attempts at the moment when the last of them was asked for, each at its deadline where that is over; ending one
 * again is harmless.
 *
 * @returns for each nothing, or its Problem: as `requireParticipant`, 409 before the start.
 */
export const endTests = async (
  tx: Db,
  refs: readonly (AttemptRef & { now: Date })[],
): Promise<(null | Problem)[]> => {
  const held = await lockRunning(tx, refs)
  const isHeld = new Set(held.map(({ attempt }) => attemptKey(attempt)))
  const others = refs.filter((ref) => !isHeld.has(attemptKey(ref)))
  const rows = [...held, ...(others.length > 0 ? await listAdmitted(tx, others) : [])]
  const attempts = await admitEach(tx, refs, rows, (attempt) => attempt)
  const running = unrefused(attempts).filter(({ endedAt }) => !endedAt)
  const last = Math.max(...refs.map(({ now }) => now.getTime()))
  await closeAttempts(tx, running, new Date(last))
  return settleEach(attempts, () => null)
}
