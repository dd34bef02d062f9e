import { isSessionLoss } from '@/lib/api/session-loss'

/**
 * A thing as it is at this moment, for a question that speaks of it: another admin may have changed it since the page was read.
 * Where that cannot be asked, as it was read; the act itself then tells what is wrong.
 *
 * @throws the loss of the session: a question under the window that tells of it would hold the form, and its draft, as being sent
 */
export const asItIsNow = <T>(read: T, now: Promise<T>): Promise<T> =>
  now.catch((error: unknown) => {
    if (isSessionLoss(error)) throw error
    return read
  })
