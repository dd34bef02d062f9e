import { tz } from '@date-fns/tz'
import { isSameDay, isValid, lightFormat, startOfDay } from 'date-fns'
import type { Instant } from '../entities/identity.ts'
import type { Zone } from './time-zone.ts'

// The names stand here because `format` with its locale costs 5 kB more on every first visit.
const MONTHS =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
    ' ',
  )
const DAYS = 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'.split(' ')

const month = (date: Date) => MONTHS[date.getMonth()]

/** Never `Intl`, which writes 10.30 in Indonesian (decision 22). An unreadable instant shows '-'. */
const print = (write: (date: Date) => string) => (instant: Instant | Date, zone: Zone) => {
  const date = new Date(instant)
  return isValid(date) ? write(tz(zone)(date)) : '-'
}

/** '25/08/2026' (§9 'Date display DD/MM/YYYY'). */
export const formatDate = print((date) => lightFormat(date, 'dd/MM/yyyy'))
/** '10:30', always with a colon. */
export const formatTime = print((date) => lightFormat(date, 'HH:mm'))
/** 'Selasa, 25 Agustus 2026'. */
export const formatLongDate = print(
  (date) =>
    `${DAYS[date.getDay()]}, ${date.getDate()} ${month(date)} ${lightFormat(date, 'yyyy')}`,
)
/** '25 Agustus 2026 10:30' (§9 "published date 'DD MMMM YYYY HH:mm'"). */
export const formatPublished = print(
  (date) => `${lightFormat(date, 'dd')} ${month(date)} ${lightFormat(date, 'yyyy HH:mm')}`,
)
/** 'Agustus 2026' (§9 "grouped by 'MMMM YYYY'"). */
export const formatMonth = print((date) => `${month(date)} ${lightFormat(date, 'yyyy')}`)

/** The first moment of the day that `instant` falls on in `zone`. */
export const startOfDayIn = (instant: Instant | Date, zone: Zone): Date =>
  new Date(startOfDay(new Date(instant), { in: tz(zone) }).getTime())

export const sameDay = (a: Instant | Date, b: Instant | Date, zone: Zone): boolean =>
  isSameDay(new Date(a), new Date(b), { in: tz(zone) })

/** Whether the day of `instant` comes after the day of `now` in `zone`. */
export const isDayAfter = (instant: Instant | Date, now: Date, zone: Zone): boolean =>
  startOfDayIn(instant, zone) > startOfDayIn(now, zone)

/** The moment at which a clock in `zone` shows `hours`:`minutes` on the day of `instant`. */
export const atTimeOfDay = (
  instant: Instant | Date,
  { hours, minutes }: { hours: number; minutes: number },
  zone: Zone,
): Date =>
  // The three zones know no daylight saving, so every day has 24 hours.
  new Date(startOfDayIn(instant, zone).getTime() + (hours * 60 + minutes) * 60_000)

const TYPED_DATE = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/

/**
 * A date typed as DD/MM/YYYY, as that day's noon in `zone`; null when it is no date.
 * Noon, because it falls on the same day in all three zones of the country.
 */
export const parseTypedDate = (typed: string, zone: Zone): Date | null => {
  const [, day, month, year] = TYPED_DATE.exec(typed.trim()) ?? []
  if (!day || !month || !year) return null
  const utcNoon = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 5))
  const isReal =
    Number(year) >= 1900 &&
    utcNoon.getUTCMonth() === Number(month) - 1 &&
    utcNoon.getUTCDate() === Number(day)
  return isReal ? atTimeOfDay(utcNoon, { hours: 12, minutes: 0 }, zone) : null
}
