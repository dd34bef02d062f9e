import { formatDate, formatTime } from '@/lib/domain/schedule/dates'
import type { Zone } from '@/lib/domain/schedule/time-zone'
import { parseDelimited } from '@/lib/domain/text/delimited-text'
import type { Schedule } from '@/lib/entities/coaching'
import { DELIMITERS, reportTables } from './report-tables'
import { type ReportMoment, reportMoment } from './report-times'

/** A day of a report as it is written, '' where only times stand, with the first and last minute that it names. */
export type ReportDay = { day: string; from: number; to: number }

/** By the beginnings of their names in Indonesian and English. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'm[ae][iy]', 'jun', 'jul', 'a[gu]']
  .concat(['sep', 'o[kc]t', 'nov', 'de[sc]'])
  .map((beginning) => new RegExp(`(?<![a-z])${beginning}`, 'i'))

const dated = (year: string, month: number, day: string): string[] => {
  const isDay = month >= 1 && month <= 12 && Number(day) >= 1 && Number(day) <= 31
  const two = (part: number | string) => String(part).padStart(2, '0')
  return isDay ? [`${two(day)}/${two(month)}/${year.padStart(4, '20')}`] : []
}

/** The days, as 25/08/2026, that what is written may mean: in which order day and month stand is not known. */
export const meantDays = (written: string): string[] => {
  const [, year, first = '', second = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? []
  if (year) return dated(year, Number(first), second)
  const [, one = '', other = '', last] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(written) ?? []
  if (last)
    return [
      ...new Set([...dated(last, Number(other), one), ...dated(last, Number(one), other)]),
    ]
  const month = MONTHS.findIndex((name) => name.test(written)) + 1
  const [, named] = /(?<!\d)(\d{4})(?!\d)/.exec(written) ?? []
  const [, day] = /(?<!\d)(\d{1,2})(?!\d)/.exec(written) ?? []
  return named && day ? dated(named, month, day) : []
}

const isMoment = (moment: ReportMoment | null): moment is ReportMoment => moment !== null

/** When people came and went; of a report that does not tell it, when its meeting was. */
const momentsIn = (text: string): ReportMoment[] => {
  const own = reportTables(text)
    .flatMap(({ columns, rows }) => {
      const places = [columns.get('join') ?? -1, columns.get('leave') ?? -1]
      return rows.flatMap(({ cells }) => places.map((place) => cells[place] ?? ''))
    })
    .map(reportMoment)
    .filter(isMoment)
  if (own.length > 0) return own
  return DELIMITERS.flatMap((delimiter) => parseDelimited(text, delimiter))
    .flatMap(({ cells }) => cells.map(reportMoment))
    .filter(isMoment)
    .filter(({ day }) => meantDays(day).length > 0)
}

/** The days that a meeting report is of. */
export const reportDays = (text: string): ReportDay[] => {
  const days = new Map<string, ReportDay>()
  for (const { day, minutes } of momentsIn(text)) {
    const { from = minutes, to = minutes } = days.get(day) ?? {}
    days.set(day, { day, from: Math.min(from, minutes), to: Math.max(to, minutes) })
  }
  return [...days.values()]
}

/** People come early, meetings last longer, and accounts may have a neighbouring zone. */
const ROOM = 90

const minutesAt = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const isRead = ({ day }: ReportDay): boolean => day === '' || meantDays(day).length > 0

type Fit = {
  /** Whether it is of that time; null where that cannot be told. */
  isOf: boolean | null
  /** What it names besides. */
  outside: ReportDay[]
}

/** How a report stands to the time of a meeting. */
export const fitOf = (
  days: readonly ReportDay[],
  { tanggalMeeting, jamMulai, jamSelesai }: Schedule,
  zone: Zone,
): Fit => {
  if (!tanggalMeeting || !jamMulai || !jamSelesai) return { isOf: null, outside: [] }
  const date = formatDate(tanggalMeeting, zone)
  const [begin = 0, end = 0] = [jamMulai, jamSelesai].map((at) =>
    minutesAt(formatTime(at, zone)),
  )
  const touches = ({ day, from, to }: ReportDay) => {
    const isDay = day === '' || meantDays(day).includes(date)
    return isDay && from - ROOM <= end && to + ROOM >= begin
  }
  if (days.some(touches))
    return { isOf: true, outside: days.filter((day) => isRead(day) && !touches(day)) }
  return { isOf: days.every(isRead) ? false : null, outside: [] }
}

const NAMED = 3

const clock = (minutes: number) =>
  [minutes / 60, minutes % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')

const dayText = ({ day, from, to }: ReportDay): string => {
  const meant = meantDays(day)
  const date = meant.length === 1 ? meant[0] : day
  return `${date} pukul ${clock(from)} s/d ${clock(to)}`.trim()
}

/** '18/08/2026 pukul 09:00 s/d 10:50': a day that may mean two stays as it is written. */
export const daysText = (days: readonly ReportDay[]): string => {
  const more = days.length - NAMED
  const named = days.slice(0, NAMED).map(dayText)
  return [...named, ...(more > 0 ? [`dan ${more} hari lain`] : [])].join(', ')
}
