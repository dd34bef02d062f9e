import type { Id } from '../../lib/entities/identity.ts'
import type { Proposal } from '../../lib/entities/proposal.ts'
import type { ApproveBody, RejectBody } from '../../lib/validation/review.ts'
import { afterRollback } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import { conflict, gone, notFound, Problem } from '../problem.ts'
import { addCertificate } from '../repositories/certificates.ts'
import { countSeatsTaken, lockCoaching } from '../repositories/coachings.ts'
import {
  decideProposal,
  findProposalRow,
  type ProposalRow,
} from '../repositories/proposals.ts'
import { findUserRow } from '../repositories/users.ts'
import { COACHING_DELETED, COACHING_UNKNOWN } from './coaching-access.ts'
import { acceptanceHold } from './notifications.ts'
import { cancelHeld, releaseHeld } from './outbox.ts'
import { proposalAnswer } from './proposals.ts'

type Reviewer = { adminId: Id; now: Date }

const UNKNOWN = 'Pengajuan tidak ditemukan.'
const FULL = 'Kuota sudah penuh, pengajuan ini tidak dapat disetujui.'

/** Which other decision was there first. */
const decidedOtherwise = ({ status, cancelledAt }: ProposalRow) => {
  if (cancelledAt) return conflict('Peserta sudah membatalkan pengajuan ini.')
  return conflict(
    status === 'APPROVED'
      ? 'Pengajuan ini sudah disetujui oleh admin lain.'
      : 'Pengajuan ini sudah ditolak oleh admin lain.',
  )
}

const isLive = ({ cancelledAt, removedAt }: ProposalRow) => !cancelledAt && !removedAt

/** Coaching first, proposal second: everyone locks in this order, so nobody waits in a circle. */
const lockBoth = async (
  tx: Db,
  { coachingId, proposalId }: ApproveBody,
  strength: 'update' | 'share',
) => {
  const coaching = await lockCoaching(tx, coachingId, strength)
  if (!coaching) throw notFound(COACHING_UNKNOWN)
  if (coaching.deletedAt) throw gone(COACHING_DELETED)
  const proposal = await findProposalRow(tx, proposalId)
  if (!proposal || proposal.coachingId !== coaching.id) throw notFound(UNKNOWN)
  // A list that was opened earlier may still show whoever is deleted by now.
  if (!(await findUserRow(tx, proposal.userId))) throw notFound(UNKNOWN)
  return { coaching, proposal }
}

const approve = async (tx: Db, { adminId, now, ...body }: ApproveBody & Reviewer) => {
  const { coaching, proposal } = await lockBoth(tx, body, 'update')
  const { id, userId } = proposal
  if (!isLive(proposal) || proposal.status === 'REJECTED') throw decidedOtherwise(proposal)
  if (proposal.status === 'PENDING') {
    // Counted under the lock, so that two approvals cannot both take the last seat.
    const taken = await countSeatsTaken(tx, coaching.id)
    if (taken >= coaching.totalPeserta) throw conflict(FULL)
    const decision = { status: 'APPROVED' as const, decidedAt: now, decidedBy: adminId }
    if (!(await decideProposal(tx, id, decision))) throw await changed(tx, id)
    await addCertificate(tx, { coachingId: coaching.id, userId })
  }
  await releaseHeld(tx, acceptanceHold(id), now)
  return proposalAnswer(tx, id)
}

const changed = async (tx: Db, id: Id) => {
  const present = await findProposalRow(tx, id)
  return present ? decidedOtherwise(present) : notFound(UNKNOWN)
}

/**
 * Terima. Approving again changes nothing and answers the same. The acceptance message that was
 * queued before goes out with the approval, and not at all when it is refused.
 *
 * @throws Problem 404 unknown or of another coaching, 410 coaching deleted, 409 full, rejected or
 * cancelled.
 */
export const approveProposal = async (
  db: Db,
  input: ApproveBody & Reviewer,
): Promise<Proposal> => {
  try {
    return await db.transaction((tx) => approve(tx, input))
  } catch (error) {
    const isRefused = error instanceof Problem && [404, 409, 410].includes(error.status)
    const key = acceptanceHold(input.proposalId)
    if (isRefused) await afterRollback(db, (root) => cancelHeld(root, key))
    throw error
  }
}

/**
 * Tolak. The same rejection again answers the same.
 *
 * @throws Problem 404 unknown, 410 coaching deleted, 409 when another decision was first.
 */
export const rejectProposal = (
  db: Db,
  { proposalId, reason, adminId, now }: RejectBody & Reviewer,
): Promise<Proposal> =>
  db.transaction(async (tx) => {
    const known = await findProposalRow(tx, proposalId)
    if (!known) throw notFound(UNKNOWN)
    const ids = { proposalId, coachingId: known.coachingId }
    const { proposal } = await lockBoth(tx, ids, 'share')
    const isSame = proposal.status === 'REJECTED' && proposal.reason === reason
    if (isSame && isLive(proposal)) return proposalAnswer(tx, proposalId)
    const decision = { status: 'REJECTED' as const, reason, decidedAt: now }
    if (!(await decideProposal(tx, proposalId, { ...decision, decidedBy: adminId })))
      throw await changed(tx, proposalId)
    await cancelHeld(tx, acceptanceHold(proposalId))
    return proposalAnswer(tx, proposalId)
  })
