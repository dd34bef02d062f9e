import type { SurveyQuestion } from '@/lib/entities/survey'
import type { SurveyBody } from '@/lib/validation/survey'

/** The form's own shape: one rating per question in its order, as the radio's text. */
export type SurveyValues = { nilai: string[]; saran: string }

export const emptySurvey = (questions: readonly SurveyQuestion[]): SurveyValues => ({
  nilai: questions.map(() => ''),
  saran: '',
})

export const toSurveyBody = (
  questions: readonly SurveyQuestion[],
  { nilai, saran }: SurveyValues,
): SurveyBody => ({
  answers: questions.map(({ id }, index) => ({
    questionId: id,
    nilai: Number(nilai[index]),
  })),
  saran: saran.trim() || null,
})
