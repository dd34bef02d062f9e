const STORED = /^(\d{4})-(\d{2})-(\d{2})/
const TYPED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/

/** A day of the calendar as it is stored, '2026-08-25'; null for one that does not exist. */
function dayOf(year: string, month: string, day: string): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isReal =
    date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isReal ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null
}

/** '2026-08-25' as '25/08/2026'; an empty text when it is no day. */
export function shownDay(stored: string | null): string {
  const [, year, month, day] = STORED.exec(stored ?? '') ?? []
  const isDay = year && month && day && dayOf(year, month, day)
  return isDay ? `${day}/${month}/${year}` : ''
}

/** Reads '25/8/2026', '25-08-2026' or '25.8.2026' as '2026-08-25'; null for anything that is no day. */
export function readDay(typed: string): string | null {
  const [, day, month, year] = TYPED.exec(typed.trim()) ?? []
  return day && month && year ? dayOf(year, month, day) : null
}
