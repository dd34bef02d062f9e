import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { found, gone, notFound, type Problem, settled } from '../problem.ts'
import { type CoachingRow, lockCoaching } from '../repositories/coachings.ts'
import { lockProposalRow, type ProposalRow } from '../repositories/proposals.ts'
import { findUserRow } from '../repositories/users.ts'
import { COACHING_DELETED, COACHING_UNKNOWN } from './coaching-access.ts'

export const PROPOSAL_UNKNOWN = 'Pengajuan tidak ditemukan.'

/** Whether it still counts: neither withdrawn nor taken out of the history. */
export const isLive = ({ cancelledAt, removedAt }: ProposalRow): boolean =>
  !cancelledAt && !removedAt

const whatWasFirst = async (
  db: Db,
  { status, cancelledAt, decidedBy }: ProposalRow,
  adminId: Id,
): Promise<string> => {
  if (cancelledAt) return 'Peserta sudah membatalkan pengajuan ini.'
  const [own, theirs] =
    status === 'APPROVED' ? ['setujui', 'disetujui'] : ['tolak', 'ditolak']
  if (decidedBy === adminId) return `Pengajuan ini sudah Anda ${own}.`
  const admin = decidedBy && (await findUserRow(db, decidedBy))
  const by = admin ? admin.fullName : 'admin lain'
  // 'Ratna Dewi, M.Si.' ends the sentence herself
  return `Pengajuan ini sudah ${theirs} oleh ${by}`.replace(/\.?$/, '.')
}

/**
 * Which other decision was there first and whose, in a sentence for the admin `adminId`.
 * @param beside what follows from that
 */
export const decidedOtherwise = async (
  db: Db,
  proposal: ProposalRow,
  adminId: Id,
  beside = '',
): Promise<Problem> =>
  settled(`${await whatWasFirst(db, proposal, adminId)}${beside && ` ${beside}`}`)

/**
 * Locks the coaching and then the proposal: everyone locks in this order, so nobody waits in a
 * circle. The proposal stays as it is until the transaction ends.
 *
 * @throws Problem 404 unknown, of another coaching or of a deleted account, 410 coaching deleted.
 */
export const lockProposal = async (
  tx: Db,
  { coachingId, proposalId }: { coachingId: Id; proposalId: Id },
  strength: 'update' | 'share',
): Promise<{ coaching: CoachingRow; proposal: ProposalRow }> => {
  const coaching = found(await lockCoaching(tx, coachingId, strength), COACHING_UNKNOWN)
  if (coaching.deletedAt) throw gone(COACHING_DELETED)
  const proposal = await lockProposalRow(tx, proposalId)
  if (!proposal || proposal.coachingId !== coaching.id) throw notFound(PROPOSAL_UNKNOWN)
  // A list that was opened earlier may still show whoever is deleted by now.
  if (!(await findUserRow(tx, proposal.userId))) throw notFound(PROPOSAL_UNKNOWN)
  return { coaching, proposal }
}
