import { closedReason } from '../../lib/domain/participation/quota.ts'
import {
  canCancelParticipation,
  isRejected,
  userCoachingStatus,
} from '../../lib/domain/participation/status.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Proposal, ProposalStatus } from '../../lib/entities/proposal.ts'
import type { ProposalBody } from '../../lib/validation/ask-question.ts'
import type { Db } from '../db/client.ts'
import { conflict, gone, notFound } from '../problem.ts'
import { countSeatsTaken, lockCoaching } from '../repositories/coachings.ts'
import type { Participation } from '../repositories/participation.ts'
import {
  closeProposal,
  findLiveProposal,
  findProposal,
  findProposalRow,
  findWithProposal,
  hasCancelled,
  insertProposal,
} from '../repositories/proposals.ts'
import { COACHING_DELETED, COACHING_UNKNOWN, holdAuthor } from './coaching-access.ts'
import { toSchedule } from './coaching-view.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { cancelHeld, holdKeyOf } from './outbox.ts'
import { endWish } from './place-alerts.ts'

const ALREADY: Record<ProposalStatus, string> = {
  // §8 'Join a coaching already proposed', word for word.
  PENDING:
    'Informasi: Anda sudah mengajukan proposal ini, silahkan tunggu verifikasi dari admin.',
  APPROVED: 'Anda sudah mengikuti coaching ini.',
  REJECTED:
    'Pengajuan Anda ditolak. Hapus pengajuan itu dari riwayat sebelum mengajukan lagi.',
}
const CHANGED_MEANWHILE =
  'Status pengajuan Anda baru saja berubah. Muat ulang halaman untuk melihatnya.'

/** The stored proposal as callers see it. */
export const proposalAnswer = async (db: Db, id: Id): Promise<Proposal> => {
  const proposal = await findProposal(db, id)
  if (!proposal) throw notFound()
  return proposal
}

/**
 * A participant asks to join. To be called in a transaction.
 *
 * @throws Problem 404 unknown or not published, 410 deleted, 409 when proposed already, over or full, 401 erased meanwhile.
 */
export const propose = async (
  tx: Db,
  { coachingId, questions, userId, now }: ProposalBody & { userId: Id; now: Date },
): Promise<Proposal> => {
  const coaching = await lockCoaching(tx, coachingId, 'share')
  if (!coaching?.isPublished) throw notFound(COACHING_UNKNOWN)
  if (coaching.deletedAt) throw gone(COACHING_DELETED)
  await holdAuthor(tx, userId)
  const wish = { userId, coachingId }
  const live = await findLiveProposal(tx, wish)
  if (live) throw conflict(ALREADY[live.status])
  const pesertaTerdaftar = await countSeatsTaken(tx, coachingId)
  const seats = { totalPeserta: coaching.totalPeserta, pesertaTerdaftar }
  const closed = closedReason({ ...toSchedule(coaching), ...seats }, now, OFFICE_ZONE)
  if (closed) throw conflict(closed)
  const inserted = await insertProposal(tx, { ...wish, questions, createdAt: now })
  if (!inserted) throw conflict(ALREADY.PENDING)
  await endWish(tx, wish)
  return proposalAnswer(tx, inserted.id)
}

/**
 * 'Batal Ikut': gives up a participation or withdraws a proposal that waits, which frees the seat.
 * Test attempts stay as they are; messages that wait for a decision are not sent. Asking twice is harmless.
 *
 * @throws Problem 404 not the caller's, 410 deleted, 409 when rejected or over.
 */
export const cancelParticipation = async (
  tx: Db,
  { now, ...participation }: Participation & { now: Date },
): Promise<void> => {
  const found = await findWithProposal(tx, participation)
  if (found?.coaching.deletedAt && found.proposal) throw gone(COACHING_DELETED)
  if (!found?.proposal) {
    if (await hasCancelled(tx, participation)) return
    throw notFound('Anda tidak mengikuti coaching ini.')
  }
  const { coaching, proposal } = found
  const state = userCoachingStatus(proposal.status, toSchedule(coaching), now)
  if (!canCancelParticipation(state)) {
    throw conflict(
      isRejected(state)
        ? 'Pengajuan Anda sudah ditolak; tidak ada keikutsertaan yang dapat dibatalkan.'
        : 'Coaching ini sudah selesai, keikutsertaan tidak dapat dibatalkan.',
    )
  }
  if (await closeProposal(tx, proposal, { cancelledAt: now })) {
    for (const announced of ['acceptance', 'rejection'] as const)
      await cancelHeld(tx, holdKeyOf(announced, proposal.id))
    return
  }
  // The other half of a double tap may have been first.
  const present = await findProposalRow(tx, proposal.id)
  if (!present?.cancelledAt) throw conflict(CHANGED_MEANWHILE)
}

/**
 * Takes the caller's own rejected proposal out of the history; proposing again is possible then
 * (decision 33). Asking twice is harmless.
 *
 * @throws Problem 404 not the caller's, 409 not rejected.
 */
export const removeRejected = async (
  db: Db,
  { proposalId, userId, now }: { proposalId: Id; userId: Id; now: Date },
): Promise<void> => {
  const proposal = await findProposalRow(db, proposalId)
  if (!proposal || proposal.userId !== userId || proposal.cancelledAt)
    throw notFound('Pengajuan tidak ditemukan.')
  if (proposal.status !== 'REJECTED')
    throw conflict('Hanya pengajuan yang ditolak yang dapat dihapus dari riwayat.')
  await closeProposal(db, proposal, { removedAt: now })
}
