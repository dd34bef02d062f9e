import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { implement } from '../implement.ts'
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

type Call = { params: { id: string }; user: { id: string }; db: Db; now: Date }

/** Whose attempt at which test a call is about: always the caller's own. */
const own = (kind: TestKind, { params, user, now }: Call) => ({
  coachingId: params.id,
  userId: user.id,
  kind,
  now,
})

/** The calls that both kinds share, 'same shape' in §7. */
const sharedCalls = (kind: TestKind) => ({
  questions: (call: Call) => readQuestions(call.db, own(kind, call)),
  result: (call: Call) => readResult(call.db, own(kind, call)),
  summary: (call: Call) => readSummary(call.db, own(kind, call)),
  end: async (call: Call) => {
    await endTest(call.db, own(kind, call))
    return null
  },
})

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
        jawabanPreTest: answers.map(({ questionId, jawaban }) => ({
          preTestSoalId: questionId,
          jawabanUser: jawaban,
        })),
      }
    },
    answer: async ({ body, request, ...call }) => {
      const seq = readAnswerSeq(request.headers['x-answer-seq'])
      const choice = { questionId: body.preTestSoalId, jawaban: body.jawabanUser, seq }
      await answerQuestion(call.db, { ...own('pre-test', call), ...choice })
      return null
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
        jawabanPostTest: answers.map(({ questionId, jawaban }) => ({
          postTestSoalId: questionId,
          jawabanUser: jawaban,
        })),
      }
    },
    answer: async ({ body, request, ...call }) => {
      const seq = readAnswerSeq(request.headers['x-answer-seq'])
      const choice = { questionId: body.postTestSoalId, jawaban: body.jawabanUser, seq }
      await answerQuestion(call.db, { ...own('post-test', call), ...choice })
      return null
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
