import type { Outcome, Sent } from '@/lib/answers/queue-deps'
import type { Stall } from '@/lib/answers/queue-state'
import { ApiError, isRefusal as isTakenAway, mayBeDone } from '@/lib/api/errors'
import { isSessionLoss } from '@/lib/api/session-loss'
import { isAborted } from '@/lib/browser/is-aborted'
import type { AnswerOption } from '@/lib/entities/test'
import { ANSWER_OPTIONS } from '@/lib/entities/test-values'

/** Refusals that time may heal: not a word about the answer itself. */
const TRANSIENT = [408, 425, 429]

/** What a failed call means for the queue (decision 49: 409 says that the attempt is closed). */
export function outcomeOf(error: unknown): Outcome {
  if (isSessionLoss(error)) return 'login'
  if (!(error instanceof ApiError)) return 'line'
  const { status, problem } = error
  if (status === 401) return 'login'
  if (status >= 500 || TRANSIENT.includes(status)) return 'server'
  // a page of a proxy or a hotel's network is not the server's word
  if (status < 400 || !problem) return 'line'
  if (status === 409) return 'over'
  return isTakenAway(error) ? 'gone' : 'refused'
}

/** Whether an outcome is no word about the answer itself: it is to be tried again. */
export const isStall = (outcome: Outcome): outcome is Stall =>
  outcome === 'line' || outcome === 'server' || outcome === 'login'

/** Why a failed call is to be tried again; null where the server has said no, which asking again does not change. */
export function stallOf(error: unknown): Stall | null {
  const outcome = outcomeOf(error)
  return isStall(outcome) ? outcome : null
}

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
    return { outcome: typeof answer === 'string' ? 'line' : 'done', stands }
  } catch (error) {
    const told = error instanceof ApiError && error.problem ? error.message : null
    const isUnknown = mayBeDone(error) || isAborted(error)
    return { outcome: outcomeOf(error), stands: null, reason: told, mayBeDone: isUnknown }
  }
}
