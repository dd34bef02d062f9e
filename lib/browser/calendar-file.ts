import { saveBlob } from '@/lib/browser/save-blob'

/** One meeting as calendars take it. */
export type CalendarEntry = {
  /** Stays the same for the same meeting, so that a calendar replaces its older entry. */
  uid: string
  title: string
  /** Moments in milliseconds since 1970. */
  start: number
  end: number
  location: string
  description: string
  url: string
  /** When the file is made, in milliseconds: a later file replaces an earlier one. */
  madeAt: number
}

const ALARM_MINUTES = 30
const MS_PER_MINUTE = 60_000

/**
 * Text of an .ics file with an alarm half an hour before. The writer is loaded on demand.
 * @throws Error when the entry cannot be written, e.g. it ends before it starts
 */
export async function calendarText(entry: CalendarEntry): Promise<string> {
  const { createEvent } = await import('ics')
  const { start, end, madeAt, ...texts } = entry
  const { value, error } = createEvent({
    ...texts,
    start,
    startInputType: 'utc',
    end,
    endInputType: 'utc',
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    sequence: Math.floor(madeAt / MS_PER_MINUTE),
    alarms: [
      {
        action: 'display',
        description: `${entry.title} dimulai ${ALARM_MINUTES} menit lagi`,
        trigger: { minutes: ALARM_MINUTES, before: true },
      },
    ],
  })
  if (!value) throw error ?? new Error('The calendar entry cannot be written')
  return value
}

/** Saves the entry as a file that Google, Outlook and Apple calendars open. */
export async function saveCalendarEntry(entry: CalendarEntry, fileName: string) {
  const text = await calendarText(entry)
  saveBlob(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileName)
}
