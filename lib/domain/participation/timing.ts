import type { RunningTest, Schedule } from '../../entities/coaching.ts'
import type { Instant } from '../../entities/identity.ts'
import type { TestKind } from '../../entities/test.ts'
import { atTimeOfDay, startOfDayIn } from '../schedule/dates.ts'
import { MINUTE_MS } from '../schedule/spans.ts'
import type { TimeZone, Zone } from '../schedule/time-zone.ts'
import { DELIVERY_GRACE_SECONDS } from '../tests/test-session.ts'

/** When something is looked at: the server's time, and the zone in which times are told. */
export type Moment = { now: Date; timeZone: TimeZone }

/** §4 "'currently in progress' note shows when now lies between start and end". */
export const isInProgress = (
  { jamMulai, jamSelesai }: Pick<Schedule, 'jamMulai' | 'jamSelesai'>,
  now: Date,
): boolean =>
  jamMulai !== null &&
  jamSelesai !== null &&
  new Date(jamMulai) <= now &&
  now <= new Date(jamSelesai)

/** §4 'Published and end has passed'. */
export const isOver = ({ jamSelesai }: Pick<Schedule, 'jamSelesai'>, now: Date): boolean =>
  jamSelesai !== null && new Date(jamSelesai) < now

/** Nobody can join any more: its end has passed or, where that is open, its day in `zone`. */
export const isPast = (
  { tanggalMeeting, jamSelesai }: Pick<Schedule, 'tanggalMeeting' | 'jamSelesai'>,
  now: Date,
  zone: Zone,
): boolean => {
  if (jamSelesai !== null) return isOver({ jamSelesai }, now)
  return tanggalMeeting !== null && new Date(tanggalMeeting) < startOfDayIn(now, zone)
}

const NEAR_MS = 30 * MINUTE_MS

/** From half an hour before its start the meeting is what is next. */
export const isNear = ({ jamMulai }: Pick<Schedule, 'jamMulai'>, now: Date): boolean => {
  const left = jamMulai === null ? 0 : new Date(jamMulai).getTime() - now.getTime()
  return left > 0 && left <= NEAR_MS
}

/** §9 'Post-test must be done by 21:00 on the meeting day', in `zone` (decision 22). */
const closingOf = (tanggalMeeting: Instant, zone: Zone): Date =>
  atTimeOfDay(tanggalMeeting, { hours: 21, minutes: 0 }, zone)

export type PostTestWindow =
  | { state: 'unscheduled' }
  | { state: 'before end' | 'open' | 'closed'; opensAt: Instant; closesAt: Instant }

/** 'Strictly after the end and strictly before 21:00' (decision 55). */
export const postTestWindow = (
  { tanggalMeeting, jamSelesai }: Pick<Schedule, 'tanggalMeeting' | 'jamSelesai'>,
  now: Date,
  zone: Zone,
): PostTestWindow => {
  if (!tanggalMeeting || !jamSelesai) return { state: 'unscheduled' }
  const closing = closingOf(tanggalMeeting, zone)
  const times = { opensAt: jamSelesai, closesAt: closing.toISOString() }
  if (now >= closing) return { state: 'closed', ...times }
  return { state: now > new Date(jamSelesai) ? 'open' : 'before end', ...times }
}

/** The end of a test that starts at `start`: its duration, the post-test's never beyond 21:00 (decision 50). */
export const testDeadline = (
  test: { kind: TestKind; minutes: number; tanggalMeeting: Instant | null },
  start: Date,
  zone: Zone,
): Date => {
  const full = start.getTime() + test.minutes * MINUTE_MS
  if (test.kind === 'pre-test' || !test.tanggalMeeting) return new Date(full)
  return new Date(Math.min(full, closingOf(test.tanggalMeeting, zone).getTime()))
}

/** Too late even for answers that were under way when the time ended (decision 49). */
export const isOverdue = ({ deadline }: { deadline: Instant | Date }, now: Date): boolean =>
  now.getTime() > new Date(deadline).getTime() + DELIVERY_GRACE_SECONDS * 1000

const attemptPhase = (running: RunningTest, now: Date) => {
  if (isOverdue(running, now)) return 'over'
  return new Date(running.deadline) > now ? 'running' : 'time up'
}

/** A word that changes whenever the clock alone opens or closes something: then the server is asked anew. */
export const clockPhase = (
  schedule: Schedule,
  running: readonly RunningTest[],
  { now, timeZone }: Moment,
): string => {
  const window = postTestWindow(schedule, now, timeZone.zone)
  const attempts = running.map((attempt) => attemptPhase(attempt, now))
  return [isInProgress(schedule, now), window.state, ...attempts].join()
}
