import { formatDate } from '../schedule/dates.ts'
import type { Zone } from '../schedule/time-zone.ts'

/** Stands for the running number; the other parts are of the coaching and of the day of issue. */
export const COUNTER = '{urut}'
export const DEFAULT_PATTERN = '{urut}/{kode}/{bulan-romawi}/{tahun}'

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')
const DIGITS = 3

type Issue = { kode: string; now: Date; zone: Zone }

/** Day, month and year as printed. */
const partsOf = ({ now, zone }: Pick<Issue, 'now' | 'zone'>) => {
  const [, month = '', year = ''] = formatDate(now, zone).split('/')
  return { month: ROMAN[Number(month) - 1] ?? '', year }
}

/** Whose numbers are counted together: those of a pattern, in a year where the pattern shows it. */
export const counterScope = (pattern: string, issue: Pick<Issue, 'now' | 'zone'>): string =>
  pattern.replaceAll('{tahun}', () => partsOf(issue).year)

/** '017/KHT-2026-014/VIII/2026'. */
export const certificateNumber = (
  pattern: string,
  { urut, ...issue }: Issue & { urut: number },
): string => {
  const { month, year } = partsOf(issue)
  return pattern
    .replace(COUNTER, String(urut).padStart(DIGITS, '0'))
    .replaceAll('{kode}', () => issue.kode)
    .replaceAll('{bulan-romawi}', month)
    .replaceAll('{tahun}', year)
}
