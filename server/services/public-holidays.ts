import type { PublicHolidays } from '../../lib/entities/holiday.ts'

/** The library calls the night journey by the Prophet's birthday, and New Year's Day by a common noun. */
const OWN_NAMES: Record<string, string> = {
  '01-01': 'Tahun Baru Masehi',
  '27 Rajab': 'Isra Mikraj Nabi Muhammad',
}

/** A year of which the library has every public holiday: some are tables that end, and not rules. */
const FULL_YEAR = 2026

/** Loaded with the first question alone: `date-holidays` knows all countries. */
const namedDays = async (year: number): Promise<Map<string, string[]>> => {
  const { default: Holidays } = await import('date-holidays')
  const days = new Holidays('ID', { languages: 'id', types: ['public'] }).getHolidays(year)
  const named = days.map(({ date, rule, name }) => ({
    ...{ date: date.slice(0, 10), name: OWN_NAMES[rule] ?? name },
  }))
  const byDate = Map.groupBy(named, ({ date }) => date)
  return new Map([...byDate].map(([date, same]) => [date, same.map(({ name }) => name)]))
}

/**
 * The public holidays of a year as a library computes them. Islamic ones may differ from the government's joint decree (SKB 3
 * Menteri), and joint leave is in none: people compare before they store.
 */
export const proposeHolidays = async (year: number): Promise<PublicHolidays> => {
  const named = await namedDays(year)
  const present = [...named.values()].flat()
  const expected = new Set([...(await namedDays(FULL_YEAR)).values()].flat())
  return {
    days: [...named].map(([date, names]) => ({ date, name: names.join(' dan ') })),
    missing: [...expected].filter((name) => !present.includes(name)),
  }
}
