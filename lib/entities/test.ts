import type { Id, Instant } from './identity.ts'
import type { SurveySummary } from './survey.ts'

export const TEST_KINDS = ['pre-test', 'post-test'] as const
export type TestKind = (typeof TEST_KINDS)[number]

export const ANSWER_OPTIONS = ['A', 'B', 'C', 'D'] as const
export type AnswerOption = (typeof ANSWER_OPTIONS)[number]

/** A question as the taker gets it: never with the right answer (decision 48). */
export type TestQuestion = {
  id: Id
  no: number
  soal: string
  pilA: string
  pilB: string
  pilC: string
  pilD: string
}

export type PreTestAnswer = { preTestSoalId: Id; jawabanUser: AnswerOption }
export type PostTestAnswer = { postTestSoalId: Id; jawabanUser: AnswerOption }

/** Answer of `start`: seconds left by the server's clock, and what is already saved. */
export type PreTestSession = {
  remainingTimeSeconds: number
  jawabanPreTest: PreTestAnswer[]
}
export type PostTestSession = {
  remainingTimeSeconds: number
  jawabanPostTest: PostTestAnswer[]
}

/** Result of an ended attempt. `score` is 0 to 100; '-' until an answer key exists. */
export type TestResult = {
  startTime: Instant
  endTime: Instant
  benar: number
  totalSoal: number
  score: number | '-'
}

/** One reviewed question; carries no question text (decision 53). */
export type TestSummaryItem = {
  no: number
  pilA: string
  pilB: string
  pilC: string
  pilD: string
  userAnswer: AnswerOption | null
  rightAnswer: AnswerOption | null
}

/** A participant's row in the admin's test overview; `id` is the user's id (decision 78). */
type TestUserRow = {
  id: Id
  name: string
  namaInstansi: string | null
  score: number | '-'
}
export type PreTestUserRow = TestUserRow & { finishPreTest: boolean }
export type PostTestUserRow = TestUserRow & {
  finishPostTest: boolean
  /** Whether the survey was answered; a foreign server may not say. */
  finishSurvey?: boolean
}

/** How often each option of a question was chosen by those who ended the test; no names. */
export type TestItem = {
  no: number
  soal: string
  /** The right answer; null until an answer key exists. */
  kunci: AnswerOption | null
  jumlah: Record<AnswerOption, number>
  /** How many left it unanswered. */
  kosong: number
}

/** The admin's overview of a test: names of the question and the key file, null before upload. */
export type TestOverview<Row> = {
  soal: string | null
  jawaban: string | null
  users: Row[]
  /** Beyond §7, for the recap: the questions as they were answered. */
  items?: TestItem[]
}

/** The overview of the post-test, with the survey that follows it (beyond §7, for the recap). */
export type PostTestOverview = TestOverview<PostTestUserRow> & { survey?: SurveySummary }
