import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { RunningTest, StepProgress } from '../../lib/entities/coaching.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { attendance, certificates, surveys } from '../db/schema/participation.ts'
import { testAttempts } from '../db/schema/tests.ts'

type Whose = { userId: Id; coachingIds: Id[] }
type Attempt = Pick<
  typeof testAttempts.$inferSelect,
  'coachingId' | 'kind' | 'endedAt' | 'deadline'
>

const idsOf = (rows: { coachingId: Id }[]): ReadonlySet<Id> =>
  new Set(rows.map(({ coachingId }) => coachingId))

const readAttempts = (db: Db, { userId, coachingIds }: Whose): Promise<Attempt[]> =>
  db
    .select({
      coachingId: testAttempts.coachingId,
      kind: testAttempts.kind,
      endedAt: testAttempts.endedAt,
      deadline: testAttempts.deadline,
    })
    .from(testAttempts)
    .where(
      and(eq(testAttempts.userId, userId), inArray(testAttempts.coachingId, coachingIds)),
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

const runningOf = (attempts: Attempt[], now: Date): RunningTest | null => {
  const running = attempts.find(({ endedAt, deadline }) => !endedAt && deadline > now)
  return running ? { kind: running.kind, deadline: running.deadline.toISOString() } : null
}

/** How far one participant is in these coachings, by coaching, in four queries however many they are. */
export const readStepProgress = async (
  db: Db,
  { now, ...whose }: Whose & { now: Date },
): Promise<(coachingId: Id) => StepProgress> => {
  const attempts = await readAttempts(db, whose)
  const ended = attempts.filter(({ endedAt }) => endedAt)
  const preTest = idsOf(ended.filter(({ kind }) => kind === 'pre-test'))
  const postTest = idsOf(ended.filter(({ kind }) => kind === 'post-test'))
  const attended = idsOf(await rowsOf(db, attendance, whose))
  const survey = idsOf(await rowsOf(db, surveys, whose))
  const certificate = idsOf(await certificateFiles(db, whose))
  const ofCoaching = Map.groupBy(attempts, ({ coachingId }) => coachingId)
  return (id) => ({
    preTestDone: preTest.has(id),
    attended: attended.has(id),
    postTestDone: postTest.has(id),
    surveyDone: survey.has(id),
    certificateAvailable: certificate.has(id),
    runningTest: runningOf(ofCoaching.get(id) ?? [], now),
  })
}

/** The attempt that this participant has begun and whose time still runs. */
export const findRunningTest = async (
  db: Db,
  { coachingId, userId, now }: { coachingId: Id; userId: Id; now: Date },
): Promise<RunningTest | null> =>
  runningOf(await readAttempts(db, { userId, coachingIds: [coachingId] }), now)
