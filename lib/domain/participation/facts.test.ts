import type { CertificateCheck } from '../../entities/certificate.ts'
import type { StepProgress } from '../../entities/coaching.ts'
import type { SurveyCheck } from '../../entities/survey.ts'
import { MEETING } from '../../testing/participation-facts.ts'
import { WIB } from '../schedule/time-zone.ts'
import { missingConditions } from './conditions.ts'
import { type Checks, factsOf } from './facts.ts'
import { STEP_NAMES, type StepName, stepsOf } from './steps.ts'

const HEADER = {
  ...MEETING,
  userCoachingStatus: 'Proses Coaching',
  preTestSoal: 10,
  postTestSoal: 10,
}
const RESULT = {
  startTime: MEETING.jamMulai,
  endTime: MEETING.jamMulai,
  ...{ benar: 7, totalSoal: 10, score: 70 },
}
const CLOCKS = [
  '2026-08-24T09:00:00+07:00',
  '2026-08-25T11:00:00+07:00',
  '2026-08-25T13:00:00+07:00',
  '2026-08-25T21:00:00+07:00',
].map((now) => ({ now: new Date(now), timeZone: WIB }))

const FLAGS = [
  'preTestDone',
  'meetingOpen',
  'attended',
  'postTestDone',
  'surveyDone',
  'certificateAvailable',
] as const

/** All 64 ways in which a participant can be on the way. */
const everyProgress: StepProgress[] = Array.from(
  { length: 2 ** FLAGS.length },
  (_, bits) => {
    const flags = FLAGS.map((flag, index) => [flag, (bits & (1 << index)) !== 0])
    return { ...Object.fromEntries(flags), runningTests: [] } as StepProgress
  },
)

/** What the six calls answer of the same participant. */
const checksOf = (progress: StepProgress): Required<Checks> => {
  const { preTestDone, attended, postTestDone } = progress
  const missing = missingConditions({
    ...{ finishPreTest: preTestDone, finishZoomMeeting: attended },
    finishPostTest: postTestDone,
  })
  return {
    preTest: preTestDone ? RESULT : null,
    postTest: postTestDone ? RESULT : null,
    postTestCheck: { eligible: !postTestDone },
    meeting: {
      eligible: true,
      meetingUrl: progress.meetingOpen ? 'https://zoom.test/j/1' : null,
      meetingBackground: null,
      attended,
    },
    survey: { eligible: postTestDone, done: progress.surveyDone, url: null, questions: [] },
    certificate: {
      eligible: missing.length === 0,
      available: progress.certificateAvailable,
      fileName: null,
      missing,
    },
  }
}

test('`progress` in the header and the six calls of chapter 7 tell the same', () => {
  for (const progress of everyProgress)
    for (const moment of CLOCKS) {
      const told = stepsOf(factsOf({ ...HEADER, progress }), moment)
      expect(stepsOf(factsOf(HEADER, checksOf(progress)), moment)).toEqual(told)
    }
})

/** The step that each call is about. */
const ABOUT: Record<keyof Checks, StepName> = {
  preTest: 'pre-test',
  postTest: 'post-test',
  postTestCheck: 'post-test',
  meeting: 'zoom-meeting',
  survey: 'survei-kepuasan',
  certificate: 'sertifikat',
}

test("a failed call means unknown for its step only, never 'none': all 64 ways to fail", () => {
  const progress = everyProgress[1] as StepProgress // the pre-test is done
  const [, , moment] = CLOCKS
  if (!moment) throw new Error('no clock')
  const all = checksOf(progress)
  const whole = stepsOf(factsOf(HEADER, all), moment)
  const calls = Object.keys(ABOUT) as (keyof Checks)[]
  for (let failed = 0; failed < 2 ** calls.length; failed += 1) {
    const lost = calls.filter((_, index) => failed & (1 << index))
    const answered = calls.filter((call) => !lost.includes(call))
    const steps = stepsOf(
      factsOf(HEADER, Object.fromEntries(answered.map((call) => [call, all[call]]))),
      moment,
    )
    const unknown = new Set(lost.map((call) => ABOUT[call]))
    for (const name of STEP_NAMES) {
      if (unknown.has(name)) expect(steps[name].state).toBe('unknown')
      else expect(steps[name]).toEqual(whole[name])
    }
  }
})

describe('decision 58: of an answer that came, an unknown or missing field means "not yet"', () => {
  const facts = factsOf(HEADER, {
    meeting: {} as never,
    survey: {} as SurveyCheck,
    certificate: {} as CertificateCheck,
    postTestCheck: {} as never,
  })

  test('in each of the checks', () => {
    expect(facts).toMatchObject({
      meetingOpen: 'no',
      attended: 'no',
      survey: { open: 'no', done: 'no' },
      certificate: { available: 'no', missing: 'unknown' },
    })
    expect(facts.tests['post-test'].ready).toBe('not eligible')
  })

  test('a certificate check without its list lacks nothing when it says eligible', () => {
    const certificate = { eligible: true } as CertificateCheck
    expect(factsOf(HEADER, { certificate }).certificate.missing).toEqual([])
  })
})

test('a header of chapter 7 alone leaves the end and the tests unknown', () => {
  const { tanggalMeeting, jamMulai, userCoachingStatus } = HEADER
  const facts = factsOf({ tanggalMeeting, jamMulai, userCoachingStatus })
  expect(facts).toMatchObject({ proposal: 'APPROVED', schedule: 'unknown' })
  expect(facts.tests['pre-test'].ready).toBe('unknown')
})

test.each([
  ['Proses verifikasi', 'PENDING'],
  ['anda tidak dapat mengikuti coaching', 'REJECTED'],
  ['Pre Coaching', 'APPROVED'],
  ['Selesai', 'APPROVED'],
  [null, 'APPROVED'],
])(
  'a header with the status %s is of a proposal that is %s',
  (userCoachingStatus, proposal) => {
    expect(factsOf({ ...HEADER, userCoachingStatus }).proposal).toBe(proposal)
  },
)
