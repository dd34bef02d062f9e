import { browserTimeZone } from '@/lib/browser/time-zone'
import { coachingAbilities } from '@/lib/domain/coaching-status'
import type { AdminCoaching } from '@/lib/entities/coaching'

/**
 * The coaching with its status at `now` (milliseconds); canEdit and canCancel of the server win
 * (decisions 26 and 29).
 */
export function withStatus(coaching: AdminCoaching, now: number): AdminCoaching {
  const { zone } = browserTimeZone()
  const { status, canEdit, canCancel } = coachingAbilities(coaching, new Date(now), zone)
  return { ...coaching, status, canEdit, canCancel }
}
