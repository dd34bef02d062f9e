import type {
  PostTestAnswer,
  PostTestSession,
  PreTestAnswer,
  PreTestSession,
  TestKind,
  TestQuestion,
  TestResult,
  TestSummaryItem,
} from '../entities/test.ts'
import { answers, get, post } from './endpoint.ts'

/** The calls that both kinds share, 'same shape' in §7, all below `/coaching/{id}` (decision 48). */
const testCalls = <K extends TestKind>(kind: K) => ({
  questions: get(`/coaching/:id/${kind}/get-soal`, {
    access: 'user',
    group: 'test',
    answer: answers<TestQuestion[]>(),
  }),
  end: post(`/coaching/:id/${kind}/end`, { access: 'user', group: 'test' }),
  result: get(`/coaching/:id/${kind}/result`, {
    access: 'user',
    group: 'test',
    answer: answers<TestResult | null>(),
  }),
  summary: get(`/coaching/:id/${kind}/summary`, {
    access: 'user',
    group: 'test',
    answer: answers<TestSummaryItem[]>(),
  }),
})

/** `answer` says which choice stands, which §7 does not: null from a server of chapter 7 alone. */
export const preTest = {
  ...testCalls('pre-test'),
  start: post('/coaching/:id/pre-test/start', {
    access: 'user',
    group: 'none',
    answer: answers<PreTestSession>(),
  }),
  answer: post('/coaching/:id/pre-test/answer', {
    access: 'user',
    group: 'none',
    body: async () => (await import('../validation/test-answer.ts')).preTestAnswerSchema,
    answer: answers<PreTestAnswer | null>(),
  }),
}

export const postTest = {
  ...testCalls('post-test'),
  start: post('/coaching/:id/post-test/start', {
    access: 'user',
    group: 'none',
    answer: answers<PostTestSession>(),
  }),
  answer: post('/coaching/:id/post-test/answer', {
    access: 'user',
    group: 'none',
    body: async () => (await import('../validation/test-answer.ts')).postTestAnswerSchema,
    answer: answers<PostTestAnswer | null>(),
  }),
  check: get('/coaching/:id/post-test/check', {
    access: 'user',
    group: 'test',
    answer: answers<{ eligible: boolean }>(),
  }),
}
