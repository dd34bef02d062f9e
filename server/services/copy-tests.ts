import type { AdminCoaching } from '../../lib/entities/coaching.ts'
import { TEST_KINDS } from '../../lib/entities/test-values.ts'
import type { CopyTestsBody } from '../../lib/validation/copy-tests.ts'
import type { Db } from '../db/client.ts'
import { conflict, notFound } from '../problem.ts'
import { lockCoaching } from '../repositories/coachings.ts'
import { copySet, findNewestSet } from '../repositories/test-sets.ts'
import type { Services } from '../start/deps.ts'
import { lockLiveCoaching } from './coaching-access.ts'
import { adminCoachingOf } from './coaching-edit.ts'

const NO_SOURCE = 'Coaching yang disalin tidak ditemukan.'

/**
 * Takes over the newest questions and keys of another coaching into one that has none; attempts and results stay where they are.
 *
 * @throws Problem 404 either unknown or deleted, 409 where there is nothing to copy or questions are there already; then
 * nothing is copied.
 */
export const copyTests = async (
  tx: Db,
  { id, body }: { id: string; body: CopyTestsBody },
  act: { now: Date; services: Pick<Services, 'config'> },
): Promise<AdminCoaching> => {
  // in the order of their ids: of two who copy from each other, one waits for the other and not both
  if (body.fromId < id) await lockCoaching(tx, body.fromId, 'share')
  await lockLiveCoaching(tx, id)
  const source = await lockCoaching(tx, body.fromId, 'share')
  if (!source || source.deletedAt) throw notFound(NO_SOURCE)
  for (const kind of TEST_KINDS.filter((one) => body.kinds.includes(one))) {
    if (await findNewestSet(tx, { coachingId: id, kind }))
      throw conflict('Coaching ini sudah memiliki soal.')
    const set = await findNewestSet(tx, { coachingId: source.id, kind })
    if (!set) throw conflict('Coaching yang disalin tidak memiliki soal ini.')
    await copySet(tx, set, { coachingId: id, now: act.now })
  }
  return adminCoachingOf(tx, id, act)
}
