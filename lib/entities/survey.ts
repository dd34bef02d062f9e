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
