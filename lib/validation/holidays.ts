import { array, object, string, ValidationError } from 'yup'
import { readDay, shownDay, UNKNOWN_DAY } from '../domain/schedule/calendar-day.ts'
import type { Holiday } from '../entities/holiday.ts'
import { text, visibleName } from './fields.ts'

const MAX_HOLIDAYS = 1000
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099]
const WRONG_YEAR = `Tahun harus ${FIRST_YEAR} sampai ${LAST_YEAR}`

/** Four digits; a year of which the list may have days. */
const isYear = (year = ''): boolean =>
  /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR

/** Query of `GET /office/public-holidays`. */
export const publicHolidaysQuerySchema = object({
  year: text().required('Tahun diperlukan').test('year', WRONG_YEAR, isYear),
})

const day = text()
  .required('Tanggal diperlukan')
  .test('day', UNKNOWN_DAY, (value) => !value || shownDay(value) !== '')
  .test('year', WRONG_YEAR, (value) => !value || isYear(value.slice(0, 4)))
const name = visibleName().required('Nama hari libur diperlukan')

/** Body of `PUT /office/holidays`: the whole list. */
export const holidaysBodySchema = object({
  days: array()
    .of(object({ date: day, name }))
    .max(MAX_HOLIDAYS, `Paling banyak ${MAX_HOLIDAYS} hari libur`)
    .test('once', (days, { createError, path }) => {
      const dates = (days ?? []).map((day) => day?.date)
      const again = dates.findIndex((date, index) => dates.indexOf(date) < index)
      const message = `Tanggal ${shownDay(dates[again] ?? null)} ada dua kali`
      return again === -1 || createError({ path: `${path}[${again}].date`, message })
    })
    .required(),
})

const faultOf = (schema: typeof day, value: string): string | null => {
  try {
    schema.validateSync(value)
    return null
  } catch (error) {
    if (error instanceof ValidationError) return error.message
    throw error
  }
}

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** What lines add to a list, and a sentence for each line that is wrong. */
export type HolidayLines = { days: Holiday[]; faults: string[] }

/**
 * Reads lines such as '17/08/2027 Hari Kemerdekaan'. A day that the list has under the same name is left as it is; under
 * another one it is a fault, so that nothing is written over.
 */
export const readHolidayLines = (
  lines: string,
  known: readonly Holiday[],
): HolidayLines => {
  const days: (Holiday & { line: number })[] = []
  const faults: string[] = []
  for (const [index, text] of lines.split(/\r?\n/).entries()) {
    const [, typed = '', said = ''] = /^\s*([^\s,;]+)[\s,;]*(.*?)\s*$/.exec(text) ?? []
    if (typed === '') continue
    const [date, line] = [readDay(typed) ?? '', index + 1]
    const before = days.find((one) => one.date === date)
    const kept = known.find((one) => one.date === date)
    const fault =
      faultOf(day, date) ??
      faultOf(name, said) ??
      (before && `${shownDay(date)} sudah ada di baris ${before.line}`) ??
      (kept &&
        !sameName(kept.name, said) &&
        `${shownDay(date)} sudah ada di daftar sebagai “${kept.name}”`)
    if (fault) faults.push(`Baris ${line}: ${fault}.`)
    else if (!kept) days.push({ date, name: said, line })
  }
  return { days: days.map(({ date, name }) => ({ date, name })), faults }
}

/** The form that adds lines to the list as it is. */
export const holidayLinesSchema = (known: readonly Holiday[]) =>
  object({
    lines: string()
      .required('Isi sedikitnya satu hari libur')
      .test('lines', (lines, { createError }) => {
        const { days, faults } = readHolidayLines(lines, known)
        if (faults.length > 0)
          return createError({ message: `${faults.length} baris perlu diperbaiki` })
        return days.length > 0 || createError({ message: 'Semua sudah ada di daftar' })
      }),
  })
