import type { Id } from '../../lib/entities/identity.ts'
import type { Proposal } from '../../lib/entities/proposal.ts'
import type { ApproveBody, RejectBody } from '../../lib/validation/review.ts'
import type { Db } from '../db/client.ts'
import { conflict, found } from '../problem.ts'
import { addCertificate } from '../repositories/certificates.ts'
import { countSeatsTaken } from '../repositories/coachings.ts'
import { decideProposal, findProposalRow } from '../repositories/proposals.ts'
import {
  type Announced,
  cancelHeld,
  cancelIfRefused,
  type Doing,
  holdKeyOf,
  releaseHeld,
} from './outbox.ts'
import {
  decidedOtherwise,
  isLive,
  lockProposal,
  PROPOSAL_UNKNOWN,
} from './proposal-access.ts'
import { proposalAnswer } from './proposals.ts'

type Reviewer = { adminId: Id; now: Date }

const FULL = 'Kuota sudah penuh, pengajuan ini tidak dapat disetujui.'

/** Messages of both decisions wait: this one's go out, the other's never will. */
const settle = async (
  tx: Db,
  id: Id,
  doing: Doing,
  [done, undone]: [Announced, Announced],
) => {
  await releaseHeld(tx, holdKeyOf(done, id), doing)
  await cancelHeld(tx, holdKeyOf(undone, id))
}

/**
 * Terima. The same admin's approving again changes nothing and answers the same; another admin's is refused, because the
 * message to it has been called off. The acceptance message that was queued before goes out with the approval, and not at
 * all when it is refused.
 *
 * @throws Problem 404 unknown or of another coaching, 410 coaching deleted, 409 full, rejected or
 * cancelled.
 */
export const approveProposal = async (
  tx: Db,
  { adminId, now, withoutMessage, ...body }: ApproveBody & Reviewer,
): Promise<Proposal> => {
  await cancelIfRefused(tx, holdKeyOf('acceptance', body.proposalId), adminId)
  const { coaching, proposal } = await lockProposal(tx, body, 'update')
  const { id, userId, status } = proposal
  const isSame = status === 'APPROVED' && proposal.decidedBy === adminId
  if (!isLive(proposal) || !(isSame || status === 'PENDING'))
    throw await decidedOtherwise(tx, proposal, adminId)
  if (status === 'PENDING') {
    // Counted under the lock, so that two approvals cannot both take the last seat.
    const taken = await countSeatsTaken(tx, coaching.id)
    if (taken >= coaching.totalPeserta) throw conflict(FULL)
    await decideProposal(tx, id, { status: 'APPROVED', decidedAt: now, decidedBy: adminId })
    await addCertificate(tx, { coachingId: coaching.id, userId })
  }
  await settle(tx, id, { by: adminId, now, withoutMessage }, ['acceptance', 'rejection'])
  return proposalAnswer(tx, id)
}

/**
 * Tolak. The same admin's same rejection again answers the same; its message is treated as an acceptance's.
 *
 * @throws Problem 404 unknown, 410 coaching deleted, 409 when another decision was first.
 */
export const rejectProposal = async (
  tx: Db,
  { proposalId, reason, withoutMessage, adminId, now }: RejectBody & Reviewer,
): Promise<Proposal> => {
  await cancelIfRefused(tx, holdKeyOf('rejection', proposalId), adminId)
  const known = found(await findProposalRow(tx, proposalId), PROPOSAL_UNKNOWN)
  const ids = { proposalId, coachingId: known.coachingId }
  const { proposal } = await lockProposal(tx, ids, 'share')
  const isSame =
    proposal.status === 'REJECTED' &&
    proposal.reason === reason &&
    proposal.decidedBy === adminId
  if (!isLive(proposal) || !(isSame || proposal.status === 'PENDING'))
    throw await decidedOtherwise(tx, proposal, adminId)
  const decision = { status: 'REJECTED' as const, reason, decidedAt: now }
  if (!isSame) await decideProposal(tx, proposalId, { ...decision, decidedBy: adminId })
  const doing = { by: adminId, now, withoutMessage }
  await settle(tx, proposalId, doing, ['rejection', 'acceptance'])
  return proposalAnswer(tx, proposalId)
}
