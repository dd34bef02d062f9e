import type { Schedule } from '../../entities/coaching.ts'
import type { Id } from '../../entities/identity.ts'
import type { ReminderKind } from '../../entities/reminder-values.ts'
import { postTestWindow } from '../participation/timing.ts'
import { atTimeOfDay, formatDate, startOfDayIn } from '../schedule/dates.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../schedule/spans.ts'
import type { Zone } from '../schedule/time-zone.ts'

/** When a reminder goes: `days` from the meeting's day at `minutes` of that day, or `minutes` from its start or end. */
export type ReminderTime = { days: number; minutes: number }
export type ReadyReminder = ReminderTime & {
  anchor: 'day' | 'start' | 'end'
  subject: string
  paragraph: string
  /** The participant's page that it leads to. */
  page: 'zoom-meeting' | 'post-test' | 'survei-kepuasan'
}

const clock = (hours: number) => hours * 60

const POST_TEST =
  'Kami mencatat Anda belum mengerjakan Post Test. Silakan mengerjakannya hari ini sebelum pukul {batas}. Post Test hanya dapat dikerjakan satu kali.'

/** The reminders of a coaching as they come; each can be switched off, moved and reworded. */
export const READY_REMINDERS: Record<ReminderKind, ReadyReminder> = {
  'hour-before': {
    ...{ anchor: 'start', days: 0, minutes: -60, page: 'zoom-meeting' },
    subject: 'Meeting Segera Dimulai',
    paragraph:
      'Meeting coaching yang Anda ikuti segera dimulai. Tautannya dibagikan pada halaman Zoom Meeting.',
  },
  'post-test-evening': {
    ...{ anchor: 'day', days: 0, minutes: clock(19), page: 'post-test' },
    subject: 'Batas Waktu Post Test Pukul {batas}',
    paragraph: POST_TEST,
  },
  'post-test': {
    ...{ anchor: 'end', days: 0, minutes: 0, page: 'post-test' },
    subject: 'Post Test Telah Dibuka',
    paragraph:
      'Meeting coaching ini telah selesai. Post Test telah dibuka dan dapat dikerjakan satu kali, hari ini sebelum pukul {batas}.',
  },
  'day-before': {
    ...{ anchor: 'day', days: -1, minutes: clock(9), page: 'zoom-meeting' },
    subject: 'Pengingat Jadwal Coaching',
    paragraph:
      'Kami mengingatkan jadwal coaching yang Anda ikuti. Sebelum meeting dimulai, silakan mempelajari materi dan mengerjakan Pre Test bila tersedia dan belum dikerjakan.',
  },
  survey: {
    ...{ anchor: 'day', days: 3, minutes: clock(9), page: 'survei-kepuasan' },
    subject: 'Survei Kepuasan',
    paragraph:
      'Kami mencatat Anda belum mengisi Survei Kepuasan. Pendapat Anda membantu kami memperbaiki coaching berikutnya.',
  },
}

/** It goes no later than this after it was due. */
export const LATEST_MS = 2 * HOUR_MS

const anchorOf = (
  anchor: ReadyReminder['anchor'],
  { tanggalMeeting, jamMulai, jamSelesai }: Schedule,
) => ({ day: tanggalMeeting, start: jamMulai, end: jamSelesai })[anchor]

/** When a reminder is due; null while the meeting has no such date or time. */
export const reminderDue = (
  kind: ReminderKind,
  { days, minutes }: ReminderTime,
  schedule: Schedule,
  zone: Zone,
): Date | null => {
  const { anchor } = READY_REMINDERS[kind]
  const from = anchorOf(anchor, schedule)
  if (!from || !schedule.tanggalMeeting || !schedule.jamMulai || !schedule.jamSelesai)
    return null
  const base = anchor === 'day' ? startOfDayIn(from, zone).getTime() : Date.parse(from)
  return new Date(base + days * DAY_MS + minutes * MINUTE_MS)
}

/** Whether it is about what is to come: it is worth nothing once the meeting has begun. */
export const isBefore = (kind: ReminderKind) =>
  kind === 'day-before' || kind === 'hour-before'

/** What it is about: another occasion where the meeting begins at another time, afterwards only on another day. */
export const occasionOf = (
  kind: ReminderKind,
  coachingId: Id,
  { tanggalMeeting, jamMulai }: Schedule,
  zone: Zone,
): string => {
  const day = tanggalMeeting && formatDate(tanggalMeeting, zone)
  return `${kind} ${coachingId} ${(isBefore(kind) ? jamMulai : day) ?? ''}`
}

const NIGHT = { from: { hours: 21, minutes: 0 }, until: { hours: 6, minutes: 0 } }
const NOON = { hours: 12, minutes: 0 }

/** When nobody is written to any more on the day of a moment. */
export const nightAfter = (now: Date, zone: Zone): Date =>
  atTimeOfDay(now, NIGHT.from, zone)

/** Nobody is written to from 21:00 to 06:00 of their zone. */
export const isNight = (now: Date, zone: Zone): boolean =>
  now < atTimeOfDay(now, NIGHT.until, zone) || now >= nightAfter(now, zone)

/** From 21:00 to 06:00 nobody is written to, save about a meeting of the morning that follows. */
export const isQuiet = (
  kind: ReminderKind,
  { jamMulai }: Schedule,
  now: Date,
  zone: Zone,
): boolean => {
  const isQuietNow = isNight(now, zone)
  if (!isQuietNow || !jamMulai || !isBefore(kind)) return isQuietNow
  const isMorning = now < atTimeOfDay(now, NIGHT.until, zone)
  const next = isMorning ? now : new Date(now.getTime() + DAY_MS)
  const start = new Date(jamMulai)
  return start < now || start >= atTimeOfDay(next, NOON, zone)
}

/** After this a reminder says nothing that helps, or disturbs its reader: not even an attempt that failed is repeated. */
export const reminderExpiry = (
  kind: ReminderKind,
  due: Date,
  schedule: Schedule,
  zone: Zone,
  readerZone: Zone = zone,
): Date => {
  const ends = [due.getTime() + LATEST_MS]
  const night = nightAfter(due, readerZone)
  if (due < night) ends.push(night.getTime())
  if (isBefore(kind) && schedule.jamMulai) ends.push(Date.parse(schedule.jamMulai))
  if (kind === 'post-test' || kind === 'post-test-evening') {
    const window = postTestWindow(schedule, due, zone)
    if (window.state !== 'unscheduled') ends.push(Date.parse(window.closesAt))
  }
  return new Date(Math.min(...ends))
}
