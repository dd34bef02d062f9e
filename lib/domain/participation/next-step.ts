import { sameDay } from '../schedule/dates.ts'
import { scheduleText } from '../schedule/schedule-text.ts'
import { afterMeeting } from './after-meeting.ts'
import { CONDITION_LABELS } from './conditions.ts'
import { type Facts, factsOf } from './facts.ts'
import { seatsLeft } from './quota.ts'
import { clockText, momentText } from './states.ts'
import { canReview, isPending, isRejected } from './status.ts'
import { type Steps, stepsOf } from './steps.ts'
import { isInProgress, isNear, isOver, isPast, type Moment } from './timing.ts'
import { go, type NextStep, type Taken, wait } from './urgency.ts'

/** A test whose time is running comes before everything else. */
const running = (
  { runningTests }: Facts,
  { now }: Moment,
  steps: Steps,
): NextStep | null => {
  const [kind] = runningTests.flatMap((test) =>
    new Date(test.deadline) > now ? [test.kind] : [],
  )
  if (!kind) return null
  const label = `Lanjutkan ${CONDITION_LABELS[kind]}`
  return go('running test', kind, label, steps[kind].reason)
}

const meetingLabel = ({ meetingOpen }: Facts) =>
  meetingOpen === 'yes' ? 'Gabung Zoom Meeting' : 'Buka Zoom Meeting'

const duringMeeting = (
  coaching: Taken,
  facts: Facts,
  steps: Steps,
  moment: Moment,
): NextStep => {
  const { state, reason } = steps['zoom-meeting']
  const isToBeJoined = state === 'open' || state === 'locked'
  const text = isToBeJoined ? reason : 'Meeting sedang berlangsung.'
  const end = coaching.jamSelesai && ` sampai ${clockText(coaching.jamSelesai, moment)}`
  const short = `Meeting berlangsung${end ?? ''}`
  return go('meeting', 'zoom-meeting', meetingLabel(facts), text, short)
}

const duePreTest = (coaching: Taken, { 'pre-test': pre }: Steps, moment: Moment) => {
  const when = scheduleText({ ...coaching, timeZone: moment.timeZone })
  if (pre.state === 'open') {
    const start = coaching.jamMulai && momentText(coaching.jamMulai, moment)
    const short = start ? `Pre Test sebelum meeting mulai ${start}` : pre.reason
    return go('pre-test', 'pre-test', 'Mulai Pre Test', pre.reason, short)
  }
  if (pre.state !== 'unknown') return null
  const text = `Pastikan Pre Test sudah dikerjakan sebelum meeting: ${when}.`
  return go('pre-test', 'pre-test', 'Buka Pre Test', text)
}

const beforeMeeting = (
  coaching: Taken,
  facts: Facts,
  steps: Steps,
  moment: Moment,
): NextStep => {
  const { tanggalMeeting, jamMulai } = coaching
  const { now, timeZone } = moment
  const preTest = duePreTest(coaching, steps, moment)
  const isToday = tanggalMeeting !== null && sameDay(tanggalMeeting, now, timeZone.zone)
  if (preTest) return isToday ? { ...preTest, urgency: 'today' } : preTest
  const start = jamMulai && momentText(jamMulai, moment)
  if (isNear(coaching, now)) {
    const text = `Meeting mulai ${start}.`
    return go('today', 'zoom-meeting', meetingLabel(facts), text, `Meeting mulai ${start}`)
  }
  const when = scheduleText({ ...coaching, timeZone })
  const text = `Pelajari materi sebelum meeting: ${when}.`
  return isToday
    ? go('today', 'materi', 'Buka materi', text, `Meeting hari ini ${start}`)
    : go('date', 'materi', 'Buka materi', text, `Meeting berikutnya ${when}`)
}

const pending = (coaching: Taken, { now, timeZone }: Moment): NextStep => {
  if (isPast(coaching, now, timeZone.zone))
    return wait('Meeting sudah selesai sebelum pengajuan Anda diverifikasi.', 'past')
  return wait(
    coaching.isOverdue
      ? 'Verifikasi sudah melewati 1 hari kerja. Tanyakan kepada narahubung coaching ini.'
      : 'Tunggu verifikasi dari admin.',
  )
}

/** Whether one can propose again; of a coaching whose quota is not known nothing is said of it. */
const rejectedText = (coaching: Taken, { now, timeZone }: Moment): string => {
  if (isPast(coaching, now, timeZone.zone))
    return 'Coaching ini sudah selesai, jadi Anda tidak dapat mengajukan diri lagi.'
  const { totalPeserta, pesertaTerdaftar } = coaching
  const isKnown = totalPeserta !== undefined && pesertaTerdaftar !== undefined
  return isKnown && seatsLeft({ totalPeserta, pesertaTerdaftar }) === 0
    ? 'Kuota coaching ini sudah penuh, jadi Anda belum dapat mengajukan diri lagi.'
    : 'Hapus pengajuan ini dari riwayat bila Anda ingin mengajukan lagi.'
}

/** The next step of one coaching: from its raw status, the clock, and what is known to be done. */
export const nextStep = (coaching: Taken, moment: Moment): NextStep => {
  const { userCoachingStatus: code } = coaching
  if (coaching.cancelledAt) return wait('Coaching ini dibatalkan oleh admin.', 'past')
  if (isRejected(code)) return wait(rejectedText(coaching, moment), 'past')
  if (isPending(code)) return pending(coaching, moment)
  if (!canReview(code)) return wait('Tunggu tanggal dan pukul meeting dari admin.')
  const facts = factsOf(coaching)
  const steps = stepsOf(facts, moment)
  const attempt = running(facts, moment, steps)
  if (attempt) return attempt
  if (isInProgress(coaching, moment.now))
    return duringMeeting(coaching, facts, steps, moment)
  return isOver(coaching, moment.now)
    ? afterMeeting(coaching, facts, steps, moment)
    : beforeMeeting(coaching, facts, steps, moment)
}
