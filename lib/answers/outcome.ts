import type { Outcome, Sent } from '@/lib/answers/queue-deps'
import { ApiError, isRefusal as isTakenAway } from '@/lib/api/errors'
import { isSessionLoss } from '@/lib/api/session-loss'
import type { AnswerOption } from '@/lib/entities/test'
import { ANSWER_OPTIONS } from '@/lib/entities/test-values'

/** Refusals that time may heal: not a word about the answer itself. */
const TRANSIENT = [408, 425, 429]

/** What a failed send means for the queue (decision 49: 409 says that the attempt is closed). */
function outcomeOf(error: unknown): Outcome {
  if (isSessionLoss(error)) return 'signed-out'
  if (!(error instanceof ApiError)) return 'later'
  const { status, problem } = error
  if (status === 401) return 'signed-out'
  if (status === 409) return 'over'
  if (isTakenAway(error) && problem) return 'gone'
  const isRefusal = status >= 400 && status < 500 && !TRANSIENT.includes(status)
  // a page of a proxy or a hotel's network is not the server's word
  return isRefusal && problem ? 'refused' : 'later'
}

/** Whether the server has said no, which asking again does not change. */
export const isRefusal = (error: unknown): boolean =>
  ['refused', 'over', 'gone'].includes(outcomeOf(error))

/** The choice that stands by the word of our server; another one may answer anything. */
function standingIn(answer: unknown): AnswerOption | null {
  if (typeof answer !== 'object' || answer === null || !('jawabanUser' in answer))
    return null
  return ANSWER_OPTIONS.find((option) => option === answer.jawabanUser) ?? null
}

/** Waits for a send and tells what became of it; never rejects. */
export async function outcome(call: Promise<unknown>): Promise<Sent> {
  try {
    const answer = await call
    const stands = standingIn(answer)
    return { outcome: typeof answer === 'string' ? 'later' : 'done', stands }
  } catch (error) {
    const told = error instanceof ApiError && error.problem ? error.message : null
    return { outcome: outcomeOf(error), stands: null, reason: told }
  }
}
