import { asItIsNow } from '@/app/_screens/admin/as-it-is-now'
import { call } from '@/lib/api/call'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'

/** A coaching at this moment: another admin may have published it, or accepted people, since the page was read. */
export const coachingNow = (read: AdminCoaching): Promise<AdminCoaching> =>
  asItIsNow(read, call(api.adminCoaching.get, { params: { id: read.id } }))
