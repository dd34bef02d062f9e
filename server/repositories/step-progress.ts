import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { RunningTest, StepProgress } from '../../lib/entities/coaching.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { attendance, certificates, surveys } from '../db/schema/participation.ts'
import { testAttempts } from '../db/schema/tests.ts'
import type { Participation } from './certificates.ts'

type Whose = { userId: Id; coachingIds: Id[] }

const idsOf = (rows: { coachingId: Id }[]): ReadonlySet<Id> =>
  new Set(rows.map(({ coachingId }) => coachingId))

const endedTests = (db: Db, { userId, coachingIds }: Whose) =>
  db
    .select({ coachingId: testAttempts.coachingId, kind: testAttempts.kind })
    .from(testAttempts)
    .where(
      and(
        eq(testAttempts.userId, userId),
        inArray(testAttempts.coachingId, coachingIds),
        isNotNull(testAttempts.endedAt),
      ),
    )

const rowsOf = (
  db: Db,
  table: typeof attendance | typeof surveys,
  { userId, coachingIds }: Whose,
) =>
  db
    .select({ coachingId: table.coachingId })
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.coachingId, coachingIds)))

const certificateFiles = (db: Db, { userId, coachingIds }: Whose) =>
  db
    .select({ coachingId: certificates.coachingId })
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, userId),
        inArray(certificates.coachingId, coachingIds),
        isNotNull(certificates.fileId),
      ),
    )

/** How far one participant is in these coachings, by coaching, in four queries however many they are. */
export const readStepProgress = async (
  db: Db,
  whose: Whose,
): Promise<(coachingId: Id) => StepProgress> => {
  const tests = await endedTests(db, whose)
  const preTest = idsOf(tests.filter(({ kind }) => kind === 'pre-test'))
  const postTest = idsOf(tests.filter(({ kind }) => kind === 'post-test'))
  const attended = idsOf(await rowsOf(db, attendance, whose))
  const survey = idsOf(await rowsOf(db, surveys, whose))
  const certificate = idsOf(await certificateFiles(db, whose))
  return (id) => ({
    preTestDone: preTest.has(id),
    attended: attended.has(id),
    postTestDone: postTest.has(id),
    surveyDone: survey.has(id),
    certificateAvailable: certificate.has(id),
  })
}

/** The attempt that this participant has begun and whose time still runs. */
export const findRunningTest = async (
  db: Db,
  { coachingId, userId, now }: Participation & { now: Date },
): Promise<RunningTest | null> => {
  const [running] = await db
    .select({ kind: testAttempts.kind, deadline: testAttempts.deadline })
    .from(testAttempts)
    .where(
      and(
        eq(testAttempts.userId, userId),
        eq(testAttempts.coachingId, coachingId),
        isNull(testAttempts.endedAt),
        gt(testAttempts.deadline, now),
      ),
    )
  return running ? { kind: running.kind, deadline: running.deadline.toISOString() } : null
}
