import { type TimeZone, zoneOf } from '@/lib/domain/schedule/time-zone'

/** Read once for all that is drawn in the same task: each reading makes a formatter, and a list asks for every time in it. */
let known: string | null = null

/** The browser's zone by its own name, 'Asia/Makassar'; it may change while a page is open. */
export const browserZoneName = (): string => {
  if (known === null) {
    known = Intl.DateTimeFormat().resolvedOptions().timeZone
    queueMicrotask(() => {
      known = null
    })
  }
  return known
}

/** Label and zone in which this browser's user reads times (decision 22). */
export function browserTimeZone(): TimeZone {
  return zoneOf(browserZoneName())
}
