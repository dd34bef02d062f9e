import type { TakenCoaching } from '../entities/coaching.ts'
import { formatTime } from './dates.ts'
import { postTestWindow } from './post-test-window.ts'
import { scheduleText } from './schedule-text.ts'
import type { StepName } from './steps.ts'
import type { TimeZone } from './time-zone.ts'
import { canReview, isInProgress, isPending, isRejected } from './user-coaching-status.ts'

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
>

const beforeMeeting = (coaching: Taken, timeZone: TimeZone): NextStep => {
  const schedule = scheduleText({ ...coaching, timeZone })
  return coaching.preTestSoal > 0
    ? go('pre-test', 'Buka Pre Test', `Kerjakan Pre Test sebelum meeting: ${schedule}.`)
    : go('materi', 'Buka materi', `Pelajari materi sebelum meeting: ${schedule}.`)
}

const afterMeeting = (coaching: Taken, now: Date, timeZone: TimeZone): NextStep => {
  const window = postTestWindow(coaching, now, timeZone.zone)
  if (window.state === 'open' && coaching.postTestSoal > 0) {
    const closing = `${formatTime(window.closesAt, timeZone.zone)} ${timeZone.label}`
    return go(
      'post-test',
      'Buka Post Test',
      `Kerjakan Post Test hari ini sebelum pukul ${closing}.`,
    )
  }
  return go('sertifikat', 'Lihat sertifikat', 'Isi survei kepuasan dan lihat sertifikat.')
}

/** The next step of a card of 'Daftar Coaching', from its raw status and the clock. */
export const nextStep = (coaching: Taken, now: Date, timeZone: TimeZone): NextStep => {
  const { userCoachingStatus: code, jamSelesai } = coaching
  if (isRejected(code))
    return wait('Hapus pengajuan ini dari riwayat bila Anda ingin mengajukan lagi.')
  if (isPending(code)) return wait('Tunggu verifikasi dari admin.')
  if (!canReview(code)) return wait('Tunggu tanggal dan pukul meeting dari admin.')
  if (isInProgress(coaching, now))
    return go('zoom-meeting', 'Gabung Zoom Meeting', 'Meeting sedang berlangsung.')
  const isOver = jamSelesai !== null && new Date(jamSelesai) < now
  return isOver ? afterMeeting(coaching, now, timeZone) : beforeMeeting(coaching, timeZone)
}
