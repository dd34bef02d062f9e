import {
  type CoachingFormValues,
  draftOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { deadEnd } from '@/lib/domain/schedule/publishing'
import type { AdminCoaching, Coach } from '@/lib/entities/coaching'

/** @throws the reason, for the date, why nothing could be done with it once it were saved. */
export function refuseDeadEnd(values: CoachingFormValues, stored: AdminCoaching | null) {
  const { zone } = browserTimeZone()
  const now = new Date(serverNow())
  // what is one already is its server's to allow (decision 29)
  if (stored?.isPublished || (stored && deadEnd(stored, now, zone))) return
  const draft = draftOf(values, stored, zone)
  const coaches = draft.coaches.map((coach): Coach => ({ ...coach, id: coach.id ?? '' }))
  const told = deadEnd({ ...draft, coaches }, now, zone)
  if (told === null) return
  throw Object.assign(new Error(told), { problem: { errors: { tanggalMeeting: told } } })
}
