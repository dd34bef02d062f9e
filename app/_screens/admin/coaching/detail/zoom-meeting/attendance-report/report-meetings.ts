import { formatDate, formatTime } from '@/lib/domain/schedule/dates'
import type { Zone } from '@/lib/domain/schedule/time-zone'
import { parseDelimited } from '@/lib/domain/text/delimited-text'
import type { Schedule } from '@/lib/entities/coaching'
import { DELIMITERS, reportTables } from './report-tables'
import { type ReportMoment, reportMoment } from './report-times'

/** When people were in a meeting: its day as it is written, '' where only times stand, with the first and last minute. */
export type ReportMeeting = { day: string; from: number; to: number }

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

const daysOf = (named: readonly { day: string }[]) => [
  ...new Set(named.map(({ day }) => day)),
]

/** From the first to the last of some moments, on each of their days. */
const stretches = (moments: readonly (ReportMoment | null)[]): ReportMeeting[] => {
  const known = moments.filter(isMoment)
  return daysOf(known).map((day) => {
    const minutes = known.flatMap((one) => (one.day === day ? [one.minutes] : []))
    return { day, from: Math.min(...minutes), to: Math.max(...minutes) }
  })
}

/** When each came and went; of a report that does not tell it, when its meeting was. */
const staysIn = (text: string): ReportMeeting[] => {
  const own = reportTables(text).flatMap(({ columns, rows }) => {
    const places = [columns.get('join') ?? -1, columns.get('leave') ?? -1]
    return rows.flatMap(({ cells }) =>
      stretches(places.map((place) => reportMoment(cells[place] ?? ''))),
    )
  })
  if (own.length > 0) return own
  return DELIMITERS.flatMap((delimiter) => parseDelimited(text, delimiter))
    .flatMap(({ cells }) => stretches(cells.map(reportMoment)))
    .filter(({ day }) => meantDays(day).length > 0)
}

/** People come early, meetings last longer, and accounts may have a neighbouring zone. */
const ROOM = 90

/** Stays without a longer pause between them are one meeting. */
const joined = (stays: readonly ReportMeeting[]): ReportMeeting[] => {
  const meetings: ReportMeeting[] = []
  for (const stay of stays.toSorted((a, b) => a.from - b.from)) {
    const last = meetings.at(-1)
    if (last && stay.from <= last.to + ROOM) last.to = Math.max(last.to, stay.to)
    else meetings.push({ ...stay })
  }
  return meetings
}

/** The meetings that a report is of: a link may serve several, also of one day. */
export const reportMeetings = (text: string): ReportMeeting[] => {
  const stays = staysIn(text)
  return daysOf(stays).flatMap((day) => joined(stays.filter((stay) => stay.day === day)))
}

const minutesAt = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const isRead = ({ day }: ReportMeeting): boolean => day === '' || meantDays(day).length > 0

type Fit = {
  /** Whether it is of that time; null where that cannot be told. */
  isOf: boolean | null
  /** What it names besides. */
  outside: ReportMeeting[]
}

/** How a report stands to the time of a meeting. */
export const fitOf = (
  meetings: readonly ReportMeeting[],
  { tanggalMeeting, jamMulai, jamSelesai }: Schedule,
  zone: Zone,
): Fit => {
  if (!tanggalMeeting || !jamMulai || !jamSelesai) return { isOf: null, outside: [] }
  const date = formatDate(tanggalMeeting, zone)
  const [begin = 0, end = 0] = [jamMulai, jamSelesai].map((at) =>
    minutesAt(formatTime(at, zone)),
  )
  const touches = ({ day, from, to }: ReportMeeting) => {
    const isDay = day === '' || meantDays(day).includes(date)
    return isDay && from - ROOM <= end && to + ROOM >= begin
  }
  if (meetings.some(touches))
    return { isOf: true, outside: meetings.filter((one) => isRead(one) && !touches(one)) }
  return { isOf: meetings.every(isRead) ? false : null, outside: [] }
}

const NAMED = 3

const clock = (minutes: number) =>
  [minutes / 60, minutes % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')

const meetingText = ({ day, from, to }: ReportMeeting): string => {
  const meant = meantDays(day)
  const date = meant.length === 1 ? meant[0] : day
  return `${date} pukul ${clock(from)} s/d ${clock(to)}`.trim()
}

/** '18/08/2026 pukul 09:00 s/d 10:50': a day that may mean two stays as it is written. */
export const meetingsText = (meetings: readonly ReportMeeting[]): string => {
  const more = meetings.length - NAMED
  const named = meetings.slice(0, NAMED).map(meetingText)
  return [...named, ...(more > 0 ? [`dan ${more} waktu lain`] : [])].join(', ')
}
