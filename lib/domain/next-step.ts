import type { StepProgress, TakenCoaching } from '../entities/coaching.ts'
import { CONDITION_LABELS, missingConditions } from './certificate-row.ts'
import { isInProgress } from './in-progress.ts'
import { postTestWindow } from './post-test-window.ts'
import { formatTime } from './schedule/dates.ts'
import { scheduleText } from './schedule/schedule-text.ts'
import type { TimeZone, Zone } from './schedule/time-zone.ts'
import { STEP_NAMES, type StepName } from './steps.ts'
import { canReview, isPending, isRejected } from './user-coaching-status.ts'

/** What a participant does next in one coaching; `step` is where, null while there is only waiting. */
export type NextStep = { text: string; label: string; step: StepName | null }

const wait = (text: string): NextStep => ({ text, label: '', step: null })
const go = (step: StepName, label: string, text: string): NextStep => ({
  step,
  label,
  text,
})

type Taken = Pick<
  TakenCoaching,
  | 'userCoachingStatus'
  | 'tanggalMeeting'
  | 'jamMulai'
  | 'jamSelesai'
  | 'preTestSoal'
  | 'postTestSoal'
  | 'progress'
>

/** §9 'Post-test must be done by 21:00 on the meeting day', and it is still to be done. */
export const isPostTestDue = (coaching: Taken, now: Date, zone: Zone): boolean =>
  canReview(coaching.userCoachingStatus) &&
  coaching.postTestSoal > 0 &&
  !coaching.progress?.postTestDone &&
  postTestWindow(coaching, now, zone).state === 'open'

/** The steps that are done, of the one that only this device knows as well. */
export const doneSteps = (
  { preTestDone, attended, postTestDone, surveyDone, certificateAvailable }: StepProgress,
  materiOpened: boolean,
): StepName[] => {
  const done: Record<StepName, boolean> = {
    materi: materiOpened,
    'pre-test': preTestDone,
    'zoom-meeting': attended,
    'post-test': postTestDone,
    'survei-kepuasan': surveyDone,
    sertifikat: certificateAvailable,
  }
  return STEP_NAMES.filter((name) => done[name])
}

const beforeMeeting = (coaching: Taken, timeZone: TimeZone): NextStep => {
  const schedule = scheduleText({ ...coaching, timeZone })
  return coaching.preTestSoal > 0 && !coaching.progress?.preTestDone
    ? go('pre-test', 'Buka Pre Test', `Kerjakan Pre Test sebelum meeting: ${schedule}.`)
    : go('materi', 'Buka materi', `Pelajari materi sebelum meeting: ${schedule}.`)
}

/** A test whose time is running comes before everything else. */
const runningTest = ({ progress }: Taken, now: Date, { zone, label }: TimeZone) => {
  const running = progress?.runningTest
  if (!running || new Date(running.deadline) <= now) return null
  const name = CONDITION_LABELS[running.kind]
  const end = `${formatTime(running.deadline, zone)} ${label}`
  const text = `${name} sedang berjalan sampai pukul ${end}.`
  return go(running.kind, `Lanjutkan ${name}`, text)
}

/** What is left of the way to the certificate when no deadline presses any more. */
const toCertificate = (progress: StepProgress, preTestSoal: number): NextStep => {
  const { preTestDone, attended, postTestDone, surveyDone, certificateAvailable } = progress
  if (!preTestDone && preTestSoal > 0)
    return go('pre-test', 'Buka Pre Test', 'Pre Test masih dapat dikerjakan.')
  if (postTestDone && !surveyDone) {
    const also = certificateAvailable ? ' Sertifikat Anda sudah tersedia.' : ''
    return go('survei-kepuasan', 'Isi survei', `Isi survei kepuasan.${also}`)
  }
  const see = (text: string) => go('sertifikat', 'Lihat sertifikat', text)
  if (certificateAvailable) return see('Sertifikat Anda sudah tersedia.')
  const missing = missingConditions({
    ...{ finishPreTest: preTestDone, finishZoomMeeting: attended },
    finishPostTest: postTestDone,
  })
  if (missing.length === 0) return see('Menunggu sertifikat diunggah oleh admin.')
  const names = missing.map((name) => CONDITION_LABELS[name]).join(', ')
  return see(`Belum lengkap untuk sertifikat: ${names}.`)
}

const afterMeeting = (coaching: Taken, now: Date, timeZone: TimeZone): NextStep => {
  const { progress, preTestSoal } = coaching
  const window = postTestWindow(coaching, now, timeZone.zone)
  if (window.state === 'open' && isPostTestDue(coaching, now, timeZone.zone)) {
    const closing = `${formatTime(window.closesAt, timeZone.zone)} ${timeZone.label}`
    return go(
      'post-test',
      'Buka Post Test',
      `Kerjakan Post Test hari ini sebelum pukul ${closing}.`,
    )
  }
  return progress
    ? toCertificate(progress, preTestSoal)
    : go('sertifikat', 'Lihat sertifikat', 'Isi survei kepuasan dan lihat sertifikat.')
}

/** The next step of a card of 'Daftar Coaching': from its raw status, the clock, and what is done. */
export const nextStep = (coaching: Taken, now: Date, timeZone: TimeZone): NextStep => {
  const { userCoachingStatus: code, jamSelesai } = coaching
  if (isRejected(code))
    return wait('Hapus pengajuan ini dari riwayat bila Anda ingin mengajukan lagi.')
  if (isPending(code)) return wait('Tunggu verifikasi dari admin.')
  if (!canReview(code)) return wait('Tunggu tanggal dan pukul meeting dari admin.')
  const running = runningTest(coaching, now, timeZone)
  if (running) return running
  if (isInProgress(coaching, now))
    return go('zoom-meeting', 'Gabung Zoom Meeting', 'Meeting sedang berlangsung.')
  const isOver = jamSelesai !== null && new Date(jamSelesai) < now
  return isOver ? afterMeeting(coaching, now, timeZone) : beforeMeeting(coaching, timeZone)
}
