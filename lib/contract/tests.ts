import type { TestKind } from '../entities/test.ts'
import { get, post } from './endpoint.ts'

/** The calls that both kinds share, 'same shape' in §7, all below `/coaching/{id}` (decision 48). */
const testCalls = <K extends TestKind>(kind: K) => ({
  questions: get(`/coaching/:id/${kind}/get-soal`, {
    access: 'user',
    group: 'test',
    answer: async () => (await import('../entities/test.ts')).testQuestionsSchema,
  }),
  end: post(`/coaching/:id/${kind}/end`, { access: 'user', group: 'test' }),
  result: get(`/coaching/:id/${kind}/result`, {
    access: 'user',
    group: 'test',
    answer: async () => (await import('../entities/test.ts')).testResultOrNullSchema,
  }),
  summary: get(`/coaching/:id/${kind}/summary`, {
    access: 'user',
    group: 'test',
    answer: async () => (await import('../entities/test.ts')).testSummarySchema,
  }),
})

/** `answer` says which choice stands, which §7 does not: null from a server of chapter 7 alone. */
export const preTest = {
  ...testCalls('pre-test'),
  start: post('/coaching/:id/pre-test/start', {
    access: 'user',
    group: 'none',
    answer: async () => (await import('../entities/test.ts')).preTestSessionSchema,
  }),
  answer: post('/coaching/:id/pre-test/answer', {
    access: 'user',
    group: 'none',
    body: async () => (await import('../validation/test-answer.ts')).preTestAnswerSchema,
    answer: async () => (await import('../entities/test.ts')).preTestAnswerOrNullSchema,
  }),
}

export const postTest = {
  ...testCalls('post-test'),
  start: post('/coaching/:id/post-test/start', {
    access: 'user',
    group: 'none',
    answer: async () => (await import('../entities/test.ts')).postTestSessionSchema,
  }),
  answer: post('/coaching/:id/post-test/answer', {
    access: 'user',
    group: 'none',
    body: async () => (await import('../validation/test-answer.ts')).postTestAnswerSchema,
    answer: async () => (await import('../entities/test.ts')).postTestAnswerOrNullSchema,
  }),
  check: get('/coaching/:id/post-test/check', {
    access: 'user',
    group: 'test',
    answer: async () => (await import('../entities/test.ts')).postTestCheckSchema,
  }),
}
