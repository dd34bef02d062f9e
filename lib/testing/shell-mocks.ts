import { api } from '@/lib/contract'
import type { CertificateCheck } from '@/lib/entities/certificate'
import type { CoachingHeader } from '@/lib/entities/coaching'
import type { ZoomMeetingCheck } from '@/lib/entities/meeting'
import type { SurveyCheck } from '@/lib/entities/survey'
import type { TestResult } from '@/lib/entities/test'
import { coachingOf } from '@/lib/testing/factories'
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
  postTestEligible?: boolean
  meeting?: Partial<ZoomMeetingCheck>
  survey?: Partial<SurveyCheck>
  certificate?: Partial<CertificateCheck>
}

/** What the frame of `/proses-coaching/{id}` asks: the header, the checks and the results. */
export function shellMocks(data: ShellData = {}): Mock[] {
  const { header, preTest = null, postTest = null, postTestEligible = false } = data
  return [
    mockApi(api.coaching.header, headerOf(header)),
    mockApi(api.preTest.result, preTest),
    mockApi(api.postTest.result, postTest),
    mockApi(api.postTest.check, { eligible: postTestEligible }),
    mockApi(api.zoomMeeting.check, {
      eligible: false,
      meetingUrl: null,
      meetingBackground: null,
      attended: false,
      ...data.meeting,
    }),
    mockApi(api.survey.check, {
      eligible: false,
      done: false,
      url: null,
      questions: [],
      ...data.survey,
    }),
    mockApi(api.certificate.check, {
      eligible: false,
      available: false,
      fileName: null,
      missing: ['pre-test', 'zoom-meeting', 'post-test'],
      ...data.certificate,
    }),
  ]
}
