import type { FileQuestion } from '../../lib/domain/tests/test-file.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { AnswerOption, TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { and, asc, desc, eq } from '../db/orm.ts'
import { onlyRow } from '../db/rows.ts'
import { testQuestions, testSets } from '../db/schema/tests.ts'
import type { FileRow } from './files.ts'

export type TestSetRow = typeof testSets.$inferSelect
type Test = { coachingId: Id; kind: TestKind }

/** The set that counts for new attempts; null before the first question file. */
export const findNewestSet = async (
  db: Db,
  { coachingId, kind }: Test,
): Promise<TestSetRow | null> => {
  const [row] = await db
    .select()
    .from(testSets)
    .where(and(eq(testSets.coachingId, coachingId), eq(testSets.kind, kind)))
    .orderBy(desc(testSets.version))
    .limit(1)
  return row ?? null
}

/** Numbers of a set's questions, in order. */
export const listQuestionNumbers = async (db: Db, setId: Id): Promise<number[]> => {
  const rows = await db
    .select({ no: testQuestions.no })
    .from(testQuestions)
    .where(eq(testQuestions.setId, setId))
    .orderBy(asc(testQuestions.no))
  return rows.map(({ no }) => no)
}

type NewSet = Test & {
  version: number
  file: FileRow
  questions: FileQuestion[]
  now: Date
}

const insertRows = async (
  tx: Db,
  set: typeof testSets.$inferInsert,
  questions: readonly Omit<typeof testQuestions.$inferInsert, 'setId'>[],
): Promise<void> => {
  const row = await onlyRow(tx.insert(testSets).values(set).returning({ id: testSets.id }))
  await tx
    .insert(testQuestions)
    .values(questions.map((question) => ({ ...question, setId: row.id })))
}

/** A new version of a test, without a key. To be called under the coaching's lock. */
export const insertSet = (
  tx: Db,
  { file, questions, now, ...test }: NewSet,
): Promise<void> =>
  insertRows(
    tx,
    {
      ...test,
      soalFileId: file.id,
      soalFileName: file.originalName,
      uploadedAt: now,
    },
    questions,
  )

/** A copy of a set with its questions and key, as the first version of another coaching's test. */
export const copySet = async (
  tx: Db,
  { id, createdAt: _, ...set }: TestSetRow,
  { coachingId, now }: { coachingId: Id; now: Date },
): Promise<void> => {
  const questions = await tx.select().from(testQuestions).where(eq(testQuestions.setId, id))
  await insertRows(
    tx,
    { ...set, coachingId, version: 1, uploadedAt: now },
    questions.map(({ id: _id, ...question }) => question),
  )
}

/** Gives every question of a set its right answer. */
export const storeKey = async (
  tx: Db,
  {
    setId,
    key,
    file,
    now,
  }: {
    setId: Id
    key: ReadonlyMap<number, AnswerOption>
    file: FileRow
    now: Date
  },
): Promise<void> => {
  for (const [no, rightAnswer] of key) {
    await tx
      .update(testQuestions)
      .set({ rightAnswer })
      .where(and(eq(testQuestions.setId, setId), eq(testQuestions.no, no)))
  }
  await tx
    .update(testSets)
    .set({ jawabanFileId: file.id, jawabanFileName: file.originalName, keyUploadedAt: now })
    .where(eq(testSets.id, setId))
}
