import type { TestQuestion, TestSummaryItem } from '@/lib/entities/test'

/** A reviewed question with its text, which the summary does not carry (decision 53). */
export type ReviewedQuestion = TestSummaryItem & { soal: string; isRight: boolean }

/** Joins the summary with the questions by `no`, in the order of the numbers. */
export function reviewedQuestions(
  summary: readonly TestSummaryItem[],
  questions: readonly TestQuestion[],
): ReviewedQuestion[] {
  const texts = new Map(questions.map(({ no, soal }) => [no, soal]))
  return summary
    .map((item) => ({
      ...item,
      soal: texts.get(item.no) ?? '',
      isRight: item.userAnswer !== null && item.userAnswer === item.rightAnswer,
    }))
    .sort((a, b) => a.no - b.no)
}

/** In a word; nothing is right or wrong without an answer key. */
export const verdict = ({ isRight, userAnswer, rightAnswer }: ReviewedQuestion) => {
  if (rightAnswer === null) return 'tanpa kunci'
  if (isRight) return 'benar'
  return userAnswer === null ? 'tidak dijawab' : 'salah'
}
