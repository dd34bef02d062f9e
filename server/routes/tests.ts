import type { FastifyInstance, FastifyRequest } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import type { AnswerOption, TestKind } from '../../lib/entities/test.ts'
import { implement } from '../calls/implement.ts'
import type { Db } from '../db/client.ts'
import {
  isPostTestEligible,
  readQuestions,
  readResult,
  readSummary,
} from '../services/test-results.ts'
import {
  answerQuestion,
  endTest,
  readAnswerSeq,
  startTest,
} from '../services/test-taking.ts'

type Call = {
  params: { id: string }
  user: { id: string; sessionId: string }
  db: Db
  now: Date
}

/** Whose attempt at which test a call is about: always the caller's own. */
const own = (kind: TestKind, { params, user, now }: Call) => ({
  coachingId: params.id,
  userId: user.id,
  kind,
  now,
})

/** The calls that are alike in both kinds, 'same shape' in §7. */
const sharedCalls = (kind: TestKind) => ({
  questions: (call: Call) => readQuestions(call.db, own(kind, call)),
  result: (call: Call) => readResult(call.db, own(kind, call)),
  summary: (call: Call) => readSummary(call.db, own(kind, call)),
  end: async (call: Call) => {
    await endTest(call.db, own(kind, call))
    return null
  },
})

type Choice = { questionId: string; answer: AnswerOption }

/** Stores a choice and tells which one stands (decision 49). */
const store = (
  kind: TestKind,
  call: Call & { request: FastifyRequest },
  choice: Choice,
): Promise<AnswerOption> => {
  const seq = readAnswerSeq(call.request.headers['x-answer-seq'])
  const { sessionId } = call.user
  return answerQuestion(call.db, { ...own(kind, call), ...choice, seq, sessionId })
}

const registerPreTest = (app: FastifyInstance) =>
  implement(app, api.preTest, {
    ...sharedCalls('pre-test'),
    start: async (call) => {
      const { remainingTimeSeconds, answers } = await startTest(
        call.db,
        own('pre-test', call),
      )
      return {
        remainingTimeSeconds,
        jawabanPreTest: answers.map(({ questionId, answer }) => ({
          preTestSoalId: questionId,
          jawabanUser: answer,
        })),
      }
    },
    answer: async (call) => {
      const { preTestSoalId, jawabanUser: answer } = call.body
      const choice = { questionId: preTestSoalId, answer }
      return { preTestSoalId, jawabanUser: await store('pre-test', call, choice) }
    },
  })

const registerPostTest = (app: FastifyInstance) =>
  implement(app, api.postTest, {
    ...sharedCalls('post-test'),
    start: async (call) => {
      const { remainingTimeSeconds, answers } = await startTest(
        call.db,
        own('post-test', call),
      )
      return {
        remainingTimeSeconds,
        jawabanPostTest: answers.map(({ questionId, answer }) => ({
          postTestSoalId: questionId,
          jawabanUser: answer,
        })),
      }
    },
    answer: async (call) => {
      const { postTestSoalId, jawabanUser: answer } = call.body
      const choice = { questionId: postTestSoalId, answer }
      return { postTestSoalId, jawabanUser: await store('post-test', call, choice) }
    },
    check: async ({ db, params, user, now }) => ({
      eligible: await isPostTestEligible(db, {
        coachingId: params.id,
        userId: user.id,
        now,
      }),
    }),
  })

/** The tests as their taker meets them (§4 Tests). */
export const testRoutes = (app: FastifyInstance): void => {
  registerPreTest(app)
  registerPostTest(app)
}
