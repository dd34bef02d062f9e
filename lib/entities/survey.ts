import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  pick,
  string,
  tuple,
} from 'valibot'
import { idSchema, orNull } from './identity.ts'

/** One of the nine elements of the national public satisfaction survey. */
export const surveyQuestionSchema = object({
  id: idSchema,
  no: number(),
  /** The element's name, e.g. 'Prosedur'. */
  unsur: string(),
  pertanyaan: string(),
  /** Labels of the values 1 to 4, in this order. */
  pilihan: tuple([string(), string(), string(), string()]),
})
export type SurveyQuestion = InferOutput<typeof surveyQuestionSchema>

/** State of the survey for a participant; `url` set means an outside form (decisions 58, 59). */
export const surveyCheckSchema = object({
  eligible: optional(boolean(), false),
  done: optional(boolean(), false),
  url: orNull(string()),
  questions: optional(array(surveyQuestionSchema), () => []),
})
export type SurveyCheck = InferOutput<typeof surveyCheckSchema>

/** An element of the survey with the mean of its ratings, 1 to 4. */
export const surveyElementSchema = object({
  ...pick(surveyQuestionSchema, ['no', 'unsur']).entries,
  average: number(),
})
export type SurveyElement = InferOutput<typeof surveyElementSchema>

/** The survey of a coaching as a whole. */
export const surveySummarySchema = object({
  /** How many answered. */
  answered: number(),
  /** Empty while so few answered that means would tell who rated what. */
  elements: array(surveyElementSchema),
})
export type SurveySummary = InferOutput<typeof surveySummarySchema>
