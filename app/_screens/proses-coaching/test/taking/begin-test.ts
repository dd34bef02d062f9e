import type { AnswerQueue } from '@/lib/answers/answer-queue'
import type { Attempt } from '@/lib/answers/attempt'
import { testCalls } from '@/lib/answers/test-calls'
import { hasStatus } from '@/lib/api/errors'
import { serverAtLeast } from '@/lib/browser/server-clock'
import type { TestQuestion } from '@/lib/entities/test'
import { type Deadline, deadlineFromNow } from './use-deadline'

export type Begun =
  | { phase: 'running'; questions: TestQuestion[]; deadline: Deadline }
  | { phase: 'closed' }

/** Questions in the order of their numbers, with ids as texts (decision 2). */
const inOrder = (questions: readonly TestQuestion[]) =>
  questions
    .map((question) => ({ ...question, id: String(question.id) }))
    .sort((a, b) => a.no - b.no)

/**
 * Starts the attempt or goes on with it, takes over the saved answers, then gets the questions
 * (decision 48). `closed`: the server says 409, the attempt has ended or may not be started.
 * @throws ApiError for other refusals; others when there is no line
 */
export async function beginTest(attempt: Attempt, queue: AnswerQueue): Promise<Begun> {
  const calls = testCalls[attempt.kind]
  const input = { params: { id: attempt.coachingId } }
  const askedAt = serverAtLeast()
  try {
    const { remainingTimeSeconds, answers } = await calls.start(input)
    const deadline = deadlineFromNow(remainingTimeSeconds)
    queue.restore(answers, askedAt)
    const questions = inOrder(await calls.questions(input))
    return { phase: 'running', questions, deadline }
  } catch (error) {
    if (!hasStatus(error, 409)) throw error
    queue.attemptEnded()
    return { phase: 'closed' }
  }
}

/**
 * Asks the server for the time left once more, after a sleep, a changed clock or a lost line, and for
 * the answers: another device may have changed some. Null while there is no answer; an attempt that
 * has ended in the meantime is over for the queue, too.
 */
export async function resyncDeadline(
  attempt: Attempt,
  queue: AnswerQueue,
): Promise<Deadline | null> {
  try {
    const input = { params: { id: attempt.coachingId } }
    const askedAt = serverAtLeast()
    const { start } = testCalls[attempt.kind]
    const { remainingTimeSeconds, answers } = await start(input, { quiet: true })
    queue.restore(answers, askedAt)
    return deadlineFromNow(remainingTimeSeconds)
  } catch (error) {
    if (hasStatus(error, 409)) queue.attemptEnded()
    return null
  }
}
