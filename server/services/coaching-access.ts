import { NOT_ACCEPTED } from '../../lib/domain/participation/steps.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { forbidden, found, gone, notFound, unauthorized } from '../problem.ts'
import {
  type CoachingRecord,
  type CoachingRow,
  findCoaching,
  findMeeting,
  lockCoaching,
} from '../repositories/coachings.ts'
import type { Participation } from '../repositories/participation.ts'
import { findWithProposal, type ProposalRow } from '../repositories/proposals.ts'
import { lockUserRow } from '../repositories/users.ts'

export const COACHING_UNKNOWN = 'Coaching tidak ditemukan.'
export const COACHING_DELETED = 'Coaching ini sudah dihapus.'

const NOT_PARTICIPANT = 'Anda bukan peserta coaching ini.'

type Place<C, P> = { coaching: C; proposal: P | null }

/**
 * What a participant may see of a coaching after a proposal.
 *
 * @throws Problem 404 unknown or not published, 410 deleted, 403 not proposed.
 */
const admitProposed = <
  C extends Pick<CoachingRow, 'isPublished' | 'deletedAt'>,
  P extends Pick<ProposalRow, 'status'>,
>(
  found: Place<C, P> | null,
): { coaching: C; proposal: P } => {
  if (!found || !(found.coaching.isPublished || found.proposal))
    throw notFound(COACHING_UNKNOWN)
  const { coaching, proposal } = found
  if (coaching.deletedAt) throw gone(COACHING_DELETED)
  if (!proposal) throw forbidden(NOT_PARTICIPANT)
  return { coaching, proposal }
}

/**
 * The same after an acceptance.
 *
 * @throws Problem 404 unknown, 410 deleted, 403 not accepted, saying why.
 */
export const admitParticipant = <
  C extends Pick<CoachingRow, 'isPublished' | 'deletedAt'>,
  P extends Pick<ProposalRow, 'status'>,
>(
  found: Place<C, P> | null,
): { coaching: C; proposal: P } => {
  const admitted = admitProposed(found)
  const { status } = admitted.proposal
  if (status !== 'APPROVED') throw forbidden(NOT_ACCEPTED[status])
  return admitted
}

/**
 * A coaching that the participant has proposed, whatever became of it.
 *
 * @throws Problem 404 unknown or not published, 410 deleted, 403 not proposed.
 */
export const requireProposed = async (
  db: Db,
  participation: Participation,
): Promise<{ coaching: CoachingRow; proposal: ProposalRow }> =>
  admitProposed(await findWithProposal(db, participation))

/**
 * A coaching that the participant was accepted to.
 *
 * @throws Problem 404 unknown, 410 deleted, 403 not accepted, saying why.
 */
export const requireParticipant = async (
  db: Db,
  participation: Participation,
): Promise<{ coaching: CoachingRow; proposal: ProposalRow }> =>
  admitParticipant(await findWithProposal(db, participation))

/** @throws Problem 404 unknown or deleted, saying which. */
export const requireCoaching = async (db: Db, id: Id): Promise<CoachingRecord> => {
  const coaching = await findCoaching(db, id)
  if (coaching) return coaching
  throw notFound((await findMeeting(db, id)) ? COACHING_DELETED : COACHING_UNKNOWN)
}

/**
 * Locks a coaching that is not deleted, for admins who change what belongs to it.
 *
 * @throws Problem 404 unknown or deleted, saying which.
 */
export const lockLiveCoaching = async (
  tx: Db,
  id: string,
  strength: 'update' | 'share' = 'update',
): Promise<CoachingRow> => {
  const coaching = found(await lockCoaching(tx, id, strength), COACHING_UNKNOWN)
  if (coaching.deletedAt) throw notFound(COACHING_DELETED)
  return coaching
}

/**
 * Holds the account of who writes until the transaction ends: what is typed beside an erasure would be stored behind it,
 * where nothing takes the person out of it any more.
 *
 * @throws Problem 401 erased since the call came in.
 */
export const holdAuthor = async (tx: Db, userId: Id): Promise<void> => {
  if (!(await lockUserRow(tx, userId))) throw unauthorized()
}
