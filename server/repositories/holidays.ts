import type { Holiday } from '../../lib/entities/holiday.ts'
import type { Db } from '../db/client.ts'
import { holidays } from '../db/schema/office.ts'

/** The office's holidays by date. */
export const listHolidays = (db: Db): Promise<Holiday[]> =>
  db.select().from(holidays).orderBy(holidays.date)

/** Their dates alone, for the rules of working days. */
export const listDaysOff = async (db: Db): Promise<string[]> =>
  (await listHolidays(db)).map(({ date }) => date)

/** Puts a list in the place of the one before. */
export const replaceHolidays = async (tx: Db, days: Holiday[]): Promise<void> => {
  await tx.delete(holidays)
  if (days.length > 0) await tx.insert(holidays).values(days)
}
