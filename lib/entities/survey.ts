import type { Id } from './identity.ts'

/** One of the nine elements of the national public satisfaction survey. */
export type SurveyQuestion = {
  id: Id
  no: number
  /** The element's name, e.g. 'Prosedur'. */
  unsur: string
  pertanyaan: string
  /** Labels of the values 1 to 4, in this order. */
  pilihan: [string, string, string, string]
}

/** State of the survey for a participant; `url` set means an outside form (decision 59). */
export type SurveyCheck = {
  eligible: boolean
  done: boolean
  url: string | null
  questions: SurveyQuestion[]
}

/** An element of the survey with the mean of its ratings, 1 to 4. */
export type SurveyElement = Pick<SurveyQuestion, 'no' | 'unsur'> & { average: number }

/** The survey of a coaching as a whole. */
export type SurveySummary = {
  /** How many answered. */
  answered: number
  /** Empty while so few answered that means would tell who rated what. */
  elements: SurveyElement[]
}

/** From this number of answers on their means are shown. */
export const MIN_SURVEYS = 3
