import type { SQL } from 'drizzle-orm'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, asc, eq, isAmong, isNotNull, isNull, lt, param, sql } from '../db/orm.ts'
import { testAttempts, testQuestions, testSets } from '../db/schema/tests.ts'
import { lockStrength } from './locks.ts'
import type { Participation } from './participation.ts'
import type { AttemptRow } from './tests.ts'

/** An attempt and the questions it is about. */
export type Graded = Pick<AttemptRow, 'id' | 'setId'>

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
 * Locks some of those, in the order in which all lock them, and closes them in one transaction; what another call is just closing is waited
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
      .orderBy(asc(testAttempts.id))
      .limit(limit)
      .for('update', whose ? {} : { skipLocked: true })
    await close(tx, attempts)
    return attempts.length
  })

const isEndedOf = (setId: Id) =>
  and(eq(testAttempts.setId, setId), isNotNull(testAttempts.endedAt))

/** Held until they are scored anew. */
export const lockEnded = (tx: Db, setId: Id): Promise<Graded[]> =>
  tx
    .select({ id: testAttempts.id, setId: testAttempts.setId })
    .from(testAttempts)
    .where(isEndedOf(setId))
    .orderBy(asc(testAttempts.id))
    .for('update')

/** How many of these people have ended a test of these questions. */
export const countEnded = (
  db: Db,
  { setId, userIds }: { setId: Id; userIds: readonly Id[] },
): Promise<number> =>
  db.$count(testAttempts, and(isEndedOf(setId), isAmong(testAttempts.userId, userIds)))

/** Held while a new key is stored: whoever grades by the set holds it too (`lockKey`). */
export const lockSet = async (tx: Db, id: Id, strength: 'update' | 'share' = 'update') => {
  await tx
    .select({ id: testSets.id })
    .from(testSets)
    .where(eq(testSets.id, id))
    .for(lockStrength(strength))
}

/** The set's questions with their right answers, held so that a key just being uploaded is either seen or grades anew. */
export const lockKey = async (tx: Db, setId: Id) => {
  // before they are read: a statement that waits for a lock reads what stood when it began
  await lockSet(tx, setId, 'share')
  return tx
    .select({ id: testQuestions.id, rightAnswer: testQuestions.rightAnswer })
    .from(testQuestions)
    .where(eq(testQuestions.setId, setId))
}

/** @param endedBy where given, the attempts also end: then, or when their time was over */
export const updateScores = async (
  tx: Db,
  grades: readonly { id: Id; benar: number | null; score: number | null }[],
  endedBy: Date | null,
) => {
  const ended = endedBy
    ? sql`, ended_at = least(deadline, ${endedBy.toISOString()}::timestamptz)`
    : sql``
  await tx.execute(sql`update ${testAttempts} set benar = graded.benar, score = graded.score${ended}
    from unnest(
      ${param(grades.map(({ id }) => id))}::uuid[],
      ${param(grades.map(({ benar }) => benar))}::integer[],
      ${param(grades.map(({ score }) => score))}::numeric[]) as graded (id, benar, score)
    where ${testAttempts.id} = graded.id`)
}
