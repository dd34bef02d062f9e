import type { FastifyInstance, FastifyRequest } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import type { AnswerOption, TestKind } from '../../lib/entities/test.ts'
import { type Context, type Handlers, implement, together } from '../calls/implement.ts'
import type { Db } from '../db/client.ts'
import { isUuid } from '../db/uuid.ts'
import { type AttemptRef, attemptKey } from '../repositories/tests.ts'
import {
  isPostTestEligible,
  readQuestions,
  readResult,
  readSummary,
} from '../services/test-results.ts'
import { startTests } from '../services/test-starts.ts'
import {
  answerQuestions,
  endTests,
  readAnswerSeq,
  unknownQuestion,
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

/** Starts single attempts, or goes on with them. */
const STARTING = {
  keyOf: attemptKey,
  runAll: startTests,
}

/** The calls that are alike in both kinds, 'same shape' in §7. */
const sharedCalls = (kind: TestKind) => ({
  questions: (call: Call) => readQuestions(call.db, own(kind, call)),
  result: (call: Call) => readResult(call.db, own(kind, call)),
  summary: (call: Call) => readSummary(call.db, own(kind, call)),
  end: together({
    read: (call: Call) => own(kind, call),
    keyOf: attemptKey,
    runAll: endTests,
    tell: () => null,
  }),
})

/** A choice with what orders it. */
const chosen = (
  kind: TestKind,
  call: Call & { request: FastifyRequest },
  choice: { questionId: string; answer: AnswerOption },
) => {
  if (!isUuid(choice.questionId)) throw unknownQuestion()
  const seq = readAnswerSeq(call.request.headers['x-answer-seq'])
  return { ...own(kind, call), ...choice, seq, sessionId: call.user.sessionId }
}

/** Stores choices and tells which stand (decision 49). */
const STORING = {
  keyOf: (asked: AttemptRef & { questionId: string }) =>
    `${attemptKey(asked)} ${asked.questionId}`,
  runAll: answerQuestions,
}

const preTestHandlers: Handlers<typeof api.preTest> = {
  ...sharedCalls('pre-test'),
  start: together({
    ...STARTING,
    read: (call: Call) => own('pre-test', call),
    tell: (_asked, { remainingTimeSeconds, answers }) => ({
      remainingTimeSeconds,
      jawabanPreTest: answers.map(({ questionId, answer }) => ({
        preTestSoalId: questionId,
        jawabanUser: answer,
      })),
    }),
  }),
  answer: together({
    ...STORING,
    read: (call: Context<typeof api.preTest.answer>) => {
      const { preTestSoalId: questionId, jawabanUser: answer } = call.body
      return chosen('pre-test', call, { questionId, answer })
    },
    tell: ({ questionId: preTestSoalId }, jawabanUser) => ({ preTestSoalId, jawabanUser }),
  }),
}

const postTestHandlers: Handlers<typeof api.postTest> = {
  ...sharedCalls('post-test'),
  start: together({
    ...STARTING,
    read: (call: Call) => own('post-test', call),
    tell: (_asked, { remainingTimeSeconds, answers }) => ({
      remainingTimeSeconds,
      jawabanPostTest: answers.map(({ questionId, answer }) => ({
        postTestSoalId: questionId,
        jawabanUser: answer,
      })),
    }),
  }),
  answer: together({
    ...STORING,
    read: (call: Context<typeof api.postTest.answer>) => {
      const { postTestSoalId: questionId, jawabanUser: answer } = call.body
      return chosen('post-test', call, { questionId, answer })
    },
    tell: ({ questionId: postTestSoalId }, jawabanUser) => ({
      postTestSoalId,
      jawabanUser,
    }),
  }),
  check: async ({ db, params, user, now }) => ({
    eligible: await isPostTestEligible(db, {
      coachingId: params.id,
      userId: user.id,
      now,
    }),
  }),
}

/** The tests as their taker meets them (§4 Tests). */
export const testRoutes = (app: FastifyInstance): void => {
  implement(app, api.preTest, preTestHandlers)
  implement(app, api.postTest, postTestHandlers)
}
