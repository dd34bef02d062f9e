import type { testQuestions, testSets } from '../../schema/tests.ts'
import { idOf } from '../ids.ts'
import { DAY_MS, plus } from '../moments.ts'
import type { Planned } from './coachings.ts'
import type { SeedContext } from './context.ts'
import { KINDS, type Kind, questionsOf } from './questions.ts'

export type SetRow = typeof testSets.$inferInsert & { id: string }
export type QuestionRow = typeof testQuestions.$inferInsert & { id: string }

export const setIdOf = ({ plan }: Planned, kind: Kind) => idOf('set', plan.key, kind)

const setOf = (coaching: Planned, kind: Kind, { file }: SeedContext): SetRow => {
  const { plan, id: coachingId, row } = coaching
  const uploadedAt = plus(row.createdAt ?? new Date(0), DAY_MS)
  const soal = file(`soal/${plan.category}/${kind}`).row
  const jawaban =
    plan.tests === 'soal dan jawaban' ? file(`jawaban/${plan.category}/${kind}`).row : null
  return {
    id: setIdOf(coaching, kind),
    ...{ coachingId, kind, version: 1, uploadedAt, createdAt: uploadedAt },
    ...{ soalFileId: soal.id, soalFileName: soal.originalName },
    ...{
      jawabanFileId: jawaban?.id ?? null,
      jawabanFileName: jawaban?.originalName ?? null,
    },
    keyUploadedAt: jawaban && uploadedAt,
  }
}

const questionRows = (coaching: Planned, kind: Kind): QuestionRow[] =>
  questionsOf(coaching.plan.category, kind).map(({ no, soal, options, rightAnswer }) => {
    const [pilA = '', pilB = '', pilC = '', pilD = ''] = options
    return {
      id: idOf('question', coaching.plan.key, kind, String(no)),
      setId: setIdOf(coaching, kind),
      ...{ no, soal, pilA, pilB, pilC, pilD },
      rightAnswer: coaching.plan.tests === 'soal dan jawaban' ? rightAnswer : null,
    }
  })

/** Both tests of every coaching that has any. */
export const testRows = (context: SeedContext, coachings: readonly Planned[]) => {
  const tested = coachings.filter(({ plan }) => plan.tests)
  const each = <T>(make: (coaching: Planned, kind: Kind) => T[]) =>
    tested.flatMap((coaching) => KINDS.flatMap((kind) => make(coaching, kind)))
  return {
    sets: each((coaching, kind) => [setOf(coaching, kind, context)]),
    questions: each(questionRows),
  }
}
