import { MONTHS, WEEKDAYS } from '../schedule/dates.ts'

/** What the spreadsheet package knows of Excel's number formats. */
export type Formats = {
  format: (format: string, value: number, options: { date1904: boolean }) => string
  is_date: (format: string) => boolean
}

/** A format of rupiah or of the Indonesian language: dots between thousands, a comma before the rest. */
const INDONESIAN = /Rp|-(id-ID|(0x)?[0-9a-f]*421)\]/i
/** The language alone; the package takes it for a currency. */
const LANGUAGE = /\[\$-[^\]]*\]/g

const swapped = (shown: string) =>
  shown.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

const ENGLISH =
  'January February March April May June July August September October November December Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(
    ' ',
  )
const NAMES = new Map(
  [...MONTHS, ...WEEKDAYS].flatMap((name, index): [string, string][] => {
    const english = ENGLISH[index] ?? ''
    return [
      [english.slice(0, 3), name.slice(0, 3)],
      [english, name],
    ]
  }),
)

/** A dot between days or hours stands for itself; the package would take it for parts of a second. */
const withPlainDots = (format: string) =>
  format.replace(/"[^"]*"|\\.|\.(?!0)/g, (part) => (part === '.' ? '"."' : part))

export type Showing = { formats: Formats; date1904: boolean }

/** The package does not know every format that Excel does: what it cannot show by its own is shown without one. */
const formatted = (format: string, value: number, { formats, date1904 }: Showing) => {
  try {
    return formats.format(format, value, { date1904 })
  } catch {
    return formats.format('General', value, { date1904 })
  }
}

/**
 * A number as Excel shows it by its format.
 *
 * @param known what the package made of it, where it made anything
 */
export const shownNumber = (
  { value, format, known }: { value: number; format: string; known: string | undefined },
  showing: Showing,
): string => {
  const isDate = showing.formats.is_date(format)
  const bare = format.replace(LANGUAGE, '')
  const plain = isDate ? withPlainDots(bare) : bare
  const shown =
    plain === format && known !== undefined ? known : formatted(plain, value, showing)
  if (!INDONESIAN.test(format)) return shown
  return isDate
    ? shown.replace(/[A-Z][a-z]{2,}/g, (word) => NAMES.get(word) ?? word)
    : swapped(shown)
}
