import { array, type InferOutput, object, pipe, regex, string } from 'valibot'
import { versionSchema } from './identity.ts'

/** A day of the calendar on which the office does not work: '2027-08-17'. */
const holidaySchema = object({
  date: pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/)),
  name: string(),
})
export type Holiday = InferOutput<typeof holidaySchema>

/** The office's own list, by date. */
export const holidaysSchema = object({
  days: array(holidaySchema),
  version: versionSchema,
})

/** A proposal for a year, and what it lacks of the public holidays that other years have. */
export const publicHolidaysSchema = object({
  days: array(holidaySchema),
  missing: array(string()),
})
export type PublicHolidays = InferOutput<typeof publicHolidaysSchema>
