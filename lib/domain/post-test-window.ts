import type { Schedule } from '../entities/coaching.ts'
import type { Instant } from '../entities/identity.ts'
import { atTimeOfDay } from './schedule/dates.ts'
import type { Zone } from './schedule/time-zone.ts'

/** §9 'Post-test must be done by 21:00 on the meeting day.' */
const CLOSING = { hours: 21, minutes: 0 }

export type PostTestWindow =
  | { state: 'unscheduled' }
  | { state: 'before end' | 'open' | 'closed'; opensAt: Instant; closesAt: Instant }

/** 21:00 on the meeting day in `zone`. */
export const postTestClosing = (tanggalMeeting: Instant, zone: Zone): Date =>
  atTimeOfDay(tanggalMeeting, CLOSING, zone)

/** 'Strictly after the end and strictly before 21:00' (decision 55). */
export const postTestWindow = (
  { tanggalMeeting, jamSelesai }: Pick<Schedule, 'tanggalMeeting' | 'jamSelesai'>,
  now: Date,
  zone: Zone,
): PostTestWindow => {
  if (!tanggalMeeting || !jamSelesai) return { state: 'unscheduled' }
  const closing = postTestClosing(tanggalMeeting, zone)
  const times = { opensAt: jamSelesai, closesAt: closing.toISOString() }
  if (now >= closing) return { state: 'closed', ...times }
  return { state: now > new Date(jamSelesai) ? 'open' : 'before end', ...times }
}

/** Seconds that a post-test starting or running at `now` may last: its duration, capped at 21:00 (decision 50). */
export const capSeconds = (
  { seconds, tanggalMeeting }: { seconds: number; tanggalMeeting: Instant },
  now: Date,
  zone: Zone,
): number => {
  const untilClosing =
    (postTestClosing(tanggalMeeting, zone).getTime() - now.getTime()) / 1000
  return Math.max(0, Math.min(seconds, Math.floor(untilClosing)))
}
