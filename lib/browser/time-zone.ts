import { type TimeZone, zoneOf } from '@/lib/domain/schedule/time-zone'

/** Label and zone in which this browser's user reads times (decision 22). */
export function browserTimeZone(): TimeZone {
  return zoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone)
}
