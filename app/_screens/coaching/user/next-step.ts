import { CONDITION_LABELS } from '@/lib/domain/participation/conditions'
import { type Facts, factsOf, type Told } from '@/lib/domain/participation/facts'
import { timeText } from '@/lib/domain/participation/states'
import { canReview, isPending, isRejected } from '@/lib/domain/participation/status'
import { type StepName, type Steps, stepsOf } from '@/lib/domain/participation/steps'
import {
  isInProgress,
  isOver,
  type Moment,
  postTestWindow,
} from '@/lib/domain/participation/timing'
import { scheduleText } from '@/lib/domain/schedule/schedule-text'
import type { Schedule } from '@/lib/entities/coaching'

/** What a participant does next in one coaching; `to` is where, null while there is only waiting. */
export type NextStep = { text: string; label: string; to: StepName | 'materi' | null }

/** A coaching of 'Daftar Coaching', or the header of its shell with its end. */
export type Taken = Told & Schedule

const go = (to: NextStep['to'], label: string, text: string): NextStep => ({
  ...{ to, label, text },
})

/** The post-test where it is still to be done today; where nobody knows, it is better looked for. */
const duePostTest = (coaching: Taken, moment: Moment): NextStep | null => {
  const window = postTestWindow(coaching, moment.now, moment.timeZone.zone)
  if (!canReview(coaching.userCoachingStatus) || window.state !== 'open') return null
  const { state, reason } = stepsOf(factsOf(coaching), moment)['post-test']
  if (state === 'open') return go('post-test', 'Buka Post Test', reason)
  if (state !== 'unknown') return null
  const closing = timeText(window.closesAt, moment)
  const text = `Pastikan Post Test sudah dikerjakan sebelum ${closing}.`
  return go('post-test', 'Buka Post Test', text)
}

/** §9 'Post-test must be done by 21:00 on the meeting day', and that may still be. */
export const isPostTestDue = (coaching: Taken, moment: Moment): boolean =>
  duePostTest(coaching, moment) !== null

/** A test whose time is running comes before everything else. */
const running = (
  { runningTests }: Facts,
  { now }: Moment,
  steps: Steps,
): NextStep | null => {
  const [kind] = runningTests.flatMap((test) =>
    new Date(test.deadline) > now ? [test.kind] : [],
  )
  return kind ? go(kind, `Lanjutkan ${CONDITION_LABELS[kind]}`, steps[kind].reason) : null
}

const duringMeeting = ({ meetingOpen }: Facts, steps: Steps): NextStep => {
  const { state, reason } = steps['zoom-meeting']
  const isToBeJoined = state === 'open' || state === 'locked'
  const label = meetingOpen === 'yes' ? 'Gabung Zoom Meeting' : 'Buka Zoom Meeting'
  return go('zoom-meeting', label, isToBeJoined ? reason : 'Meeting sedang berlangsung.')
}

const beforeMeeting = ({ 'pre-test': pre }: Steps, when: string): NextStep => {
  if (pre.state === 'open') return go('pre-test', 'Buka Pre Test', pre.reason)
  if (pre.state !== 'unknown')
    return go('materi', 'Buka materi', `Pelajari materi sebelum meeting: ${when}.`)
  const text = `Pastikan Pre Test sudah dikerjakan sebelum meeting: ${when}.`
  return go('pre-test', 'Buka Pre Test', text)
}

/** What is left of the way to the certificate. */
const toCertificate = (facts: Facts, steps: Steps): NextStep => {
  const { 'pre-test': pre, 'survei-kepuasan': survey, sertifikat } = steps
  if (pre.state === 'open') return go('pre-test', 'Buka Pre Test', pre.reason)
  const isAvailable = sertifikat.state === 'done'
  if (survey.state === 'open') {
    const text = isAvailable ? `${survey.reason} ${sertifikat.reason}` : survey.reason
    return go('survei-kepuasan', 'Isi survei', text)
  }
  if (isAvailable) return go('sertifikat', 'Lihat sertifikat', sertifikat.reason)
  const { missing } = facts.certificate
  if (sertifikat.state === 'unknown' || missing === 'unknown')
    return go('sertifikat', 'Buka Sertifikat', 'Periksa survei dan sertifikat Anda.')
  const label = missing.length > 0 ? 'Lihat kekurangan' : 'Lihat status sertifikat'
  return go('sertifikat', label, sertifikat.reason)
}

/** The next step of one coaching: from its raw status, the clock, and what is known to be done. */
export const nextStep = (coaching: Taken, moment: Moment): NextStep => {
  const { userCoachingStatus: code } = coaching
  if (isRejected(code))
    return go(null, '', 'Hapus pengajuan ini dari riwayat bila Anda ingin mengajukan lagi.')
  if (isPending(code)) return go(null, '', 'Tunggu verifikasi dari admin.')
  if (!canReview(code)) return go(null, '', 'Tunggu tanggal dan pukul meeting dari admin.')
  const facts = factsOf(coaching)
  const steps = stepsOf(facts, moment)
  const attempt = running(facts, moment, steps)
  if (attempt) return attempt
  if (isInProgress(coaching, moment.now)) return duringMeeting(facts, steps)
  if (isOver(coaching, moment.now))
    return duePostTest(coaching, moment) ?? toCertificate(facts, steps)
  return beforeMeeting(steps, scheduleText({ ...coaching, timeZone: moment.timeZone }))
}
