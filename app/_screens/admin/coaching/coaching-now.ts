import { call } from '@/lib/api/call'
import { isSessionLoss } from '@/lib/api/session-loss'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'

/**
 * A coaching as it is at this moment, for a question that speaks of it: another admin may have published it, or accepted people,
 * since the page was read. Where that cannot be asked, as it was read; the act itself then tells what is wrong.
 *
 * @throws the loss of the session: a question under the window that tells of it would hold the form, and its draft, as being sent
 */
export const coachingNow = (read: AdminCoaching): Promise<AdminCoaching> =>
  call(api.adminCoaching.get, { params: { id: read.id } }).catch((error: unknown) => {
    if (isSessionLoss(error)) throw error
    return read
  })
