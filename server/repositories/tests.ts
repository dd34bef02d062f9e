import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Id } from '../../lib/entities/identity.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { testAnswers, testAttempts, testQuestions, testSets } from '../db/schema/tests.ts'
import type { Participation } from './certificates.ts'

export type AttemptRow = typeof testAttempts.$inferSelect
export type QuestionRow = typeof testQuestions.$inferSelect

/** Names the single attempt of a participant at one test of a coaching. */
export type AttemptRef = Participation & { kind: TestKind }
/** An attempt and the questions it is about. */
export type Graded = Pick<AttemptRow, 'id' | 'setId'>

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
  const [set] = await db
    .select({ id: testSets.id })
    .from(testSets)
    .where(and(eq(testSets.coachingId, coachingId), eq(testSets.kind, kind)))
    .orderBy(desc(testSets.version))
    .limit(1)
  return set
    ? { ...set, questions: await db.$count(testQuestions, eq(testQuestions.setId, set.id)) }
    : null
}

/** Questions in their order, with the right answers: never to be sent as they are. */
export const listQuestions = (db: Db, setId: Id): Promise<QuestionRow[]> =>
  db
    .select()
    .from(testQuestions)
    .where(eq(testQuestions.setId, setId))
    .orderBy(asc(testQuestions.no))

export const isQuestionOf = async (
  db: Db,
  { setId, questionId }: { setId: Id; questionId: Id },
): Promise<boolean> =>
  (await db.$count(
    testQuestions,
    and(eq(testQuestions.setId, setId), eq(testQuestions.id, questionId)),
  )) > 0

export const findAttempt = async (db: Db, ref: AttemptRef): Promise<AttemptRow | null> => {
  const [row] = await db.select().from(testAttempts).where(isOf(ref))
  return row ?? null
}

/** 'share' keeps the attempt from being closed meanwhile, 'update' is for who closes it. */
export const lockAttempt = async (
  tx: Db,
  ref: AttemptRef,
  strength: 'share' | 'update',
): Promise<AttemptRow | null> => {
  const [row] = await tx.select().from(testAttempts).where(isOf(ref)).for(strength)
  return row ?? null
}

/** Starts the single attempt; nothing happens when another call has started it. */
export const insertAttempt = async (db: Db, attempt: typeof testAttempts.$inferInsert) => {
  await db.insert(testAttempts).values(attempt).onConflictDoNothing()
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

const isOpen = isNull(testAttempts.endedAt)
const overdue = (before: Date, whose?: Participation): SQL | undefined =>
  and(
    isOpen,
    lt(testAttempts.deadline, before),
    whose && eq(testAttempts.userId, whose.userId),
    whose && eq(testAttempts.coachingId, whose.coachingId),
  )

/** Whether a running attempt, of anyone or of one participant, had its deadline before `before`. */
export const hasOverdue = async (
  db: Db,
  { before, whose }: { before: Date; whose?: Participation },
): Promise<boolean> => {
  const rows = await db
    .select({ id: testAttempts.id })
    .from(testAttempts)
    .where(overdue(before, whose))
    .limit(1)
  return rows.length > 0
}

/**
 * Locks some of those and closes them in one transaction; what another call is just closing is waited
 * for only where it is one's own.
 *
 * @returns how many they were.
 */
export const withOverdue = (
  db: Db,
  { before, whose, limit }: { before: Date; whose?: Participation; limit: number },
  close: (tx: Db, attempts: Graded[]) => Promise<void>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const attempts = await tx
      .select({ id: testAttempts.id, setId: testAttempts.setId })
      .from(testAttempts)
      .where(overdue(before, whose))
      .limit(limit)
      .for('update', whose ? {} : { skipLocked: true })
    await close(tx, attempts)
    return attempts.length
  })

/** Ends attempts now, or when their time was over. */
export const markEnded = async (tx: Db, ids: Id[], now: Date) => {
  await tx
    .update(testAttempts)
    .set({
      endedAt: sql`least(${testAttempts.deadline}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(inArray(testAttempts.id, ids), isOpen))
}

const isEndedOf = (setId: Id) =>
  and(eq(testAttempts.setId, setId), isNotNull(testAttempts.endedAt))

/** Held until they are scored anew. */
export const lockEnded = (tx: Db, setId: Id): Promise<Graded[]> =>
  tx
    .select({ id: testAttempts.id, setId: testAttempts.setId })
    .from(testAttempts)
    .where(isEndedOf(setId))
    .for('update')

export const countEnded = (db: Db, setId: Id): Promise<number> =>
  db.$count(testAttempts, isEndedOf(setId))

/** A key is uploaded under 'update'; whoever grades by it holds 'share'. */
export const lockSet = async (tx: Db, id: Id, strength: 'share' | 'update') => {
  await tx
    .select({ id: testSets.id })
    .from(testSets)
    .where(eq(testSets.id, id))
    .for(strength)
}

export const updateScores = async (
  tx: Db,
  ids: Id[],
  result: { benar: number | null; score: number | null },
) => {
  await tx.update(testAttempts).set(result).where(inArray(testAttempts.id, ids))
}
