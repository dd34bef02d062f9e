import type { Instant } from '../../entities/identity.ts'
import { formatDate, startOfDayIn } from './dates.ts'
import { DAY_MS } from './spans.ts'
import type { Zone } from './time-zone.ts'

const [SUNDAY, SATURDAY] = [0, 6]

/** Days on which the office does not work, beside weekends: '2026-08-17'. */
export type Holidays = readonly string[]

/** Noon of the zone's day lies on the same day in UTC: the zones are 7 to 9 hours ahead. */
export const isDayOff = (instant: Date, zone: Zone, holidays: Holidays): boolean => {
  const noon = new Date(startOfDayIn(instant, zone).getTime() + DAY_MS / 2)
  const weekday = noon.getUTCDay()
  const isWeekend = weekday === SUNDAY || weekday === SATURDAY
  return isWeekend || holidays.includes(noon.toISOString().slice(0, 10))
}

/** The same moment, or the first of the next working day where it lies on a day off. */
const atWork = (instant: Date, zone: Zone, holidays: Holidays): Date => {
  let moment = instant
  while (isDayOff(moment, zone, holidays))
    moment = new Date(startOfDayIn(moment, zone).getTime() + DAY_MS)
  return moment
}

/**
 * Whether more than one working day lies between `since` and `now` (§4 'verification within 1 working day'): Monday to Friday
 * without the given holidays.
 */
export const isOverWorkingDay = (
  since: Instant | Date,
  now: Date,
  zone: Zone,
  holidays: Holidays = [],
): boolean => {
  const begin = atWork(new Date(since), zone, holidays)
  const end = atWork(new Date(begin.getTime() + DAY_MS), zone, holidays)
  // a day that would end on a day off ends on the next working day at the same time of day
  const time = begin.getTime() - startOfDayIn(begin, zone).getTime()
  return now.getTime() > startOfDayIn(end, zone).getTime() + time
}

/** The years of which the list is still empty: this one, and from November on the next one too. */
export const unfilledYears = (holidays: Holidays, now: Date, zone: Zone): string[] => {
  const [, month = '', year = ''] = formatDate(now, zone).split('/')
  const due = month >= '11' ? [year, String(Number(year) + 1)] : [year]
  return due.filter((one) => !holidays.some((date) => date.startsWith(one)))
}
