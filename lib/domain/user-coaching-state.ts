import type { Schedule, UserCoachingStatus } from '../entities/coaching.ts'
import type { ProposalStatus } from '../entities/proposal.ts'

/** The raw `userCoachingStatus` that the server sends, from the proposal and the schedule (§4 'User view'). */
export const userCoachingState = (
  proposalStatus: ProposalStatus,
  { tanggalMeeting, jamMulai, jamSelesai }: Schedule,
  now: Date,
): UserCoachingStatus => {
  if (proposalStatus === 'PENDING') return 'Proses verifikasi'
  if (proposalStatus === 'REJECTED') return 'Anda tidak dapat mengikuti coaching'
  if (!tanggalMeeting || !jamMulai || !jamSelesai) return 'Pre Coaching'
  return new Date(jamSelesai) < now ? 'Selesai' : 'Proses Coaching'
}
