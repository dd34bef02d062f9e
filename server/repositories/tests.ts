import type { Id } from '../../lib/entities/identity.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { and, asc, desc, eq, inArray, sql } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { proposals } from '../db/schema/proposals.ts'
import { testAnswers, testAttempts, testQuestions, testSets } from '../db/schema/tests.ts'
import type { Participation } from './certificates.ts'
import { isProposalOf } from './proposals.ts'

export type AttemptRow = typeof testAttempts.$inferSelect
export type QuestionRow = typeof testQuestions.$inferSelect

/** Names the single attempt of a participant at one test of a coaching. */
export type AttemptRef = Participation & { kind: TestKind }
const isOf = ({ coachingId, userId, kind }: AttemptRef) =>
  and(
    eq(testAttempts.coachingId, coachingId),
    eq(testAttempts.userId, userId),
    eq(testAttempts.kind, kind),
  )

/** The newest question set of a test, with its number of questions. */
export const findNewestSet = async (
  db: Db,
  { coachingId, kind }: { coachingId: Id; kind: TestKind },
): Promise<{ id: Id; questions: number } | null> => {
  const questions = db.$count(testQuestions, eq(testQuestions.setId, testSets.id))
  const [set] = await db
    .select({ id: testSets.id, questions })
    .from(testSets)
    .where(and(eq(testSets.coachingId, coachingId), eq(testSets.kind, kind)))
    .orderBy(desc(testSets.version))
    .limit(1)
  return set ?? null
}

/** Questions in their order, with the right answers: never to be sent as they are. */
export const listQuestions = (db: Db, setId: Id): Promise<QuestionRow[]> =>
  db
    .select()
    .from(testQuestions)
    .where(eq(testQuestions.setId, setId))
    .orderBy(asc(testQuestions.no))

export const findAttempt = async (db: Db, ref: AttemptRef): Promise<AttemptRow | null> => {
  const [row] = await db.select().from(testAttempts).where(isOf(ref))
  return row ?? null
}

/**
 * The attempt with what says whether its participant may go on, in one question: 'share' keeps it from
 * being closed meanwhile, 'update' is for who closes it.
 *
 * @param questionId where given, `isQuestion` says whether it is one of the attempt's
 */
export const lockAttempt = async (
  tx: Db,
  { questionId, ...ref }: AttemptRef & { questionId?: Id },
  strength: 'share' | 'update',
) => {
  const isQuestion = questionId
    ? sql<boolean>`exists (${tx
        .select({ id: testQuestions.id })
        .from(testQuestions)
        .where(
          and(
            eq(testQuestions.setId, testAttempts.setId),
            eq(testQuestions.id, questionId),
          ),
        )})`
    : sql<boolean>`false`
  const [row] = await tx
    .select({
      attempt: testAttempts,
      coaching: { isPublished: coachings.isPublished, deletedAt: coachings.deletedAt },
      proposal: { status: proposals.status },
      isQuestion,
    })
    .from(testAttempts)
    .innerJoin(coachings, eq(coachings.id, testAttempts.coachingId))
    .leftJoin(proposals, isProposalOf(testAttempts.userId))
    .where(isOf(ref))
    .for(strength, { of: testAttempts })
  return row ?? null
}

/** Starts the single attempt; null when another call has started it. */
export const insertAttempt = async (
  db: Db,
  attempt: typeof testAttempts.$inferInsert,
): Promise<AttemptRow | null> => {
  const [row] = await db
    .insert(testAttempts)
    .values(attempt)
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** The attempt with the choices in it, in one question. */
export const findAttemptWithAnswers = async (db: Db, ref: AttemptRef) => {
  const rows = await db
    .select({
      attempt: testAttempts,
      answer: { questionId: testAnswers.questionId, answer: testAnswers.answer },
    })
    .from(testAttempts)
    .leftJoin(testAnswers, eq(testAnswers.attemptId, testAttempts.id))
    .where(isOf(ref))
  const answers = rows.flatMap(({ answer }) => answer ?? [])
  return rows[0] ? { ...rows[0].attempt, answers } : null
}

export const listAnswers = (db: Db, attemptIds: Id[]) =>
  db
    .select({
      attemptId: testAnswers.attemptId,
      questionId: testAnswers.questionId,
      answer: testAnswers.answer,
    })
    .from(testAnswers)
    .where(inArray(testAnswers.attemptId, attemptIds))

type AnswerRow = typeof testAnswers.$inferSelect

/** Stores the first answer to a question; false when there is one already. */
export const insertAnswer = async (tx: Db, answer: AnswerRow): Promise<boolean> => {
  const rows = await tx
    .insert(testAnswers)
    .values(answer)
    .onConflictDoNothing()
    .returning({ questionId: testAnswers.questionId })
  return rows.length > 0
}

const isAnswerTo = ({ attemptId, questionId }: { attemptId: Id; questionId: Id }) =>
  and(eq(testAnswers.attemptId, attemptId), eq(testAnswers.questionId, questionId))

/** The standing answer, held until the transaction ends; null before the first one. */
export const lockAnswer = async (
  tx: Db,
  ref: { attemptId: Id; questionId: Id },
): Promise<AnswerRow | null> => {
  const [row] = await tx.select().from(testAnswers).where(isAnswerTo(ref)).for('update')
  return row ?? null
}

export const updateAnswer = async (tx: Db, answer: AnswerRow) => {
  await tx.update(testAnswers).set(answer).where(isAnswerTo(answer))
}
