import type { ReminderKind } from '../../../lib/entities/reminder-values.ts'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const WIB = 7
export const KINDS = [
  'hour-before',
  'post-test-evening',
  'post-test',
  'day-before',
  'survey',
] as const satisfies readonly ReminderKind[]

type Setting = { enabled: boolean; days: number; minutes: number }
export type Meeting = {
  id: string
  start: number
  end: number
  quota: number
  isLive: boolean
  /** Where its reminders are not as they come. */
  own: Partial<Record<ReminderKind, Setting>>
}
export type Person = {
  id: string
  /** Hours that their zone is ahead of UTC. */
  zone: number
  isStopped: boolean
}
export type Part = {
  userId: string
  coachingId: string
  askedAt: number
  acceptedAt: number
  state: 'waits' | 'in' | 'rejected' | 'out'
  hasBegun: boolean
  hasEnded: boolean
  hasAnswered: boolean
}
export type Wish = { userId: string; coachingId: string }

/** What is, told by nobody but the acts themselves: nothing of it is read from the product. */
export type Book = {
  meetings: Meeting[]
  people: Person[]
  parts: Part[]
  wishes: Wish[]
  /** How often a coaching has been full: whoever waits is told once in between. */
  fullness: Record<string, number>
}

/** Midnight of the day of a moment, by a zone. */
export const dayOf = (at: number, zone = WIB): number =>
  Math.floor((at + zone * HOUR) / DAY) * DAY - zone * HOUR
const hourOf = (at: number, zone = WIB) => (at - dayOf(at, zone)) / HOUR
export const isNightFor = (at: number, zone: number): boolean =>
  hourOf(at, zone) < 6 || hourOf(at, zone) >= 21

const READY: Record<ReminderKind, Setting & { from: 'day' | 'start' | 'end' }> = {
  'hour-before': { enabled: true, from: 'start', days: 0, minutes: -60 },
  'post-test-evening': { enabled: true, from: 'day', days: 0, minutes: 19 * 60 },
  'post-test': { enabled: true, from: 'end', days: 0, minutes: 0 },
  'day-before': { enabled: true, from: 'day', days: -1, minutes: 9 * 60 },
  survey: { enabled: true, from: 'day', days: 3, minutes: 9 * 60 },
}

export const settingOf = ({ own }: Meeting, kind: ReminderKind): Setting =>
  own[kind] ?? READY[kind]

/** When a reminder is due, by rule 20. */
export const dueOf = (meeting: Meeting, kind: ReminderKind): number => {
  const { days, minutes } = settingOf(meeting, kind)
  const { start, end } = meeting
  const from = { start, end, day: dayOf(start) }[READY[kind].from]
  return from + days * DAY + minutes * MINUTE
}

const isBefore = (kind: ReminderKind) => kind === 'hour-before' || kind === 'day-before'

/** Person and occasion: what goes at most once, whatever else is moved. */
export const keyOf = (userId: string, meeting: Meeting, kind: ReminderKind): string =>
  [userId, meeting.id, kind, isBefore(kind) ? meeting.start : dayOf(meeting.start)].join(
    ' ',
  )

const partOf = ({ parts }: Book, userId: string, coachingId: string) =>
  parts.find((part) => part.userId === userId && part.coachingId === coachingId)

/** Nobody is written to at night, but about a coaching of the next morning. */
const isQuietFor = (at: number, meeting: Meeting, kind: ReminderKind, zone: number) => {
  if (!isNightFor(at, zone)) return false
  const morning = hourOf(at, zone) < 6 ? dayOf(at, zone) : dayOf(at, zone) + DAY
  const { start } = meeting
  return !(isBefore(kind) && start >= at && start < morning + 12 * HOUR)
}

type Asked = { userId: string; coachingId: string; kind: ReminderKind; at: number }

const isOverFor = (part: Part, meeting: Meeting, { kind, at }: Asked) => {
  if (isBefore(kind)) return at >= meeting.start
  if (kind === 'survey') return !part.hasEnded || part.hasAnswered
  const closes = dayOf(meeting.start) + 21 * HOUR
  return part.hasBegun || at < meeting.end || at >= closes
}

/** Why a reminder must not go to somebody at a moment; null where it must. */
export const hindranceOf = (
  book: Book,
  asked: Asked,
): 'gone' | 'left' | 'off' | 'done' | 'stopped' | 'quiet' | null => {
  const { userId, coachingId, kind, at } = asked
  const meeting = book.meetings.find(({ id }) => id === coachingId)
  const person = book.people.find(({ id }) => id === userId)
  if (!meeting?.isLive) return 'gone'
  const part = partOf(book, userId, coachingId)
  if (!person || part?.state !== 'in') return 'left'
  if (!settingOf(meeting, kind).enabled) return 'off'
  if (isOverFor(part, meeting, asked)) return 'done'
  if (person.isStopped) return 'stopped'
  return isQuietFor(at, meeting, kind, person.zone) ? 'quiet' : null
}

/** Whether a reminder is due at a moment and neither too late nor over. */
export const isOwed = (meeting: Meeting, kind: ReminderKind, at: number): boolean => {
  const due = dueOf(meeting, kind)
  if (due >= at || at >= due + 2 * HOUR || !settingOf(meeting, kind).enabled) return false
  const night = dayOf(due) + 21 * HOUR
  if (due < night && at >= night) return false
  if (isBefore(kind)) return at < meeting.start
  return kind === 'survey' || at < dayOf(meeting.start) + 21 * HOUR
}

export const seatsTaken = ({ parts }: Book, coachingId: string): number =>
  parts.filter((part) => part.coachingId === coachingId && part.state === 'in').length

/** To be called after every act. */
export const noteFullness = (book: Book): void => {
  for (const { id, quota } of book.meetings)
    if (seatsTaken(book, id) >= quota) book.fullness[id] = (book.fullness[id] ?? 0) + 1
}
