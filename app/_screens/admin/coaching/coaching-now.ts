import { asItIsNow } from '@/app/_screens/admin/as-it-is-now'
import { call } from '@/lib/api/call'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'

/** A coaching at this moment: another admin may have published it, or accepted people, since the page was read. */
export const coachingNow = (read: AdminCoaching): Promise<AdminCoaching> =>
  asItIsNow(read, call(api.adminCoaching.get, { params: { id: read.id } }))

let presses = 0

/**
 * Opens a window whose text speaks of a coaching, as it is at this moment; of two presses while that is asked for the later one.
 * @returns null where nothing was opened, as when the session has ended
 */
export async function withCoachingNow<T>(
  read: AdminCoaching,
  open: (now: AdminCoaching) => Promise<T | null>,
): Promise<T | null> {
  presses += 1
  const press = presses
  const now = await coachingNow(read).catch(() => null)
  return now && press === presses ? open(now) : null
}
