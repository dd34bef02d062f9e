import type { RunningTest, Schedule } from '../entities/coaching.ts'
import type { Instant } from '../entities/identity.ts'
import type { TestKind } from '../entities/test.ts'
import { isInProgress } from './in-progress.ts'
import { postTestWindow } from './post-test-window.ts'
import { formatDate, formatTime, sameDay } from './schedule/dates.ts'
import { scheduleText } from './schedule/schedule-text.ts'
import type { TimeZone } from './schedule/time-zone.ts'

/** What the shell knows of a participant's way; `false` also stands for "not known yet". */
export type StepsData = Schedule & {
  materiOpened: boolean
  preTestSoal: number
  preTestDone: boolean
  /** The meeting link may be used (`zoom-meeting/check`). */
  meetingOpen: boolean
  attended: boolean
  /** `eligible` of `post-test/check`. */
  postTestEligible: boolean
  postTestDone: boolean
  surveyDone: boolean
  certificateAvailable: boolean
  runningTest: RunningTest | null
}

export type StepState = {
  state: 'done' | 'open' | 'locked'
  /** Why the step is in this state, as a sentence. */
  reason: string
  /** Until when an open step stays open; null where there is no limit. */
  until: Instant | null
}
/** The three states, each with its reason. */
export const done = (reason: string): StepState => ({ state: 'done', reason, until: null })
export const locked = (reason: string): StepState => ({
  state: 'locked',
  reason,
  until: null,
})
export const open = (reason: string, until: Instant | null = null): StepState => ({
  state: 'open',
  reason,
  until,
})

/** 'pukul 12:00 WIB', with the date before it unless it is today. */
const momentText = (instant: Instant, now: Date, { zone, label }: TimeZone): string => {
  const time = `pukul ${formatTime(instant, zone)} ${label}`
  return sameDay(instant, now, zone) ? time : `${formatDate(instant, zone)} ${time}`
}

const hasPassed = (instant: Instant | null, now: Date): boolean =>
  instant !== null && new Date(instant) <= now

/** The attempt at this test, while its time runs. */
const running = (
  kind: TestKind,
  { runningTest }: StepsData,
  now: Date,
  timeZone: TimeZone,
): StepState | null =>
  runningTest?.kind === kind && !hasPassed(runningTest.deadline, now)
    ? open(
        `Sedang dikerjakan sampai ${momentText(runningTest.deadline, now, timeZone)}.`,
        runningTest.deadline,
      )
    : null

/** Materials: only this device knows whether they were opened. */
export const materi = ({ materiOpened, jamSelesai }: StepsData, now: Date): StepState => {
  if (materiOpened) return done('Materi sudah dibuka.')
  return hasPassed(jamSelesai, now)
    ? open('Materi masih dapat diunduh.')
    : open('Pelajari materi sebelum meeting.')
}

/** §4 'Pre-test start is enabled only when a pre-test exists'; it has no end of its own. */
export const preTest = (data: StepsData, now: Date, timeZone: TimeZone): StepState => {
  const { preTestDone, preTestSoal, jamMulai } = data
  if (preTestDone) return done('Pre Test sudah dikerjakan.')
  const attempt = running('pre-test', data, now, timeZone)
  if (attempt) return attempt
  if (preTestSoal === 0) return locked('Pre Test belum tersedia.')
  if (!jamMulai) return open('Kerjakan sebelum meeting; hanya satu kali.')
  return hasPassed(jamMulai, now)
    ? open('Masih dapat dikerjakan; hanya satu kali.')
    : open(
        `Kerjakan sebelum meeting mulai ${momentText(jamMulai, now, timeZone)}; hanya satu kali.`,
      )
}

/** The meeting: from its link to the attendance that an admin records. */
export const zoomMeeting = (data: StepsData, now: Date, timeZone: TimeZone): StepState => {
  const { jamSelesai, attended, meetingOpen, tanggalMeeting, jamMulai } = data
  if (attended) return done('Kehadiran Anda sudah dicatat.')
  if (!tanggalMeeting || !jamMulai)
    return locked('Tanggal dan pukul akan ditentukan kemudian.')
  if (jamSelesai && new Date(jamSelesai) < now)
    return locked('Meeting telah selesai; kehadiran Anda belum dicatat.')
  if (meetingOpen && jamSelesai && isInProgress(data, now))
    return open(
      `Sedang berlangsung sampai ${momentText(jamSelesai, now, timeZone)}.`,
      jamSelesai,
    )
  return meetingOpen
    ? open(`Meeting ${scheduleText({ ...data, timeZone })}.`, jamSelesai)
    : locked(
        `Tautan meeting belum tersedia. Jadwal: ${scheduleText({ ...data, timeZone })}.`,
      )
}

/** §4 'now is after the meeting end and before 21:00 on the meeting day'. */
export const postTest = (data: StepsData, now: Date, timeZone: TimeZone): StepState => {
  if (data.postTestDone) return done('Post Test sudah dikerjakan.')
  const attempt = running('post-test', data, now, timeZone)
  if (attempt) return attempt
  const window = postTestWindow(data, now, timeZone.zone)
  if (window.state === 'unscheduled')
    return locked('Tanggal dan pukul akan ditentukan kemudian.')
  const time = (instant: Instant) =>
    `${formatTime(instant, timeZone.zone)} ${timeZone.label}`
  if (window.state === 'before end')
    return locked(
      `Dibuka setelah meeting selesai ${momentText(window.opensAt, now, timeZone)}; ditutup pukul ${time(window.closesAt)}.`,
    )
  if (window.state === 'closed')
    return locked(`Batas waktu pukul ${time(window.closesAt)} telah lewat.`)
  return data.postTestEligible
    ? open(
        `Kerjakan sebelum pukul ${time(window.closesAt)}; hanya satu kali.`,
        window.closesAt,
      )
    : locked('Anda belum memenuhi syarat Post Test.')
}
