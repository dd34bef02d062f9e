import type { AnswerQueue } from '@/lib/answers/answer-queue'
import type { Attempt } from '@/lib/answers/attempt'
import {
  type Deadline,
  keptTime,
  readClocks,
  recalledDeadline,
  toldDeadline,
} from '@/lib/answers/deadline'
import { outcomeOf, stallOf } from '@/lib/answers/outcome'
import { mayHaveEnded, type Stall } from '@/lib/answers/queue-state'
import { keepRunning, readRunning } from '@/lib/answers/running-attempt'
import { inOrder, testCalls } from '@/lib/answers/test-calls'
import type { CallOptions } from '@/lib/api/call'
import { errorText, mayBeDone } from '@/lib/api/errors'
import { serverNow } from '@/lib/browser/server-clock'
import type { TestQuestion } from '@/lib/entities/test'

/** A test that can be taken. */
export type Running = {
  phase: 'running'
  questions: TestQuestion[]
  /** The question that is shown first, from 0. */
  index: number
  deadline: Deadline
  /** Why it goes on by what the device knows; null once the server has spoken. */
  stall: Stall | null
  /** As the device knows it from before. */
  coachingCode?: string | undefined
}
/** `hasBegun`: whether its time runs all the same; null where nobody knows. */
type Failed = { phase: 'failed'; error: unknown; hasBegun: boolean | null }
export type Begun = Running | Failed | { phase: 'closed' }

/**
 * Asks the server for the time left and for the answers, of which another device may have changed
 * some. The attempt is started by it, or goes on (decision 48).
 */
async function start(
  attempt: Attempt,
  queue: AnswerQueue,
  options?: CallOptions,
): Promise<Deadline> {
  const [asked, askedAt] = [queue.getState(), readClocks()]
  const input = { params: { id: attempt.coachingId } }
  const told = await testCalls[attempt.kind].start(input, options)
  const deadline = toldDeadline(told.remainingTimeSeconds, askedAt)
  queue.restore(told.answers, asked)
  const endsAt = serverNow() + deadline.leftMs
  const isEndUnknown = mayHaveEnded(queue.getState())
  keepRunning(attempt, { endsAt, time: keptTime(deadline), isEndUnknown })
  return deadline
}

/** The attempt as this device knows it; failed when the server's refusal stands or too little is known. */
async function resume(
  attempt: Attempt,
  queue: AnswerQueue,
  error: unknown,
): Promise<Running | Failed> {
  const stall = stallOf(error)
  if (!stall) return { phase: 'failed', error, hasBegun: false }
  const kept = await readRunning(attempt)
  const { questions, time, index = 0, coachingCode } = kept
  if (!questions || !time)
    return { phase: 'failed', error, hasBegun: time ? true : mayBeDone(error) && null }
  if (kept.isEndUnknown) queue.endLost()
  const deadline = recalledDeadline(time)
  return { phase: 'running', stall, questions, index, deadline, coachingCode }
}

/**
 * Starts the attempt or goes on with it, then gets the questions (decision 48); without a line it goes
 * on by what the device knows. `closed`: the server says 409, the attempt has ended or may not be
 * started. `failed`: another refusal, or no line, and too little is known.
 */
export async function beginTest(attempt: Attempt, queue: AnswerQueue): Promise<Begun> {
  try {
    const known = readRunning(attempt)
    const deadline = await start(attempt, queue)
    const input = { params: { id: attempt.coachingId } }
    const questions = inOrder(await testCalls[attempt.kind].questions(input))
    keepRunning(attempt, { questions })
    const { index = 0 } = await known
    return { phase: 'running', stall: null, questions, index, deadline }
  } catch (error) {
    if (outcomeOf(error) === 'over') {
      queue.attemptEnded()
      return { phase: 'closed' }
    }
    return resume(attempt, queue, error)
  }
}

/**
 * Asks for the time left once more, after a sleep, a changed clock or a lost line. Null while there is
 * no answer; an attempt that has ended in the meantime is over for the queue, too.
 */
export async function resyncDeadline(
  attempt: Attempt,
  queue: AnswerQueue,
  signal: AbortSignal,
): Promise<Deadline | null> {
  try {
    return await start(attempt, queue, { quiet: true, signal })
  } catch (error) {
    const means = outcomeOf(error)
    if (means === 'over') queue.attemptEnded()
    else if (means === 'gone') queue.takenAway(errorText(error))
    return null
  }
}
