import { array, type InferOutput, number, object, string } from 'valibot'
import { idSchema, instantSchema, orNull } from './identity.ts'
import { surveyElementSchema } from './survey.ts'

/** What is counted of some participations, as the recap of a coaching counts it, with those of erased accounts. */
export const reportFiguresSchema = object({
  /** Live proposals, and how they were decided; who was accepted is a participant. */
  proposals: number(),
  accepted: number(),
  rejected: number(),
  waiting: number(),
  /** Accepted persons, each counted once. */
  people: number(),
  attended: number(),
  /** Participants who ended the test. */
  preTests: number(),
  postTests: number(),
  /** Mean scores 0 to 100 of those who have one; null where nobody has. */
  pre: orNull(number()),
  post: orNull(number()),
  /** Participants with both scores, and their mean gain in points. */
  compared: number(),
  gain: orNull(number()),
  /** Mean share of what was still to be gained, of those who had not had everything right before. */
  normalisedGain: orNull(number()),
  surveyed: number(),
  certified: number(),
  /** 'Jam pelajaran' of those who attended; null where none of the coachings has a number of hours. */
  hours: orNull(number()),
})
export type ReportFigures = InferOutput<typeof reportFiguresSchema>

const namedSchema = object({ id: idSchema, name: string() })

/** One of the coachings that are counted. */
export const reportCoachingSchema = object({
  ...{ id: idSchema, coachingCode: string(), topic: string() },
  ...{ categoryId: idSchema, category: string() },
  startsAt: instantSchema,
  /** 'Jam pelajaran' by its certificate settings; null while nobody has set them. */
  lessonHours: orNull(number()),
  figures: reportFiguresSchema,
})
export type ReportCoaching = InferOutput<typeof reportCoachingSchema>

/** Participants by the institution that their account has today from the list; null: none of it. */
export const reportInstitutionSchema = object({
  institution: orNull(namedSchema),
  figures: reportFiguresSchema,
})

/** What an office has done in a period: the published coachings whose meeting is over. */
export const reportSchema = object({
  /** What it is limited to; null: all. */
  category: orNull(namedSchema),
  asalInstansi: orNull(namedSchema),
  /** Published coachings of the period that are not over and not counted. */
  upcoming: number(),
  /** Participations of accounts that were deleted since, of all institutions: counted, but of none of them. */
  deleted: number(),
  total: reportFiguresSchema,
  /** By meeting. */
  coachings: array(reportCoachingSchema),
  /** By hours, most first. */
  institutions: array(reportInstitutionSchema),
  survey: object({
    answered: number(),
    /** Answers in the means: those of coachings with so many that nobody can be told from them. */
    rated: number(),
    elements: array(surveyElementSchema),
  }),
})
export type Report = InferOutput<typeof reportSchema>
