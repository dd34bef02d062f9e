import type { Id } from '../../lib/entities/identity.ts'
import type { Job } from '../../lib/entities/issuing.ts'
import type { Db } from '../db/client.ts'
import { and, asc, desc, eq, inArray, lt, notExists, or } from '../db/orm.ts'
import { onlyRow } from '../db/rows.ts'
import { type JobMessage, jobRows, jobs } from '../db/schema/certificate-making.ts'
import { certificates } from '../db/schema/participation.ts'
import { newestIssuedOf } from './issued-certificates.ts'

export type JobRow = typeof jobs.$inferSelect
export type JobStep = typeof jobRows.$inferSelect &
  Pick<JobRow, 'createdBy' | 'notify' | 'look'>

type NewJob = {
  coachingId: Id
  createdBy: Id
  notify: JobMessage | null
  look: string | null
  now: Date
  steps: { certificateId: Id; name: string }[]
}

export const insertJob = async (tx: Db, { steps, now, ...job }: NewJob): Promise<Id> => {
  const made = tx.insert(jobs).values({ ...job, createdAt: now })
  const { id: jobId } = await onlyRow(made.returning({ id: jobs.id }))
  await tx
    .insert(jobRows)
    .values(steps.map((step, position) => ({ ...step, position, jobId })))
  return jobId
}

/** The steps of a job of this account; null where it began none of that id. */
export const findSteps = async (
  db: Db,
  { id, createdBy }: { id: Id; createdBy: Id },
): Promise<Job['rows'] | null> => {
  const rows = await db
    .select({
      id: jobRows.certificateId,
      ...{ name: jobRows.name, state: jobRows.state, reason: jobRows.reason },
      fileId: certificates.fileId,
    })
    .from(jobRows)
    .innerJoin(jobs, eq(jobs.id, jobRows.jobId))
    .leftJoin(certificates, eq(certificates.id, jobRows.certificateId))
    .where(and(eq(jobs.id, id), eq(jobs.createdBy, createdBy)))
    .orderBy(asc(jobRows.position))
  const failed = rows.filter(({ state }) => state === 'failed')
  const newest = await newestIssuedOf(
    db,
    failed.map((row) => row.id),
  )
  const steps = rows.map(({ fileId, ...row }) => {
    if (row.state !== 'failed') return row
    if (fileId) return { ...row, isSettled: true }
    const isWithdrawn = newest.get(row.id)?.state === 'withdrawn'
    return isWithdrawn ? { ...row, isSettled: true, isWithdrawn } : row
  })
  return steps.length > 0 ? steps : null
}

/** The newest job of an account in a coaching, where something is left to do, or has failed and is not settled since. */
export const findUnfinishedJob = async (
  db: Db,
  { coachingId, createdBy }: { coachingId: Id; createdBy: Id },
): Promise<Id | null> => {
  const [newest] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.coachingId, coachingId), eq(jobs.createdBy, createdBy)))
    .orderBy(desc(jobs.createdAt))
    .limit(1)
  if (!newest) return null
  const steps = (await findSteps(db, { id: newest.id, createdBy })) ?? []
  const isLeft = steps.some(({ state, isSettled }) => state !== 'done' && !isSettled)
  return isLeft ? newest.id : null
}

/** Of these the failed are tried again. */
export const requeueFailed = async (
  tx: Db,
  { jobId, certificateIds }: { jobId: Id; certificateIds: Id[] },
): Promise<void> => {
  const { certificateId, state } = jobRows
  const areThey = inArray(certificateId, certificateIds)
  await tx
    .update(jobRows)
    .set({ state: 'queued', reason: null, claimedAt: null })
    .where(and(eq(jobRows.jobId, jobId), areThey, eq(state, 'failed')))
}

/** Takes the next step that nobody works on; one claimed before `abandoned` has lost its server. */
export const claimStep = async (
  tx: Db,
  { now, abandoned }: { now: Date; abandoned: Date },
): Promise<JobStep | null> => {
  const next = tx
    .select({ id: jobRows.id })
    .from(jobRows)
    .where(
      or(
        eq(jobRows.state, 'queued'),
        and(eq(jobRows.state, 'running'), lt(jobRows.claimedAt, abandoned)),
      ),
    )
    .orderBy(asc(jobRows.position))
    .limit(1)
    .for('update', { skipLocked: true })
  const [step] = await tx
    .update(jobRows)
    .set({ state: 'running', claimedAt: now })
    // not `in`, for which the database may look for the next at each row anew
    .where(eq(jobRows.id, next))
    .returning()
  if (!step) return null
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, step.jobId))
  if (!job) return null
  const { createdBy, notify, look } = job
  return { ...step, createdBy, notify, look }
}

/**
 * Only of one that is being worked on: what another server has ended stays as it is.
 *
 * @param step with its `claimedAt` where it ends only while no other server has gone on with it
 */
export const endStep = async (
  db: Db,
  { id, claimedAt }: Pick<JobStep, 'id'> & Partial<Pick<JobStep, 'claimedAt'>>,
  change: { state: 'done' | 'failed'; reason: string | null },
): Promise<void> => {
  const { id: step, state, claimedAt: claim } = jobRows
  const isOwn = claimedAt ? eq(claim, claimedAt) : undefined
  const isIt = and(eq(step, id), eq(state, 'running'), isOwn)
  await db.update(jobRows).set(change).where(isIt)
}

/** Retention: removes jobs that began before an instant, and of which nothing is left to do. */
export const removeOldJobs = async (db: Db, before: Date): Promise<void> => {
  const open = db
    .select({ id: jobRows.id })
    .from(jobRows)
    .where(and(eq(jobRows.jobId, jobs.id), inArray(jobRows.state, ['queued', 'running'])))
  await db.delete(jobs).where(and(lt(jobs.createdAt, before), notExists(open)))
}
