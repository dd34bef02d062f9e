import type { Instant } from '../../entities/identity.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './spans.ts'
import type { Zone } from './time-zone.ts'

/**
 * The three zones know no daylight saving, so a fixed distance from UTC is all there is to know of
 * them. With `date-fns` and its zones the same would cost 7 kB more on every first visit.
 */
const UTC_OFFSET_MS: Record<Zone, number> = {
  'Asia/Jakarta': 7 * HOUR_MS,
  'Asia/Makassar': 8 * HOUR_MS,
  'Asia/Jayapura': 9 * HOUR_MS,
}

export const MONTHS =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
    ' ',
  )
export const WEEKDAYS = 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'.split(' ')

const pad = (number: number, length = 2) => String(number).padStart(length, '0')

/** What calendar and clock show at `instant` in `zone`; the parts are texts as they are printed. */
const wallClock = (instant: Date, zone: Zone) => {
  const shifted = new Date(instant.getTime() + UTC_OFFSET_MS[zone])
  const month = shifted.getUTCMonth()
  return {
    weekday: WEEKDAYS[shifted.getUTCDay()],
    dd: pad(shifted.getUTCDate()),
    mm: pad(month + 1),
    month: MONTHS[month],
    yyyy: pad(shifted.getUTCFullYear(), 4),
    time: `${pad(shifted.getUTCHours())}:${pad(shifted.getUTCMinutes())}`,
  }
}

/** Never `Intl`, which writes 10.30 in Indonesian (decision 22). An unreadable instant shows '-'. */
const print =
  (write: (parts: ReturnType<typeof wallClock>) => string) =>
  (instant: Instant | Date, zone: Zone) => {
    const date = new Date(instant)
    return Number.isNaN(date.getTime()) ? '-' : write(wallClock(date, zone))
  }

/** '25/08/2026' (§9 'Date display DD/MM/YYYY'). */
export const formatDate = print(({ dd, mm, yyyy }) => `${dd}/${mm}/${yyyy}`)
/** '10:30', always with a colon. */
export const formatTime = print(({ time }) => time)
/** '25/08/2026 10:30': a moment; where the reader cannot know the zone, its label follows. */
export const formatMoment = print(({ dd, mm, yyyy, time }) => `${dd}/${mm}/${yyyy} ${time}`)
/** 'Selasa, 25/08/2026': the same date with its weekday, which a meeting is planned by. */
export const formatDay = print(
  ({ weekday, dd, mm, yyyy }) => `${weekday}, ${dd}/${mm}/${yyyy}`,
)
/** '25 Agustus 2026 10:30' (§9 "published date 'DD MMMM YYYY HH:mm'"). */
export const formatPublished = print(
  ({ dd, month, yyyy, time }) => `${dd} ${month} ${yyyy} ${time}`,
)
/** 'Agustus 2026' (§9 "grouped by 'MMMM YYYY'"). */
export const formatMonth = print(({ month, yyyy }) => `${month} ${yyyy}`)

/** The first moment of the day that `instant` falls on in `zone`. */
export const startOfDayIn = (instant: Instant | Date, zone: Zone): Date => {
  const offset = UTC_OFFSET_MS[zone]
  const local = new Date(instant).getTime() + offset
  return new Date(Math.floor(local / DAY_MS) * DAY_MS - offset)
}

export const sameDay = (a: Instant | Date, b: Instant | Date, zone: Zone): boolean =>
  startOfDayIn(a, zone).getTime() === startOfDayIn(b, zone).getTime()

/** Whether the day of `instant` comes after the day of `now` in `zone`. */
export const isDayAfter = (instant: Instant | Date, now: Date, zone: Zone): boolean =>
  startOfDayIn(instant, zone) > startOfDayIn(now, zone)

/** The moment at which a clock in `zone` shows `hours`:`minutes` on the day of `instant`. */
export const atTimeOfDay = (
  instant: Instant | Date,
  { hours, minutes }: { hours: number; minutes: number },
  zone: Zone,
): Date =>
  new Date(startOfDayIn(instant, zone).getTime() + (hours * 60 + minutes) * MINUTE_MS)
