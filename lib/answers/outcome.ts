import type { Outcome } from '@/lib/answers/queue-deps'
import { ApiError } from '@/lib/api/errors'
import { NO_REFRESH_TOKEN, RENEWAL_FAILED } from '@/lib/api/renew-session'

/** Refusals that time may heal: not a word about the answer itself. */
const TRANSIENT = [408, 425, 429]

const isSessionLoss = (error: unknown) =>
  error instanceof Error && [NO_REFRESH_TOKEN, RENEWAL_FAILED].includes(error.message)

/** What a failed send means for the queue (decision 49: 409 says that the attempt is closed). */
function outcomeOf(error: unknown): Outcome {
  if (isSessionLoss(error)) return 'signed-out'
  if (!(error instanceof ApiError)) return 'later'
  const { status, problem } = error
  if (status === 401) return 'signed-out'
  if (status === 409 || status === 410) return 'over'
  const isRefusal = status >= 400 && status < 500 && !TRANSIENT.includes(status)
  // a page of a proxy or a hotel's network is not the server's word
  return isRefusal && problem ? 'refused' : 'later'
}

/** Waits for a send and tells what became of it; never rejects. */
export async function outcome(sent: Promise<unknown>): Promise<Outcome> {
  try {
    const answer = await sent
    return typeof answer === 'string' ? 'later' : 'done'
  } catch (error) {
    return outcomeOf(error)
  }
}
