import { testDeadline } from '../../../../lib/domain/participation/timing.ts'
import { WIB } from '../../../../lib/domain/schedule/time-zone.ts'
import { grade } from '../../../../lib/domain/tests/test-session.ts'
import type { AnswerOption } from '../../../../lib/entities/test.ts'
import { ANSWER_OPTIONS } from '../../../../lib/entities/test-values.ts'
import type { testAnswers, testAttempts } from '../../schema/tests.ts'
import { idOf } from '../ids.ts'
import { between, later, MINUTE_MS, plus } from '../moments.ts'
import { createRandom, type Random } from '../random.ts'
import type { SeedContext } from './context.ts'
import type { Enrolment } from './proposals.ts'
import type { Kind } from './questions.ts'
import { type QuestionRow, setIdOf } from './tests.ts'

type AnswerRow = typeof testAnswers.$inferInsert
type AttemptRow = typeof testAttempts.$inferInsert & { id: string; endedAt: Date }
export type Attempt = { row: AttemptRow; answers: AnswerRow[] }

/** When a participant takes a test; null when the standing does not reach that far. */
const startOf = (
  { coaching, standing, decidedAt }: Enrolment,
  kind: Kind,
  random: Random,
): Date | null => {
  const { schedule } = coaching
  if (!schedule || !coaching.plan.tests) return null
  const { jamMulai, jamSelesai } = schedule
  if (kind === 'pre-test') {
    if (standing === 'approved') return null
    const last = later(decidedAt, plus(jamMulai, -60 * MINUTE_MS))
    return between(decidedAt, last, 0.1 + random.next() * 0.8)
  }
  if (standing !== 'done') return null
  return plus(jamSelesai, random.int(4, 110) * MINUTE_MS + random.int(0, 59) * 1000)
}

const deadlineOf = ({ coaching }: Enrolment, kind: Kind, startedAt: Date) => {
  const tanggalMeeting = coaching.schedule?.tanggalMeeting.toISOString() ?? null
  return testDeadline({ kind, minutes: 30, tanggalMeeting }, startedAt, WIB.zone)
}

/** The right option as often as the skill says, another or none at the other times. */
const choose = (random: Random, right: AnswerOption | null | undefined, skill: number) => {
  if (right && random.chance(skill)) return right
  if (random.chance(0.06)) return null
  return random.pick(ANSWER_OPTIONS.filter((option) => option !== right))
}

const answersOf = (
  { id, startedAt, endedAt }: { id: string; startedAt: Date; endedAt: Date },
  questions: readonly QuestionRow[],
  { random, skill }: { random: Random; skill: number },
): AnswerRow[] =>
  questions.flatMap(({ id: questionId, rightAnswer }, index) => {
    const jawaban = choose(random, rightAnswer, skill)
    const share = (index + 0.6) / (questions.length + 1)
    const receivedAt = between(startedAt, endedAt, share)
    return jawaban
      ? [{ attemptId: id, questionId, jawaban, seq: index + 1, receivedAt }]
      : []
  })

const scoreOf = (questions: readonly QuestionRow[], answers: readonly AnswerRow[]) => {
  const key = questions.flatMap(({ id, rightAnswer }) =>
    rightAnswer ? [[id, rightAnswer] as const] : [],
  )
  const { benar, totalSoal, score } = grade({
    questionIds: questions.map(({ id }) => id),
    key: new Map(key),
    answers: new Map(answers.map(({ questionId, jawaban }) => [questionId, jawaban])),
  })
  return score === '-'
    ? { benar: null, total: totalSoal, score: null }
    : { benar, total: totalSoal, score }
}

/** A finished attempt; null when its time has not come or the participant did not get that far. */
export const attemptOf = (
  { now }: SeedContext,
  enrolment: Enrolment,
  { kind, questions }: { kind: Kind; questions: readonly QuestionRow[] },
): Attempt | null => {
  const { coaching, participant } = enrolment
  const names = [coaching.plan.key, participant.username, kind]
  const random = createRandom(`attempt/${names.join('/')}`)
  const startedAt = startOf(enrolment, kind, random)
  if (!startedAt) return null
  const endedAt = plus(startedAt, random.int(6, 22) * MINUTE_MS + random.int(0, 59) * 1000)
  if (endedAt > now || questions.length === 0) return null
  const id = idOf('attempt', ...names)
  const talent = createRandom(`talent/${names.slice(0, 2).join('/')}`).next()
  const skill = kind === 'pre-test' ? 0.32 + talent * 0.3 : 0.68 + talent * 0.3
  const answers = answersOf({ id, startedAt, endedAt }, questions, { random, skill })
  return {
    row: {
      ...{ id, coachingId: coaching.id, userId: participant.id, kind },
      setId: setIdOf(coaching, kind),
      ...{ startedAt, endedAt, deadline: deadlineOf(enrolment, kind, startedAt) },
      ...scoreOf(questions, answers),
    },
    answers,
  }
}
