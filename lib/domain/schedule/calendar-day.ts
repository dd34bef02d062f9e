import { ISO_INSTANT } from '../../entities/identity-values.ts'

export const UNKNOWN_DAY = 'Tanggal tidak dikenali. Contoh: 25/08/2026'

const STORED = /^(\d{4})-(\d{2})-(\d{2})$/
const TYPED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/

/** A year beside these is a slip of the finger, and not every one can be stored. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2999]

/** A day of the calendar as it is stored, '2026-08-25'; null for one that does not exist. */
function dayOf(year: string, month: string, day: string): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isReal =
    Number(year) >= FIRST_YEAR &&
    Number(year) <= LAST_YEAR &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day)
  return isReal ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null
}

/** '2026-08-25' as '25/08/2026'; an empty text when it is no day. */
export function shownDay(stored: string | null): string {
  const [, year = '', month = '', day = ''] = STORED.exec(stored ?? '') ?? []
  return dayOf(year, month, day) ? `${day}/${month}/${year}` : ''
}

/**
 * What a date field holds for what is typed: '2026-08-25' for '25/8/2026', '25-08-2026' or '25.8.2026', null for nothing, and
 * for anything that is no day the text itself, so that the rules of the form refuse it instead of losing it.
 */
export function readDay(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  const [, day = '', month = '', year = ''] = TYPED.exec(text) ?? []
  return dayOf(year, month, day) ?? typed
}

/** Whether a text is an instant with offset (decision 2) of a day that exists. */
export function isInstant(text: string): boolean {
  return (
    ISO_INSTANT.test(text) &&
    shownDay(text.slice(0, 10)) !== '' &&
    !Number.isNaN(Date.parse(text))
  )
}
