import type { Instant } from '../../entities/identity.ts'
import { atTimeOfDay } from './dates.ts'
import type { Zone } from './time-zone.ts'

const FIRST_MINUTES = 7 * 60 + 30
const LAST_MINUTES = 16 * 60
const STEP_MINUTES = 30

const slotText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** §9 'Time-slot choices every 30 minutes from 07:30 to 16:00', as 'HH:mm'. */
export const TIME_SLOTS: readonly string[] = Array.from(
  { length: (LAST_MINUTES - FIRST_MINUTES) / STEP_MINUTES + 1 },
  (_, index) => slotText(FIRST_MINUTES + index * STEP_MINUTES),
)

/** 'Only slots after the start' (decision 24); all of them while no start is chosen. */
export const endSlotsAfter = (start: string | null): string[] =>
  TIME_SLOTS.filter((slot) => !start || slot > start)

/**
 * The instant at which a clock in `zone` shows `slot` on the day of `date` (decision 21).
 * @param slot 'HH:mm'
 */
export const slotInstant = (date: Instant | Date, slot: string, zone: Zone): Instant => {
  const [hours = 0, minutes = 0] = slot.split(':').map(Number)
  return atTimeOfDay(date, { hours, minutes }, zone).toISOString()
}

/** `tanggalMeeting` of a chosen day: its noon, which is the same day in all three zones of the country. */
export const dayInstant = (date: Instant | Date, zone: Zone): Instant =>
  slotInstant(date, '12:00', zone)
