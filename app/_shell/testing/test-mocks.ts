import { headerOf } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import type { PreTestAnswer, TestQuestion, TestSummaryItem } from '@/lib/entities/test'
import { type Mock, mockApi } from '@/lib/testing/mock-api'

/** Questions 1 to `count`, with ids 'q1' and so on. */
export const questionsOf = (count = 3): TestQuestion[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `q${index + 1}`,
    no: index + 1,
    soal: `Pertanyaan nomor ${index + 1}?`,
    pilA: `Pilihan pertama ${index + 1}`,
    pilB: `Pilihan kedua ${index + 1}`,
    pilC: `Pilihan ketiga ${index + 1}`,
    pilD: `Pilihan keempat ${index + 1}`,
  }))

type Running = {
  count?: number
  seconds?: number
  saved?: PreTestAnswer[]
}

/** A pre-test that can be started, answered and ended. */
export function preTestMocks({
  count = 3,
  seconds = 1800,
  saved = [],
}: Running = {}): Mock[] {
  return [
    mockApi(api.coaching.header, headerOf()),
    mockApi(api.preTest.start, { remainingTimeSeconds: seconds, jawabanPreTest: saved }),
    mockApi(api.preTest.questions, questionsOf(count)),
    mockApi(api.preTest.answer, null),
    mockApi(api.preTest.end, null),
  ]
}

/** Three reviewed questions: right, wrong, not answered; the right option is always B. */
export const summaryOf = (): TestSummaryItem[] =>
  questionsOf().map(({ no, pilA, pilB, pilC, pilD }, index) => ({
    ...{ no, pilA, pilB, pilC, pilD },
    userAnswer: (['B', 'D', null] as const)[index] ?? null,
    rightAnswer: 'B',
  }))
