import { isOverdue } from '../../lib/domain/participation/timing.ts'
import type { RunningTest, StepProgress } from '../../lib/entities/coaching.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, eq, inArray, isNotNull, isNull } from '../db/orm.ts'
import { issuedCertificates } from '../db/schema/certificate-making.ts'
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

/** Those without a file whose last one the office has withdrawn. */
const withdrawnCertificates = (db: Db, { userId, coachingIds }: Whose) =>
  db
    .select({ coachingId: certificates.coachingId })
    .from(certificates)
    .innerJoin(
      issuedCertificates,
      and(
        eq(issuedCertificates.certificateId, certificates.id),
        eq(issuedCertificates.state, 'withdrawn'),
      ),
    )
    .where(
      and(
        eq(certificates.userId, userId),
        inArray(certificates.coachingId, coachingIds),
        isNull(certificates.fileId),
      ),
    )

/** Too late for any answer: over, also before a job or the next reader closes it. */
const isEnded = ({ endedAt, deadline }: Attempt, now: Date) =>
  endedAt !== null || isOverdue({ deadline }, now)

/** Of two that end together the pre-test comes first, whatever order the rows came in. */
const byDeadline = (a: Attempt, b: Attempt) =>
  a.deadline.getTime() - b.deadline.getTime() || b.kind.localeCompare(a.kind)

const runningOf = (attempts: Attempt[], now: Date): RunningTest[] =>
  attempts
    .filter((attempt) => !isEnded(attempt, now))
    .sort(byDeadline)
    .map(({ kind, deadline }) => ({ kind, deadline: deadline.toISOString() }))

/** What these tables know of it; whether there is a meeting link, its coaching says. */
type Progress = Omit<StepProgress, 'meetingOpen'>

/** How far one participant is in these coachings, by coaching, in five queries however many they are. */
export const readStepProgress = async (
  db: Db,
  { now, ...whose }: Whose & { now: Date },
): Promise<(coachingId: Id) => Progress> => {
  const attempts = await readAttempts(db, whose)
  const ended = attempts.filter((attempt) => isEnded(attempt, now))
  const preTest = idsOf(ended.filter(({ kind }) => kind === 'pre-test'))
  const postTest = idsOf(ended.filter(({ kind }) => kind === 'post-test'))
  const attended = idsOf(await rowsOf(db, attendance, whose))
  const survey = idsOf(await rowsOf(db, surveys, whose))
  const certificate = idsOf(await certificateFiles(db, whose))
  const withdrawn = idsOf(await withdrawnCertificates(db, whose))
  const ofCoaching = Map.groupBy(attempts, ({ coachingId }) => coachingId)
  return (id) => ({
    preTestDone: preTest.has(id),
    attended: attended.has(id),
    postTestDone: postTest.has(id),
    surveyDone: survey.has(id),
    certificateAvailable: certificate.has(id),
    ...(withdrawn.has(id) && { certificateWithdrawn: true }),
    runningTests: runningOf(ofCoaching.get(id) ?? [], now),
  })
}
