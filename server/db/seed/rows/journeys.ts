import type { attendance, certificates, surveys } from '../../schema/participation.ts'
import type { testAnswers, testAttempts } from '../../schema/tests.ts'
import type { SeedFile } from '../stored-file.ts'
import { attemptOf } from './attempts.ts'
import type { SeedContext } from './context.ts'
import { attendanceOf, certificateOf, surveyOf } from './participation.ts'
import { type Enrolment, isApproved } from './proposals.ts'
import type { Kind } from './questions.ts'
import { type QuestionRow, setIdOf } from './tests.ts'

/** What the participants have done so far. */
export type Journeys = {
  attempts: (typeof testAttempts.$inferInsert)[]
  answers: (typeof testAnswers.$inferInsert)[]
  attendance: (typeof attendance.$inferInsert)[]
  certificates: (typeof certificates.$inferInsert)[]
  surveys: (typeof surveys.$inferInsert)[]
  certificateFiles: SeedFile[]
}

const present = <T>(value: T | null): T[] => (value === null ? [] : [value])

/** One participant's way: tests, meeting, certificate and survey, as far as the time allows. */
const journey = (
  context: SeedContext,
  enrolment: Enrolment,
  { bySet, no }: { bySet: Map<string, QuestionRow[]>; no: number },
) => {
  const take = (kind: Kind) => {
    const questions = bySet.get(setIdOf(enrolment.coaching, kind)) ?? []
    return attemptOf(context, enrolment, { kind, questions })
  }
  const pre = take('pre-test')
  const post = take('post-test')
  const attended = attendanceOf(context, enrolment)
  const isComplete = Boolean(pre && post && attended)
  return {
    attempts: [...present(pre), ...present(post)],
    attended,
    certificate: certificateOf(enrolment, { no, isComplete }),
    survey: post && surveyOf(enrolment, post.row.endedAt),
  }
}

/** The rows of all journeys of the approved. */
export const journeyRows = (
  context: SeedContext,
  enrolled: readonly Enrolment[],
  questions: readonly QuestionRow[],
): Journeys => {
  const bySet = Map.groupBy(questions, ({ setId }) => setId)
  const byCoaching = Map.groupBy(enrolled.filter(isApproved), ({ coaching }) => coaching.id)
  const journeys = [...byCoaching.values()].flatMap((approved) =>
    approved.map((enrolment, no) => journey(context, enrolment, { bySet, no: no + 1 })),
  )
  const attempts = journeys.flatMap((one) => one.attempts)
  return {
    attempts: attempts.map(({ row }) => row),
    answers: attempts.flatMap(({ answers }) => answers),
    attendance: journeys.flatMap(({ attended }) => present(attended)),
    certificates: journeys.map(({ certificate }) => certificate.row),
    surveys: journeys.flatMap(({ survey }) => present(survey)),
    certificateFiles: journeys.flatMap(({ certificate }) => present(certificate.file)),
  }
}
