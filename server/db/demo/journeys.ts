import { testDeadline } from '../../../lib/domain/participation/timing.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/domain/schedule/spans.ts'
import { WIB } from '../../../lib/domain/schedule/time-zone.ts'
import { grade } from '../../../lib/domain/tests/test-session.ts'
import type { TestKind } from '../../../lib/entities/test.ts'
import { ANSWER_OPTIONS } from '../../../lib/entities/test-values.ts'
import type { attendance, certificates, surveys } from '../schema/participation.ts'
import type { testAnswers, testAttempts } from '../schema/tests.ts'
import { type QuestionRow, setIdOf } from './coachings.ts'
import { ENROLMENTS } from './content.ts'
import type { DemoContext } from './context.ts'
import { idOf } from './demo-id.ts'
import type { Enrolment } from './enrolments.ts'
import { between, later, plus, SECOND_MS } from './moments.ts'

/** The last moment at which a pre-test is begun. */
const BEFORE_MEETING_MS = HOUR_MS

type AttemptRow = typeof testAttempts.$inferInsert & { id: string; endedAt: Date }
type AnswerRow = typeof testAnswers.$inferInsert
type Attempt = { row: AttemptRow; answers: AnswerRow[] }

const startOf = ({ content, coaching, decidedAt }: Enrolment, kind: TestKind) => {
  if (!coaching.schedule) return null
  const { jamMulai, jamSelesai } = coaching.schedule
  const { preTest, postTest } = content
  if (kind === 'post-test') return postTest && plus(jamSelesai, postTest.after * SECOND_MS)
  const last = later(decidedAt, plus(jamMulai, -BEFORE_MEETING_MS))
  return preTest && between(decidedAt, last, preTest.share)
}

const deadlineOf = ({ coaching }: Enrolment, kind: TestKind, startedAt: Date) => {
  const tanggalMeeting = coaching.schedule?.tanggalMeeting.toISOString() ?? null
  return testDeadline({ kind, minutes: 30, tanggalMeeting }, startedAt, WIB.zone)
}

const answersOf = (
  { id, startedAt, endedAt }: Pick<AttemptRow, 'id' | 'startedAt' | 'endedAt'>,
  questions: readonly QuestionRow[],
  chosen: string,
): AnswerRow[] =>
  questions.flatMap(({ id: questionId }, index) => {
    const answer = ANSWER_OPTIONS.find((option) => option === chosen[index])
    const share = (index + 0.6) / (questions.length + 1)
    const receivedAt = between(startedAt, endedAt, share)
    return answer ? [{ attemptId: id, questionId, answer, seq: index + 1, receivedAt }] : []
  })

const scoreOf = (questions: readonly QuestionRow[], answers: readonly AnswerRow[]) => {
  const key = questions.flatMap(({ id, rightAnswer }) =>
    rightAnswer ? [[id, rightAnswer] as const] : [],
  )
  const { benar, totalSoal, score } = grade({
    questionIds: questions.map(({ id }) => id),
    key: new Map(key),
    answers: new Map(answers.map(({ questionId, answer }) => [questionId, answer])),
  })
  return score === '-'
    ? { benar: null, total: totalSoal, score: null }
    : { benar, total: totalSoal, score }
}

/** A finished attempt; null when its time has not come or the participant did not get that far. */
const attemptOf = (
  enrolment: Enrolment,
  kind: TestKind,
  { now, questions }: { now: Date; questions: readonly QuestionRow[] },
): Attempt | null => {
  const { content, coaching, participant } = enrolment
  const done = kind === 'pre-test' ? content.preTest : content.postTest
  const startedAt = startOf(enrolment, kind)
  if (!done || !startedAt) return null
  const id = idOf('attempt', coaching.plan.key, participant.username, kind)
  const endedAt = plus(startedAt, done.took * SECOND_MS)
  if (endedAt > now) return null
  const setId = setIdOf(coaching, kind)
  const asked = questions.filter((question) => question.setId === setId)
  const answers = answersOf({ id, startedAt, endedAt }, asked, done.answers)
  return {
    row: {
      ...{ id, coachingId: coaching.id, userId: participant.id, kind, setId },
      ...{ startedAt, endedAt, deadline: deadlineOf(enrolment, kind, startedAt) },
      ...scoreOf(asked, answers),
    },
    answers,
  }
}

/** The admin's mark that a participant was at the meeting, once it has been made. */
const attendanceOf = (
  { now }: DemoContext,
  { content, coaching, participant }: Enrolment,
): (typeof attendance.$inferInsert)[] => {
  if (!coaching.schedule || content.attended === undefined) return []
  const markedAt = plus(coaching.schedule.jamMulai, content.attended * MINUTE_MS)
  const row = { coachingId: coaching.id, userId: participant.id, markedAt }
  return markedAt > now ? [] : [{ ...row, markedBy: coaching.row.adminId }]
}

/** The admin's certificate row of an approved participant; not all have the file yet. */
const certificateOf = (
  { file }: DemoContext,
  { content, coaching, participant, decidedAt, no }: Enrolment,
): typeof certificates.$inferInsert => {
  const names = [coaching.plan.key, participant.username]
  const stored = content.certificate ? file(`sertifikat/${names.join('/')}`) : null
  const end = coaching.schedule?.jamSelesai
  const uploadedAt = stored && end && plus(end, 2 * DAY_MS + no * MINUTE_MS)
  return {
    id: idOf('certificate', ...names),
    ...{ coachingId: coaching.id, userId: participant.id, createdAt: decidedAt },
    ...{ fileId: stored?.id ?? null, fileName: stored?.originalName ?? null },
    ...{ uploadedAt, notifiedAt: uploadedAt && plus(uploadedAt, MINUTE_MS) },
  }
}

const surveyOf = (
  { content, coaching, participant }: Enrolment,
  postTest: Attempt | null,
): (typeof surveys.$inferInsert)[] => {
  const { survey } = content
  if (!survey || !postTest) return []
  const answers = ENROLMENTS.surveyElements.map((element, index) => [
    element,
    Number(survey.answers[index]),
  ])
  return [
    {
      id: idOf('survey', coaching.plan.key, participant.username),
      ...{ coachingId: coaching.id, userId: participant.id },
      ...{ answers: Object.fromEntries(answers), saran: survey.saran ?? null },
      submittedAt: plus(postTest.row.endedAt, survey.after * MINUTE_MS),
    },
  ]
}

/** What the approved have done so far: tests, meeting, certificate and survey. */
export const journeyRows = (
  context: DemoContext,
  enrolled: readonly Enrolment[],
  questions: readonly QuestionRow[],
) => {
  const approved = enrolled.filter(({ content }) => content.status === 'APPROVED')
  const take = (enrolment: Enrolment, kind: TestKind) =>
    attemptOf(enrolment, kind, { now: context.now, questions })
  const journeys = approved.map((enrolment) => {
    const post = take(enrolment, 'post-test')
    const taken = [take(enrolment, 'pre-test'), post]
    return {
      attempts: taken.flatMap((attempt) => attempt ?? []),
      surveys: surveyOf(enrolment, post),
    }
  })
  const attempts = journeys.flatMap((one) => one.attempts)
  return {
    attempts: attempts.map(({ row }) => row),
    answers: attempts.flatMap(({ answers }) => answers),
    attendance: approved.flatMap((enrolment) => attendanceOf(context, enrolment)),
    certificates: approved.map((enrolment) => certificateOf(context, enrolment)),
    surveys: journeys.flatMap((one) => one.surveys),
  }
}
