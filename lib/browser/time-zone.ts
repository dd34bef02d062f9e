import { type TimeZone, zoneOf } from '@/lib/domain/schedule/time-zone'

/** The browser's zone by its own name, 'Asia/Makassar'. */
export const browserZoneName = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone

/** Label and zone in which this browser's user reads times (decision 22). */
export function browserTimeZone(): TimeZone {
  return zoneOf(browserZoneName())
}
