import { type Facts, factsOf } from '../../lib/domain/participation/facts.ts'
import { stepsOf } from '../../lib/domain/participation/steps.ts'
import { isOverdue, testDeadline } from '../../lib/domain/participation/timing.ts'
import { WIB } from '../../lib/domain/schedule/time-zone.ts'
import { remainingSeconds } from '../../lib/domain/tests/test-session.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { conflict, type Problem, settleEach, unrefused } from '../problem.ts'
import type { CoachingRow } from '../repositories/coachings.ts'
import { findWithProposals } from '../repositories/proposals.ts'
import {
  type AttemptRef,
  attemptKey,
  findAttemptsWithAnswers,
  findNewestSet,
  insertAttempts,
  type NewAttempt,
} from '../repositories/tests.ts'
import { admitParticipant } from './coaching-access.ts'
import { toSchedule } from './coaching-view.ts'
import { OFFICE_ZONE } from './office-zone.ts'

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

/** The newest set of each test that these are about, asked for once. */
const readSets = async (tx: Db, starts: readonly Start[]) => {
  const testKey = ({ ref }: Start) => `${ref.coachingId} ${ref.kind}`
  const sets = new Map<string, Awaited<ReturnType<typeof findNewestSet>>>()
  for (const start of starts)
    if (!sets.has(testKey(start)))
      sets.set(testKey(start), await findNewestSet(tx, start.ref))
  return (start: Start) => sets.get(testKey(start)) ?? null
}

/** The attempt that a participant begins. @throws Problem 409 with the step's own reason */
const newAttempt = (
  start: Start,
  set: { id: Id; questions: number } | null,
): NewAttempt => {
  const { coaching, ref, now } = start
  const ready = set ? 'yes' : 'no questions'
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
  return { ...ref, setId: set.id, total: set.questions, startedAt: now, deadline }
}

type Attempts = Awaited<ReturnType<typeof findAttemptsWithAnswers>>

/** Begins attempts. @returns them, or what another server has begun meanwhile */
const beginAttempts = async (tx: Db, wanted: readonly NewAttempt[]): Promise<Attempts> => {
  const begun = await insertAttempts(tx, wanted)
  const isBegun = new Set(begun.map(attemptKey))
  const others = wanted.filter((one) => !isBegun.has(attemptKey(one)))
  return [
    ...begun.map((one) => ({ ...one, answers: [] })),
    ...(await findAttemptsWithAnswers(tx, others)),
  ]
}

type Started = Pick<Attempts[number], 'answers'> & { remainingTimeSeconds: number }

/**
 * Starts single attempts, or goes on with those that run: deadline and questions stay those of the first call. No two of them may
 * be of one participant at one test.
 *
 * @returns for each what is left of its time, in seconds, and its choices; or its Problem: as `requireParticipant`, 409 with the step's
 * own reason where the attempt has ended, there is no test, or it is not the time of the post-test.
 */
export const startTests = async (
  tx: Db,
  asked: readonly (AttemptRef & { now: Date })[],
): Promise<(Started | Problem)[]> => {
  const found = await findWithProposals(tx, asked)
  const starts = await settleEach(asked, ({ now, ...ref }, no) => {
    const { coaching } = admitParticipant(found[no] ?? null)
    return { coaching, ref, now }
  })
  const admitted = unrefused(starts)
  const refs = admitted.map(({ ref }) => ref)
  const attempts = new Map(
    (await findAttemptsWithAnswers(tx, refs)).map((one) => [attemptKey(one), one]),
  )
  const isNew = ({ ref }: Start) => !attempts.has(attemptKey(ref))
  const setOf = await readSets(tx, admitted.filter(isNew))
  const allowed = await settleEach(starts, (start) => ({
    ...start,
    wanted: isNew(start) ? newAttempt(start, setOf(start)) : null,
  }))
  const wanted = unrefused(allowed).flatMap((start) => start.wanted ?? [])
  for (const one of await beginAttempts(tx, wanted)) attempts.set(attemptKey(one), one)
  return settleEach(allowed, (start) => {
    const { ref, now } = start
    const attempt = attempts.get(attemptKey(ref))
    if (!attempt || attempt.endedAt || isOverdue(attempt, now))
      throw conflict(stepOf(start, { done: 'yes', ready: 'yes' }).reason)
    const remainingTimeSeconds = remainingSeconds(attempt.deadline.getTime(), now.getTime())
    return { remainingTimeSeconds, answers: attempt.answers }
  })
}
