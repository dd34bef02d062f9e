import { type TimeZone, zoneOf } from '@/lib/domain/schedule/time-zone'

/** A browser without `Temporal` makes a formatter for it, which takes a phone up to 200 ms the first time. */
const zoneName = () =>
  globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** Read once for all that is drawn in the same task: a list asks for every time in it. */
let known: string | null = null

/** The browser's zone by its own name, 'Asia/Makassar'; it may change while a page is open. */
export const browserZoneName = (): string => {
  if (known === null) {
    known = zoneName()
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
