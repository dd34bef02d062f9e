import { alarmOf, type CalendarEntry, refolded } from './calendar-text.ts'

/**
 * All meetings of one person, for a calendar program that asks for them again and again. The writer is loaded on demand.
 * @param name what the program calls the calendar
 */
export async function calendarFeed(
  entries: readonly CalendarEntry[],
  name: string,
): Promise<string> {
  const { createEvents } = await import('ics')
  const events = entries.map((entry) => ({
    ...entry,
    startInputType: 'utc' as const,
    endInputType: 'utc' as const,
    status: 'CONFIRMED' as const,
    busyStatus: 'BUSY' as const,
    alarms: [alarmOf(entry)],
  }))
  const { value, error } = createEvents(events, { calName: name })
  if (!value) throw error ?? new Error('The calendar cannot be written')
  return refolded(value)
}
