import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  union,
} from 'valibot'
import { idSchema, instantSchema, orNull, versionSchema } from './identity.ts'
import { surveySummarySchema } from './survey.ts'
import { ANSWER_OPTIONS, TEST_KINDS } from './test-values.ts'

export const testKindSchema = picklist(TEST_KINDS)
export type TestKind = InferOutput<typeof testKindSchema>

const answerOptionSchema = picklist(ANSWER_OPTIONS)
export type AnswerOption = InferOutput<typeof answerOptionSchema>

const options = { pilA: string(), pilB: string(), pilC: string(), pilD: string() }

/** A question as the taker gets it: never with the right answer (decision 48). */
export const testQuestionSchema = object({
  id: idSchema,
  no: number(),
  soal: string(),
  ...options,
})
export const testQuestionsSchema = array(testQuestionSchema)
export type TestQuestion = InferOutput<typeof testQuestionSchema>

export const preTestAnswerSchema = object({
  preTestSoalId: idSchema,
  jawabanUser: answerOptionSchema,
})
/** The choice that stands; null from a server of chapter 7 alone. */
export const preTestAnswerOrNullSchema = orNull(preTestAnswerSchema)
export type PreTestAnswer = InferOutput<typeof preTestAnswerSchema>
export const postTestAnswerSchema = object({
  postTestSoalId: idSchema,
  jawabanUser: answerOptionSchema,
})
export const postTestAnswerOrNullSchema = orNull(postTestAnswerSchema)
export type PostTestAnswer = InferOutput<typeof postTestAnswerSchema>

/** Answer of `start`: seconds left by the server's clock, and what is already saved. */
export const preTestSessionSchema = object({
  remainingTimeSeconds: number(),
  jawabanPreTest: array(preTestAnswerSchema),
})
export type PreTestSession = InferOutput<typeof preTestSessionSchema>
export const postTestSessionSchema = object({
  remainingTimeSeconds: number(),
  jawabanPostTest: array(postTestAnswerSchema),
})

/** 0 to 100; '-' until an answer key exists, or without an attempt. */
const scoreSchema = union([number(), literal('-')])

/** Result of an ended attempt. */
export const testResultSchema = object({
  startTime: instantSchema,
  endTime: instantSchema,
  benar: number(),
  totalSoal: number(),
  score: scoreSchema,
})
/** Null before the end of the attempt. */
export const testResultOrNullSchema = orNull(testResultSchema)
export type TestResult = InferOutput<typeof testResultSchema>

/** One reviewed question; carries no question text (decision 53). */
export const testSummaryItemSchema = object({
  no: number(),
  ...options,
  userAnswer: orNull(answerOptionSchema),
  rightAnswer: orNull(answerOptionSchema),
})
export const testSummarySchema = array(testSummaryItemSchema)
export type TestSummaryItem = InferOutput<typeof testSummaryItemSchema>

/** Whether the post-test may be started; a missing field means "not yet" (decision 58). */
export const postTestCheckSchema = object({ eligible: optional(boolean(), false) })

/** A participant's row in the admin's test overview; `id` is the user's id (decision 78). */
const testUserRow = {
  id: idSchema,
  name: string(),
  namaInstansi: orNull(string()),
  score: scoreSchema,
}
export const preTestUserRowSchema = object({ ...testUserRow, finishPreTest: boolean() })
export type PreTestUserRow = InferOutput<typeof preTestUserRowSchema>
export const postTestUserRowSchema = object({
  ...testUserRow,
  finishPostTest: boolean(),
  /** Whether the survey was answered; a foreign server may not say. */
  finishSurvey: optional(boolean()),
})
export type PostTestUserRow = InferOutput<typeof postTestUserRowSchema>

/** How often each option of a question was chosen by those who ended the test; no names. */
export const testItemSchema = object({
  no: number(),
  soal: string(),
  /** The right answer; null until an answer key exists. */
  kunci: orNull(answerOptionSchema),
  jumlah: object({ A: number(), B: number(), C: number(), D: number() }),
  /** How many left it unanswered. */
  kosong: number(),
})
export type TestItem = InferOutput<typeof testItemSchema>

/** The admin's overview of a test: names of the question and the key file, null before upload. */
const testOverview = <Row extends GenericSchema>(row: Row) => ({
  soal: orNull(string()),
  jawaban: orNull(string()),
  users: array(row),
  /** Beyond §7: the address that the upload of the questions that count now was answered with. */
  soalFile: optional(orNull(string())),
  /** Beyond §7: when the key that counts now was uploaded; null before. */
  jawabanAt: optional(nullable(instantSchema)),
  /** Beyond §7: how many have ended a test of the questions that count now; a new key scores them again. */
  scored: optional(number()),
  /** Beyond §7, for the recap: the questions as they were answered. */
  items: optional(array(testItemSchema)),
  version: versionSchema,
})
export const preTestOverviewSchema = object(testOverview(preTestUserRowSchema))
export type PreTestOverview = InferOutput<typeof preTestOverviewSchema>

/** The overview of the post-test, with the survey that follows it (beyond §7, for the recap). */
export const postTestOverviewSchema = object({
  ...testOverview(postTestUserRowSchema),
  survey: optional(surveySummarySchema),
  /** How many participants were erased since: `items` and `survey` count them, no row names them. */
  erased: optional(number()),
})
export type PostTestOverview = InferOutput<typeof postTestOverviewSchema>
