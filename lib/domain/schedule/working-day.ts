import type { Instant } from '../../entities/identity.ts'
import { startOfDayIn } from './dates.ts'
import type { Zone } from './time-zone.ts'

const DAY_MS = 86_400_000
const [SUNDAY, SATURDAY] = [0, 6]

/** Noon of the zone's day lies on the same day in UTC: the zones are 7 to 9 hours ahead. */
const isWeekend = (instant: Date, zone: Zone): boolean => {
  const weekday = new Date(startOfDayIn(instant, zone).getTime() + DAY_MS / 2).getUTCDay()
  return weekday === SUNDAY || weekday === SATURDAY
}

/** The same moment, or the first of the next Monday where it lies at a weekend. */
const atWork = (instant: Date, zone: Zone): Date => {
  let moment = instant
  while (isWeekend(moment, zone))
    moment = new Date(startOfDayIn(moment, zone).getTime() + DAY_MS)
  return moment
}

/**
 * Whether more than one working day lies between `since` and `now` (§4 'verification within 1 working day'): Monday to Friday;
 * public holidays are not known.
 */
export const isOverWorkingDay = (since: Instant | Date, now: Date, zone: Zone): boolean => {
  const begin = atWork(new Date(since), zone)
  const end = atWork(new Date(begin.getTime() + DAY_MS), zone)
  // a day that would end at a weekend ends on Monday at the same time of day
  const time = begin.getTime() - startOfDayIn(begin, zone).getTime()
  return now.getTime() > startOfDayIn(end, zone).getTime() + time
}
