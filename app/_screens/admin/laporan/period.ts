import { shownDay } from '@/lib/domain/schedule/calendar-day'
import { formatDate } from '@/lib/domain/schedule/dates'
import { WIB } from '@/lib/domain/schedule/time-zone'

/** Two days of the office's zone, both included: '2026-01-01'. */
export type Period = { from: string; until: string }

const pad = (number: number) => String(number).padStart(2, '0')

/** From the first day of a month to the last of one; months beyond 1 to 12 are of other years. */
const months = (year: number, first: number, last: number): Period => {
  const days = new Date(Date.UTC(year, last, 0)).getUTCDate()
  return { from: `${year}-${pad(first)}-01`, until: `${year}-${pad(last)}-${days}` }
}

/** What is asked for most, by the office's calendar. */
export function presetsOf(now: Date): ({ label: string } & Period)[] {
  const [, month = 1, year = 0] = formatDate(now, WIB.zone).split('/').map(Number)
  const quarter = Math.ceil(month / 3) * 3
  return [
    { label: 'Bulan ini', ...months(year, month, month) },
    { label: 'Triwulan ini', ...months(year, quarter - 2, quarter) },
    { label: 'Tahun ini', ...months(year, 1, 12) },
    { label: 'Tahun lalu', ...months(year - 1, 1, 12) },
  ]
}

/** The period of the address; this year where it says none or no days (decision 20). */
export function periodOf(query: URLSearchParams, now: Date): Period {
  const [from, until] = [query.get('dari'), query.get('sampai')]
  if (from && until && shownDay(from) && shownDay(until)) return { from, until }
  const [, , year] = presetsOf(now)
  return { from: year?.from ?? '', until: year?.until ?? '' }
}

/** '01/01/2026 sampai 31/12/2026'. */
export const periodText = ({ from, until }: Period) =>
  `${shownDay(from)} sampai ${shownDay(until)}`
