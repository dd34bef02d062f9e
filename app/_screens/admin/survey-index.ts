import { rounded } from '@/lib/domain/text/rounded'
import type { SurveyElement } from '@/lib/entities/survey'

/** Ratings are 1 to 4; the index of the national survey is their weighted mean times 25 (Permenpan RB 14/2017). */
const FACTOR = 25

const GRADES = [
  { from: 88.31, grade: 'A', word: 'Sangat baik' },
  { from: 76.61, grade: 'B', word: 'Baik' },
  { from: 65, grade: 'C', word: 'Kurang baik' },
  { from: 0, grade: 'D', word: 'Tidak baik' },
] as const

export type SurveyGrade = { index: number; grade: string; word: string }

/** Index 25 to 100 of a survey, all elements weighing the same, with its grade; null without elements. */
export const surveyIndex = (elements: readonly SurveyElement[]): SurveyGrade | null => {
  if (elements.length === 0) return null
  const sum = elements.reduce((total, { average }) => total + average, 0)
  const index = rounded((sum / elements.length) * FACTOR)
  const { grade, word } = GRADES.find(({ from }) => index >= from) ?? GRADES[3]
  return { index, grade, word }
}
