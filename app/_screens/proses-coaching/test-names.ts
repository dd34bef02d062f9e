import { api } from '@/lib/contract'
import type { CoachingHeader } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'

/** What differs between the two tests on the screen: words and addresses. */
export const TESTS = {
  'pre-test': {
    name: 'Pre Test',
    title: 'PRE TEST',
    summary: 'Pre Test Summary',
    over: 'Pre Test anda telah berakhir.',
    intro: 'proses-coaching/pre-test',
    taking: 'proses-coaching/test/pre-test',
    resume: 'proses-coaching/test/pre-test/resume',
    calls: api.preTest,
  },
  'post-test': {
    name: 'Post Test',
    title: 'POST TEST',
    summary: 'Post Test Summary',
    over: 'Post Test anda telah berakhir.',
    intro: 'proses-coaching/post-test',
    taking: 'proses-coaching/test/post-test',
    resume: 'proses-coaching/test/post-test/resume',
    calls: api.postTest,
  },
} as const

/** Number of questions and minutes of one of the tests, from the coaching's header (§9). */
export const testSize = (kind: TestKind, header: CoachingHeader) =>
  kind === 'pre-test'
    ? { questions: header.preTestSoal, minutes: header.preTestDurationMinutes }
    : { questions: header.postTestSoal, minutes: header.postTestDurationMinutes }
