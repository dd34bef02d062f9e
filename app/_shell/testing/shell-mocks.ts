import { api } from '@/lib/contract'
import type { CertificateCheck } from '@/lib/entities/certificate'
import { CERTIFICATE_CONDITIONS } from '@/lib/entities/certificate-values'
import type {
  Coaching,
  CoachingHeader,
  RunningTest,
  StepProgress,
} from '@/lib/entities/coaching'
import type { ZoomMeetingCheck } from '@/lib/entities/meeting'
import type { SurveyCheck } from '@/lib/entities/survey'
import type { TestResult } from '@/lib/entities/test'
import { coachingOf, progressOf } from '@/lib/testing/factories'
import { type Mock, mockApi } from '@/lib/testing/mock-api'

/** The header of the coaching of `coachingOf`, as its participant gets it. */
export function headerOf(changes: Partial<CoachingHeader> = {}): CoachingHeader {
  const coaching = coachingOf()
  return {
    coachingCode: coaching.coachingCode,
    topic: coaching.topic,
    tanggalMeeting: coaching.tanggalMeeting,
    jamMulai: coaching.jamMulai,
    jamSelesai: coaching.jamSelesai,
    preTestSoal: coaching.preTestSoal,
    preTestDurationMinutes: coaching.preTestDurationMinutes,
    postTestSoal: coaching.postTestSoal,
    postTestDurationMinutes: coaching.postTestDurationMinutes,
    userCoachingStatus: 'Proses Coaching',
    progress: progressOf(),
    ...changes,
  }
}

export const resultOf = (changes: Partial<TestResult> = {}): TestResult => ({
  startTime: '2026-08-24T08:00:00+07:00',
  endTime: '2026-08-24T08:12:05+07:00',
  benar: 7,
  totalSoal: 10,
  score: 70,
  ...changes,
})

type ShellData = {
  header?: Partial<CoachingHeader>
  preTest?: TestResult | null
  postTest?: TestResult | null
  runningTests?: RunningTest[]
  meeting?: Partial<ZoomMeetingCheck>
  survey?: Partial<SurveyCheck>
  certificate?: Partial<CertificateCheck>
}

const answersOf = (data: ShellData) => ({
  preTest: data.preTest ?? null,
  postTest: data.postTest ?? null,
  meeting: {
    ...{ eligible: true, meetingUrl: null, meetingBackground: null, attended: false },
    ...data.meeting,
  },
  survey: { eligible: false, done: false, url: null, questions: [], ...data.survey },
  certificate: {
    ...{ eligible: false, available: false, fileName: null },
    missing: [...CERTIFICATE_CONDITIONS],
    ...data.certificate,
  },
})

const progressAfter = (data: ShellData): StepProgress => {
  const { preTest, postTest, meeting, survey, certificate } = answersOf(data)
  return {
    preTestDone: preTest !== null,
    meetingOpen: Boolean(meeting.meetingUrl),
    attended: meeting.attended,
    postTestDone: postTest !== null,
    surveyDone: survey.done,
    certificateAvailable: certificate.available,
    ...(certificate.issued?.state === 'withdrawn' && { certificateWithdrawn: true }),
    runningTests: data.runningTests ?? [],
  }
}

const checkMocks = (data: ShellData): Mock[] => {
  const { preTest, postTest, meeting, survey, certificate } = answersOf(data)
  return [
    mockApi(api.preTest.result, preTest),
    mockApi(api.postTest.result, postTest),
    mockApi(api.zoomMeeting.check, meeting),
    mockApi(api.survey.check, survey),
    mockApi(api.certificate.check, certificate),
  ]
}

/** What the shell of `/proses-coaching/{id}` and its screens ask of our server: the header tells of every step. */
export const shellMocks = (data: ShellData = {}): Mock[] => [
  mockApi(api.coaching.header, headerOf({ progress: progressAfter(data), ...data.header })),
  ...checkMocks(data),
]

/** The same of a server of chapter 7 alone, whose header has five fields. */
export const chapterSevenMocks = (
  data: ShellData & { postTestEligible?: boolean; coaching?: Partial<Coaching> } = {},
): Mock[] => {
  const { coachingCode, topic, tanggalMeeting, jamMulai, userCoachingStatus } = headerOf()
  const header = { coachingCode, topic, tanggalMeeting, jamMulai, userCoachingStatus }
  return [
    mockApi(api.coaching.header, { ...header, ...data.header }),
    mockApi(api.coaching.get, coachingOf(data.coaching)),
    mockApi(api.postTest.check, { eligible: data.postTestEligible ?? false }),
    ...checkMocks(data),
  ]
}
