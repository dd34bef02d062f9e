import type { Schedule } from '../../entities/coaching.ts'
import { DAY_MS } from '../schedule/spans.ts'
import { type Facts, factsOf } from './facts.ts'
import { timeText } from './states.ts'
import { canReview } from './status.ts'
import { type Steps, stepsOf } from './steps.ts'
import { type Moment, postTestWindow } from './timing.ts'
import { go, type NextStep, type Taken } from './urgency.ts'

/** The post-test where it is still to be done today; where nobody knows, it is better looked for. */
const duePostTest = (coaching: Taken, moment: Moment): NextStep | null => {
  const window = postTestWindow(coaching, moment.now, moment.timeZone.zone)
  if (!canReview(coaching.userCoachingStatus) || window.state !== 'open') return null
  const { state, reason } = stepsOf(factsOf(coaching), moment)['post-test']
  const closing = timeText(window.closesAt, moment)
  if (state === 'open') {
    const short = `Post Test sampai ${closing}`
    return go('post-test', 'post-test', 'Mulai Post Test', reason, short)
  }
  if (state !== 'unknown') return null
  const text = `Pastikan Post Test sudah dikerjakan sebelum ${closing}.`
  return go('post-test', 'post-test', 'Buka Post Test', text)
}

/** §9 'Post-test must be done by 21:00 on the meeting day', and that may still be. */
export const isPostTestDue = (coaching: Taken, moment: Moment): boolean =>
  duePostTest(coaching, moment) !== null

/** So many days after its meeting a coaching is news no more, and the next date comes first. */
const NEWS_DAYS = 30

const isNews = ({ jamSelesai }: Schedule, now: Date) =>
  jamSelesai !== null && now.getTime() - new Date(jamSelesai).getTime() < NEWS_DAYS * DAY_MS

/** What is left of the way to the certificate. */
const toCertificate = (facts: Facts, steps: Steps): NextStep => {
  const { 'pre-test': pre, 'survei-kepuasan': survey, sertifikat } = steps
  if (pre.state === 'open') return go('left over', 'pre-test', 'Mulai Pre Test', pre.reason)
  const isAvailable = sertifikat.state === 'done'
  if (survey.state === 'open') {
    const urgency = isAvailable ? 'certificate' : 'left over'
    const text = isAvailable ? `${survey.reason} ${sertifikat.reason}` : survey.reason
    return go(urgency, 'survei-kepuasan', 'Isi survei', text)
  }
  if (isAvailable)
    return go('certificate', 'sertifikat', 'Lihat sertifikat', sertifikat.reason)
  const { missing } = facts.certificate
  if (sertifikat.state === 'unknown' || missing === 'unknown') {
    const text = 'Periksa survei dan sertifikat Anda.'
    return go('waiting', 'sertifikat', 'Buka Sertifikat', text)
  }
  const label = missing.length > 0 ? 'Lihat kekurangan' : 'Lihat status sertifikat'
  const urgency = sertifikat.state === 'closed' ? 'past' : 'waiting'
  return go(urgency, 'sertifikat', label, sertifikat.reason)
}

/** What is to be done once the meeting is over: the post-test first, which has an end of its own. */
export const afterMeeting = (
  coaching: Taken,
  facts: Facts,
  steps: Steps,
  moment: Moment,
): NextStep => {
  const due = duePostTest(coaching, moment)
  if (due) return due
  const left = toCertificate(facts, steps)
  return isNews(coaching, moment.now) ? left : { ...left, urgency: 'past' }
}
