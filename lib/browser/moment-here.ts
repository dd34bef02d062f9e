import { browserTimeZone } from '@/lib/browser/time-zone'
import { formatMoment } from '@/lib/domain/schedule/dates'
import type { Instant } from '@/lib/entities/identity'

/** '25/08/2026 10:30 WIB': a moment as this browser's user reads it, with its zone (decision 22). */
export function momentHere(instant: Instant): string {
  const { zone, label } = browserTimeZone()
  return `${formatMoment(instant, zone)} ${label}`
}
