import type { SQL } from 'drizzle-orm'
import type { Id } from '../../lib/entities/identity.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { and, asc, desc, eq, isAmong, isNull, param, sql } from '../db/orm.ts'
import { firstRow } from '../db/rows.ts'
import { coachings } from '../db/schema/coachings.ts'
import { proposals } from '../db/schema/proposals.ts'
import { testAnswers, testAttempts, testQuestions, testSets } from '../db/schema/tests.ts'
import { isOfParticipation, type Participation } from './participation.ts'
import { isProposalOf } from './proposals.ts'

export type AttemptRow = typeof testAttempts.$inferSelect
export type QuestionRow = typeof testQuestions.$inferSelect

/** Names the single attempt of a participant at one test of a coaching. */
export type AttemptRef = Participation & { kind: TestKind }
export const attemptKey = ({ coachingId, userId, kind }: AttemptRef): string =>
  `${coachingId} ${userId} ${kind}`
const isOf = ({ kind, ...participation }: AttemptRef) =>
  and(isOfParticipation(testAttempts, participation), eq(testAttempts.kind, kind))

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

export const findAttempt = (db: Db, ref: AttemptRef): Promise<AttemptRow | null> =>
  firstRow(db.select().from(testAttempts).where(isOf(ref)))

const theirOwn = (refs: readonly AttemptRef[]) =>
  sql`(${testAttempts.userId}, ${testAttempts.coachingId}, ${testAttempts.kind}) in (select * from unnest(
    ${param(refs.map(({ userId }) => userId))}::uuid[],
    ${param(refs.map(({ coachingId }) => coachingId))}::uuid[],
    ${param(refs.map(({ kind }) => kind))}::text[]))`

/** Attempts with what says whether their participants may go on. */
const withAdmission = (db: Db, where: SQL | undefined) =>
  db
    .select({
      attempt: testAttempts,
      coaching: { isPublished: coachings.isPublished, deletedAt: coachings.deletedAt },
      proposal: { status: proposals.status },
    })
    .from(testAttempts)
    .innerJoin(coachings, eq(coachings.id, testAttempts.coachingId))
    .leftJoin(proposals, isProposalOf(testAttempts.userId))
    .where(where)
    .orderBy(asc(testAttempts.id))

export const listAdmitted = (db: Db, refs: readonly AttemptRef[]) =>
  withAdmission(db, theirOwn(refs))

/** The same, kept from being closed until the transaction ends. */
export const keepOpen = (tx: Db, refs: readonly AttemptRef[]) =>
  withAdmission(tx, theirOwn(refs)).for('share', { of: testAttempts })

/** Those of them that run, for who closes them: one that has ended may be held by who grades anew. */
export const lockRunning = (tx: Db, refs: readonly AttemptRef[]) =>
  withAdmission(tx, and(theirOwn(refs), isNull(testAttempts.endedAt))).for('update', {
    of: testAttempts,
  })

/** Of which set each of these questions is; one that there is not is left out. */
export const listSetsOf = async (db: Db, questionIds: readonly Id[]) => {
  const rows = await db
    .select({ id: testQuestions.id, setId: testQuestions.setId })
    .from(testQuestions)
    .where(isAmong(testQuestions.id, questionIds))
  return new Map(rows.map(({ id, setId }) => [id, setId]))
}

export type NewAttempt = typeof testAttempts.$inferInsert

/** Starts single attempts. @returns those that no other call has started */
export const insertAttempts = async (
  db: Db,
  attempts: readonly NewAttempt[],
): Promise<AttemptRow[]> =>
  attempts.length === 0
    ? []
    : db
        .insert(testAttempts)
        // in one order, so that two who start the same ones wait for each other and not both
        .values(attempts.toSorted((a, b) => (attemptKey(a) < attemptKey(b) ? -1 : 1)))
        .onConflictDoNothing()
        .returning()

/** Attempts with the choices in them, in one question; those that there are not are left out. */
export const findAttemptsWithAnswers = async (db: Db, refs: readonly AttemptRef[]) => {
  if (refs.length === 0) return []
  const rows = await db
    .select({
      attempt: testAttempts,
      answer: { questionId: testAnswers.questionId, answer: testAnswers.answer },
    })
    .from(testAttempts)
    .leftJoin(testAnswers, eq(testAnswers.attemptId, testAttempts.id))
    .where(theirOwn(refs))
  return [...Map.groupBy(rows, ({ attempt }) => attempt.id).values()].flatMap((ofOne) => {
    const answers = ofOne.flatMap(({ answer }) => answer ?? [])
    return ofOne[0] ? [{ ...ofOne[0].attempt, answers }] : []
  })
}

export const listAnswers = (db: Db, attemptIds: Id[]) =>
  db
    .select({
      attemptId: testAnswers.attemptId,
      questionId: testAnswers.questionId,
      answer: testAnswers.answer,
    })
    .from(testAnswers)
    .where(isAmong(testAnswers.attemptId, attemptIds))

type AnswerRow = typeof testAnswers.$inferSelect

/** Names an answer. */
export type AnswerRef = { attemptId: Id; questionId: Id }

const answerKey = ({ attemptId, questionId }: AnswerRef): string =>
  `${attemptId} ${questionId}`

/** Always in one order, so that two who store the same ones wait for each other and not both. */
const inOrder = <A extends AnswerRef>(answers: readonly A[]): A[] =>
  answers.toSorted((a, b) => (answerKey(a) < answerKey(b) ? -1 : 1))

/** Stores the first answer to each question. @returns those that have one already */
export const insertAnswers = async (
  tx: Db,
  answers: readonly AnswerRow[],
): Promise<AnswerRow[]> => {
  if (answers.length === 0) return []
  const { attemptId, questionId } = testAnswers
  const rows = await tx
    .insert(testAnswers)
    .values(inOrder(answers))
    .onConflictDoNothing()
    .returning({ attemptId, questionId })
  const stored = new Set(rows.map(answerKey))
  return answers.filter((answer) => !stored.has(answerKey(answer)))
}

/** The standing ones of these answers, held until the transaction ends. */
export const lockAnswers = async (
  tx: Db,
  refs: readonly AnswerRef[],
): Promise<(ref: AnswerRef) => AnswerRow | undefined> => {
  if (refs.length === 0) return () => undefined
  const rows = await tx
    .select()
    .from(testAnswers)
    .where(
      sql`(${testAnswers.attemptId}, ${testAnswers.questionId}) in (select * from unnest(
        ${param(refs.map(({ attemptId }) => attemptId))}::uuid[],
        ${param(refs.map(({ questionId }) => questionId))}::uuid[]))`,
    )
    .orderBy(asc(testAnswers.attemptId), asc(testAnswers.questionId))
    .for('update')
  const byKey = new Map(rows.map((row) => [answerKey(row), row]))
  return (ref) => byKey.get(answerKey(ref))
}

/** Puts answers in the place of those that stand. */
export const replaceAnswers = async (
  tx: Db,
  answers: readonly AnswerRow[],
): Promise<void> => {
  if (answers.length === 0) return
  const { attemptId, questionId } = testAnswers
  await tx
    .insert(testAnswers)
    .values(inOrder(answers))
    .onConflictDoUpdate({
      target: [attemptId, questionId],
      set: {
        answer: sql`excluded.jawaban`,
        seq: sql`excluded.seq`,
        sessionId: sql`excluded.session_id`,
        receivedAt: sql`excluded.received_at`,
      },
    })
}
