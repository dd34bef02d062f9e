import type { Coaching, Schedule } from '../../entities/coaching.ts'
import { MINUTE_MS } from './spans.ts'

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
  /** A file with a greater one replaces an earlier file (RFC 5545 §3.8.7.4). */
  sequence: number
}

/** What an office sends to its participants: who invites whom, or calls off (RFC 5546 §3.2). */
export type Invitation = {
  method: 'REQUEST' | 'CANCEL'
  organizer: { name: string; email: string }
  attendee: { email: string }
}

const ALARM_MINUTES = 30

/** The sequence of what is made at a moment, in ms since 1970: files and invitations follow one another by it. */
export const sequenceAt = (moment: number): number => Math.floor(moment / MINUTE_MS)

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

/** What no line of a calendar may hold (RFC 5545 §3.1), as it comes with copied text; a lone return would end the line for some. */
const CONTROL = /\r(?!\n)|[^\P{Cc}\t\r\n]/gu

/** The writer folds after 75 letters, which may be more octets. */
export const refolded = (text: string) =>
  text
    .replace(/\r\n[ \t]/g, '')
    .replace(CONTROL, ' ')
    .split('\r\n')
    .map(folded)
    .join('\r\n')

/** Whoever gets it has asked to take part: nothing is to be answered. */
const scheduling = ({ method, organizer, attendee }: Invitation) => ({
  method,
  organizer,
  attendees: [
    {
      ...attendee,
      // the writer calls whoever has no name 'Unnamed attendee'
      name: attendee.email,
      rsvp: false,
      partstat: 'ACCEPTED' as const,
      role: 'REQ-PARTICIPANT' as const,
    },
  ],
  status: method === 'CANCEL' ? ('CANCELLED' as const) : ('CONFIRMED' as const),
})

/** Half an hour before. */
export const alarmOf = ({ title }: CalendarEntry) => ({
  action: 'display' as const,
  description: escapedText(`${title} dimulai ${ALARM_MINUTES} menit lagi`),
  trigger: { minutes: ALARM_MINUTES, before: true },
})

/**
 * Text of an .ics file: with an alarm half an hour before, save where the meeting is called off. The writer is loaded on demand.
 * @param invitation where the file is sent; without it, it is a person's own entry
 * @throws Error when the entry cannot be written, e.g. it ends before it starts
 */
export async function calendarText(
  entry: CalendarEntry,
  invitation?: Invitation,
): Promise<string> {
  const { createEvent } = await import('ics')
  const { value, error } = createEvent({
    ...entry,
    startInputType: 'utc',
    endInputType: 'utc',
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    ...(invitation && scheduling(invitation)),
    ...(invitation?.method !== 'CANCEL' && { alarms: [alarmOf(entry)] }),
  })
  if (!value) throw error ?? new Error('The calendar entry cannot be written')
  return refolded(value)
}

type Meeting = Schedule &
  Pick<Coaching, 'coachingCode' | 'topic'> &
  Partial<Pick<Coaching, 'narahubung' | 'contact'>> & { meetingUrl?: string | null }

const descriptionOf = (
  { coachingCode, narahubung, contact, meetingUrl }: Meeting,
  product: string,
) =>
  [
    `${product} ${coachingCode}`,
    narahubung && `Narahubung: ${narahubung} (${contact})`,
    meetingUrl
      ? `Tautan meeting: ${meetingUrl}`
      : 'Tautan Zoom dibagikan di portal kepada peserta yang disetujui.',
  ]
    .filter(Boolean)
    .join('\n')

/**
 * The meeting of a coaching, the same in a downloaded file and in an e-mail; null while its times are not set.
 * @param at `url` is the coaching's address in the portal, whose host makes the identity ours
 */
export const meetingEntry = (
  meeting: Meeting,
  at: { url: string; product: string; sequence: number },
): CalendarEntry | null => {
  const { coachingCode, topic, jamMulai, jamSelesai } = meeting
  if (!jamMulai || !jamSelesai) return null
  return {
    uid: `${coachingCode}@${new URL(at.url).hostname}`,
    title: topic,
    start: new Date(jamMulai).getTime(),
    end: new Date(jamSelesai).getTime(),
    location: 'Zoom Meeting',
    description: descriptionOf(meeting, at.product),
    url: at.url,
    sequence: at.sequence,
  }
}

/** 'coaching-KHT-2026-014.ics'. */
export const calendarFileName = ({ coachingCode }: Pick<Meeting, 'coachingCode'>): string =>
  `coaching-${coachingCode}.ics`
