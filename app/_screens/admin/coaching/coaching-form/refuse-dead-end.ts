import {
  type CoachingFormValues,
  draftOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { ApiError } from '@/lib/api/errors'
import { serverNow } from '@/lib/browser/server-clock'
import { deadEnd } from '@/lib/domain/schedule/publishing'
import type { AdminCoaching } from '@/lib/entities/coaching'

/** @throws the reason, for the date, why nothing could be done with it once it were saved. */
export function refuseDeadEnd(values: CoachingFormValues, stored: AdminCoaching | null) {
  const { zone } = values
  const now = new Date(serverNow())
  // what is one already is its server's to allow (decision 29)
  if (stored?.isPublished || (stored && deadEnd(stored, now, zone))) return
  const told = deadEnd(draftOf(values, stored), now, zone)
  if (told) throw new ApiError(400, { detail: told, errors: { tanggalMeeting: told } })
}
