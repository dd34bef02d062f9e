import type { CertificateCheck, CertificateCondition } from '../../entities/certificate.ts'
import type {
  CoachingHeader,
  RunningTest,
  Schedule,
  StepProgress,
} from '../../entities/coaching.ts'
import type { ZoomMeetingCheck } from '../../entities/meeting.ts'
import type { ProposalStatus } from '../../entities/proposal.ts'
import type { SurveyCheck } from '../../entities/survey.ts'
import type { TestKind, TestResult } from '../../entities/test.ts'
import { missingConditions } from './conditions.ts'
import { isPending, isRejected } from './status.ts'

/** Three words and no boolean: what is not known cannot be read as 'no' by a slip. */
export type Fact = 'yes' | 'no' | 'unknown'

/** Whether the start of a test would be granted, apart from the clock. */
type Readiness = 'yes' | 'no questions' | 'not eligible' | 'unknown'

/** All that decides what one person may do in one coaching; each of it may be unknown. */
export type Facts = {
  proposal: ProposalStatus | 'unknown'
  schedule: Schedule | 'unknown'
  tests: Record<TestKind, { done: Fact; ready: Readiness }>
  /** The attempts that are running, or whose last answers are just being taken; the first ends first. */
  runningTests: readonly RunningTest[]
  /** The meeting link was shared and is this person's to use. */
  meetingOpen: Fact
  attended: Fact
  survey: { open: Fact; done: Fact }
  certificate: {
    available: Fact
    /** There was one, and the office has withdrawn it. */
    isWithdrawn?: boolean | undefined
    missing: readonly CertificateCondition[] | 'unknown'
  }
}

/** A coaching as its server tells it: the shell's header, or a card of 'Daftar Coaching'. */
export type Told = Omit<CoachingHeader, 'coachingCode' | 'topic' | 'userCoachingStatus'> & {
  userCoachingStatus: string | null
}

/** Answers of the six calls of chapter 7; undefined while one has not answered or has failed. */
export type Checks = {
  preTest?: TestResult | null | undefined
  postTest?: TestResult | null | undefined
  postTestCheck?: { eligible: boolean } | undefined
  meeting?: ZoomMeetingCheck | undefined
  survey?: SurveyCheck | undefined
  certificate?: CertificateCheck | undefined
}

const factOf = (value: unknown): Fact => {
  if (value === undefined) return 'unknown'
  return value ? 'yes' : 'no'
}

/** Of an answer that came: a field that it leaves out means "not yet" (decision 58). */
const read = <A>(answer: A | undefined, field: (answer: A) => unknown): Fact =>
  factOf(answer === undefined ? undefined : Boolean(field(answer)))

const hasQuestions = (count: number | undefined): Readiness => {
  if (count === undefined) return 'unknown'
  return count > 0 ? 'yes' : 'no questions'
}

const postTestReady = ({ postTestSoal }: Told, { postTestCheck }: Checks): Readiness => {
  if (postTestSoal === 0) return 'no questions'
  if (!postTestCheck) return 'unknown'
  return postTestCheck.eligible ? 'yes' : 'not eligible'
}

type Progress = Omit<Facts, 'proposal' | 'schedule'>

const factsOfChecks = (coaching: Told, checks: Checks): Progress => {
  const { preTest, postTest, meeting, survey, certificate } = checks
  const isResult = (result: unknown) => result !== null
  return {
    tests: {
      'pre-test': {
        done: read(preTest, isResult),
        ready: hasQuestions(coaching.preTestSoal),
      },
      'post-test': {
        done: read(postTest, isResult),
        ready: postTestReady(coaching, checks),
      },
    },
    runningTests: [],
    meetingOpen: read(meeting, ({ eligible, meetingUrl }) => eligible && meetingUrl),
    attended: read(meeting, ({ attended }) => attended),
    survey: {
      open: read(survey, (one) => one.eligible),
      done: read(survey, (one) => one.done),
    },
    certificate: {
      available: read(certificate, (one) => one.available),
      ...(certificate?.issued?.state === 'withdrawn' && { isWithdrawn: true }),
      missing: certificate?.missing ?? (certificate?.eligible ? [] : 'unknown'),
    },
  }
}

const factsOfProgress = (
  { preTestSoal, postTestSoal }: Told,
  { preTestDone, attended, postTestDone, ...progress }: StepProgress,
): Progress => ({
  tests: {
    'pre-test': { done: factOf(preTestDone), ready: hasQuestions(preTestSoal) },
    'post-test': { done: factOf(postTestDone), ready: hasQuestions(postTestSoal) },
  },
  runningTests: progress.runningTests,
  meetingOpen: factOf(progress.meetingOpen),
  attended: factOf(attended),
  survey: { open: factOf(postTestDone), done: factOf(progress.surveyDone) },
  certificate: {
    available: factOf(progress.certificateAvailable),
    isWithdrawn: progress.certificateWithdrawn,
    missing: missingConditions({
      ...{ finishPreTest: preTestDone, finishZoomMeeting: attended },
      finishPostTest: postTestDone,
    }),
  },
})

const proposalOf = ({ userCoachingStatus: code }: Told): ProposalStatus => {
  if (isPending(code)) return 'PENDING'
  return isRejected(code) ? 'REJECTED' : 'APPROVED'
}

const UNREAD = { tanggalMeeting: null, jamMulai: null, userCoachingStatus: null }

/**
 * What is known of a participation: all of it where the server tells `progress`, else as much as the
 * six calls of chapter 7 have answered; nothing before the coaching itself has come.
 */
export const factsOf = (coaching: Told | undefined, checks: Checks = {}): Facts => {
  const known: Told = coaching ?? UNREAD
  const { tanggalMeeting, jamMulai, jamSelesai, progress } = known
  return {
    proposal: coaching ? proposalOf(coaching) : 'unknown',
    schedule:
      jamSelesai === undefined ? 'unknown' : { tanggalMeeting, jamMulai, jamSelesai },
    ...(progress ? factsOfProgress(known, progress) : factsOfChecks(known, checks)),
  }
}
