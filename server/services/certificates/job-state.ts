import type { Id } from '../../../lib/entities/identity.ts'
import type { Job } from '../../../lib/entities/issuing.ts'
import type { Db } from '../../db/client.ts'
import { found } from '../../problem.ts'
import { findSteps, requeueFailed } from '../../repositories/jobs.ts'

const JOB_NOT_FOUND = 'Pekerjaan tidak ditemukan.'

const stateOf = (rows: Job['rows']): Job['state'] => {
  const has = (state: string) => rows.some((row) => row.state === state && !row.isSettled)
  if (!has('queued') && !has('running')) return has('failed') ? 'failed' : 'done'
  return rows.every(({ state }) => state === 'queued') ? 'queued' : 'running'
}

/** @throws Problem 404 where this account began no such job. */
export const readJob = async (db: Db, job: { id: Id; createdBy: Id }): Promise<Job> => {
  const rows = found(await findSteps(db, job), JOB_NOT_FOUND)
  const done = rows.filter(({ state }) => state === 'done' || state === 'failed').length
  return { state: stateOf(rows), done, total: rows.length, rows }
}

/**
 * Tries the failed ones again, not those of which nothing is left to try.
 *
 * @throws Problem 404 where this account began no such job.
 */
export const retryJob = async (tx: Db, job: { id: Id; createdBy: Id }): Promise<Job> => {
  const { rows } = await readJob(tx, job)
  const certificateIds = rows.filter(({ isSettled }) => !isSettled).map(({ id }) => id)
  await requeueFailed(tx, { jobId: job.id, certificateIds })
  return readJob(tx, job)
}
