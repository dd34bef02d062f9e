import type { SurveySummary } from '../../lib/entities/survey.ts'
import { MIN_SURVEYS } from '../../lib/entities/survey-values.ts'
import type { AnswerOption, TestItem, TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import {
  averageRatings,
  countAnswers,
  findTakenSet,
  type Takers,
} from '../repositories/analysis.ts'
import { listQuestions } from '../repositories/tests.ts'
import { SURVEY_QUESTIONS } from './survey-questions.ts'

/** The questions of the test that was taken, with how often each option was chosen; no names. */
export const analyseItems = async (
  db: Db,
  takers: Takers,
  kind: TestKind,
): Promise<TestItem[]> => {
  const taken = await findTakenSet(db, takers, kind)
  if (!taken) return []
  const { setId, attempts } = taken
  const counts = await countAnswers(db, { takers, kind, setId })
  const questions = await listQuestions(db, setId)
  return questions.map(({ id, no, soal, rightAnswer }) => {
    const own = counts.filter(({ questionId }) => questionId === id)
    const times = (option: AnswerOption) =>
      own.find(({ answer }) => answer === option)?.times ?? 0
    const jumlah = { A: times('A'), B: times('B'), C: times('C'), D: times('D') }
    const answered = own.reduce((sum, { times: n }) => sum + n, 0)
    return { no, soal, kunci: rightAnswer, jumlah, kosong: attempts - answered }
  })
}

/** The survey's means; without them while fewer than three answered, because the recap names who did. */
export const summariseSurvey = async (
  db: Db,
  { coachingId, userIds }: Takers,
): Promise<SurveySummary> => {
  const answered = userIds.length
  if (answered < MIN_SURVEYS) return { answered, elements: [] }
  const averages = await averageRatings(db, { coachingId, userIds })
  const elements = SURVEY_QUESTIONS.flatMap(({ id, no, unsur }) => {
    const average = averages.get(id)
    return average === undefined ? [] : [{ no, unsur, average }]
  })
  return { answered, elements }
}
