import { type CallOptions, call } from '@/lib/api/call'
import { api } from '@/lib/contract'
import type { Id } from '@/lib/entities/identity'
import type { AnswerOption, TestKind, TestQuestion } from '@/lib/entities/test'

export type SavedAnswer = { questionId: Id; answer: AnswerOption }
export type StartedTest = { remainingTimeSeconds: number; answers: SavedAnswer[] }

type Params = { params: { id: Id } }

/** The calls of both kinds in one shape: only the names of their fields differ (decision 49). */
export type TestCalls = {
  start: (input: Params, options?: CallOptions) => Promise<StartedTest>
  questions: (input: Params, options?: CallOptions) => Promise<TestQuestion[]>
  answer: (input: Params & SavedAnswer, options?: CallOptions) => Promise<unknown>
  end: (input: Params, options?: CallOptions) => Promise<unknown>
}

const preTest: TestCalls = {
  async start(input, options) {
    const session = await call(api.preTest.start, input, options)
    return {
      remainingTimeSeconds: session.remainingTimeSeconds,
      answers: session.jawabanPreTest.map(({ preTestSoalId, jawabanUser }) => ({
        questionId: String(preTestSoalId),
        answer: jawabanUser,
      })),
    }
  },
  questions: (input, options) => call(api.preTest.questions, input, options),
  answer: ({ params, questionId, answer }, options) =>
    call(
      api.preTest.answer,
      { params, body: { preTestSoalId: questionId, jawabanUser: answer } },
      options,
    ),
  end: (input, options) => call(api.preTest.end, input, options),
}

const postTest: TestCalls = {
  async start(input, options) {
    const session = await call(api.postTest.start, input, options)
    return {
      remainingTimeSeconds: session.remainingTimeSeconds,
      answers: session.jawabanPostTest.map(({ postTestSoalId, jawabanUser }) => ({
        questionId: String(postTestSoalId),
        answer: jawabanUser,
      })),
    }
  },
  questions: (input, options) => call(api.postTest.questions, input, options),
  answer: ({ params, questionId, answer }, options) =>
    call(
      api.postTest.answer,
      { params, body: { postTestSoalId: questionId, jawabanUser: answer } },
      options,
    ),
  end: (input, options) => call(api.postTest.end, input, options),
}

export const testCalls: Record<TestKind, TestCalls> = {
  'pre-test': preTest,
  'post-test': postTest,
}

/** Questions in the order of their numbers, with ids as texts (decision 2). */
export const inOrder = (questions: readonly TestQuestion[]) =>
  questions
    .map((question) => ({ ...question, id: String(question.id) }))
    .sort((a, b) => a.no - b.no)
