import type { SurveyCheck } from '../../lib/entities/survey.ts'
import type { SurveyBody } from '../../lib/validation/survey.ts'
import type { Db } from '../db/client.ts'
import { badRequest, conflict } from '../problem.ts'
import type { Participation } from '../repositories/participation.ts'
import { insertSurvey } from '../repositories/participation.ts'
import { holdAuthor, requireParticipant, requireProposed } from './coaching-access.ts'
import { readProgress, readSteps } from './own-progress.ts'
import { SURVEY_EDITION, SURVEY_QUESTIONS } from './survey-questions.ts'

type Reader = Participation & { now: Date }

/** @throws Problem 404 unknown coaching, 410 deleted, 403 not proposed. */
export const checkSurvey = async (db: Db, reader: Reader): Promise<SurveyCheck> => {
  const { coaching, proposal } = await requireProposed(db, reader)
  const progress = await readProgress(db, { ...reader, coachings: [coaching] })
  const { postTestDone, surveyDone } = progress(coaching)
  const isParticipant = proposal.status === 'APPROVED'
  return {
    eligible: isParticipant && postTestDone,
    done: isParticipant && surveyDone,
    url: null,
    questions: [...SURVEY_QUESTIONS],
  }
}

/** @throws Problem 400 unless every element, and nothing else, is rated. */
const ratingsOf = ({ answers }: SurveyBody): Record<string, number> => {
  const known = new Set(SURVEY_QUESTIONS.map(({ id }) => id))
  if (answers.some(({ questionId }) => !known.has(questionId)))
    throw badRequest({ answers: 'Ada penilaian untuk pertanyaan yang tidak dikenal' })
  if (answers.length < known.size)
    throw badRequest({ answers: `Semua ${known.size} pertanyaan harus dinilai` })
  return Object.fromEntries(answers.map(({ questionId, nilai }) => [questionId, nilai]))
}

/**
 * Stores a participant's one questionnaire.
 *
 * @throws Problem 403 not accepted, 400 incomplete, 409 not open yet or answered before, 401 erased meanwhile.
 */
export const submitSurvey = async (
  db: Db,
  { body, now, ...participation }: Reader & { body: SurveyBody },
): Promise<void> => {
  await holdAuthor(db, participation.userId)
  const { coaching } = await requireParticipant(db, participation)
  const readStep = async () =>
    (await readSteps(db, { ...participation, coaching, now }))['survei-kepuasan']
  const { state, reason } = await readStep()
  if (state !== 'open') throw conflict(reason)
  const isFirst = await insertSurvey(db, {
    coachingId: participation.coachingId,
    userId: participation.userId,
    answers: ratingsOf(body),
    saran: body.saran,
    edition: SURVEY_EDITION,
    submittedAt: now,
  })
  if (!isFirst) throw conflict((await readStep()).reason)
}
