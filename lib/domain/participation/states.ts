import type { Instant } from '../../entities/identity.ts'
import { formatDate, formatTime, sameDay } from '../schedule/dates.ts'
import type { Moment } from './timing.ts'

/**
 * - `done`, `open`: what they say
 * - `locked`: not yet; `closed`: no more
 * - `unknown`: what is known leaves open which of them it is
 */
export type StepState = {
  state: 'done' | 'open' | 'closed' | 'locked' | 'unknown'
  /** Why, as a sentence for the participant; the server refuses with the same one. */
  reason: string
  /** Until when an open step stays open; null where there is no limit. */
  until: Instant | null
}

const as =
  (state: StepState['state']) =>
  (reason: string, until: Instant | null = null): StepState => ({ state, reason, until })

export const done = as('done')
export const open = as('open')
export const closed = as('closed')
export const locked = as('locked')
/** @param what has not come from the server: 'hasil Pre Test' */
export const unknown = (what: string): StepState =>
  as('unknown')(`Belum dapat diketahui: ${what} belum terbaca.`)

/** '21:00 WIB'. */
export const clockText = (
  instant: Instant,
  { timeZone: { zone, label } }: Moment,
): string => `${formatTime(instant, zone)} ${label}`

/** 'pukul 21:00 WIB'. */
export const timeText = (instant: Instant, moment: Moment): string =>
  `pukul ${clockText(instant, moment)}`

/** 'pukul 12:00 WIB', with the date before it unless it is today. */
export const momentText = (instant: Instant, moment: Moment): string => {
  const { zone } = moment.timeZone
  const time = timeText(instant, moment)
  return sameDay(instant, moment.now, zone) ? time : `${formatDate(instant, zone)} ${time}`
}
