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
/** RFC 5545 §3.1: longest line in octets, its end not counted. */
const LINE_OCTETS = 75

/** RFC 5545 §3.3.11 TEXT. The writer does this for all texts but an alarm's. */
const escapedText = (text: string) =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A line in pieces of at most 75 octets, none of which ends within a letter (RFC 5545 §3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let room = LINE_OCTETS
  let text = ''
  for (const letter of line) {
    const { length } = encoder.encode(letter)
    if (length > room) {
      text += '\r\n '
      room = LINE_OCTETS - 1
    }
    text += letter
    room -= length
  }
  return text
}

/** The writer folds after 75 letters, which may be more octets. */
const refolded = (text: string) =>
  text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n')

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
        description: escapedText(`${entry.title} dimulai ${ALARM_MINUTES} menit lagi`),
        trigger: { minutes: ALARM_MINUTES, before: true },
      },
    ],
  })
  if (!value) throw error ?? new Error('The calendar entry cannot be written')
  return refolded(value)
}

/** Saves the entry as a file that Google, Outlook and Apple calendars open. */
export async function saveCalendarEntry(entry: CalendarEntry, fileName: string) {
  const text = await calendarText(entry)
  saveBlob(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileName)
}
