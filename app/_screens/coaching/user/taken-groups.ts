import { isPostTestDue } from '@/lib/domain/participation/after-meeting'
import { byUrgency } from '@/lib/domain/participation/sekarang'
import {
  canCancelParticipation,
  isPending,
  isRejected,
} from '@/lib/domain/participation/status'
import type { Moment } from '@/lib/domain/participation/timing'
import type { NextStep } from '@/lib/domain/participation/urgency'
import type { TakenCoaching } from '@/lib/entities/coaching'

export type TakenGroup = {
  title: 'Diikuti' | 'Pengajuan' | 'Riwayat'
  rows: { coaching: TakenCoaching; next: NextStep }[]
}

/**
 * The one list of `taken-and-past-and-propose`, grouped by the client (decision 64): what is taken, the proposals that
 * wait or were refused, and the past; in each the most urgent first. What has ended stays with what is taken as
 * long as its post-test is to be done: nobody looks for it in the past.
 */
export const takenGroups = (
  coachings: readonly TakenCoaching[],
  moment: Moment,
): TakenGroup[] => {
  const titleOf = (one: TakenCoaching): TakenGroup['title'] => {
    const { userCoachingStatus: code } = one
    if (isPending(code) || isRejected(code)) return 'Pengajuan'
    const isOpen = canCancelParticipation(code) || isPostTestDue(one, moment)
    return isOpen ? 'Diikuti' : 'Riwayat'
  }
  const rows = byUrgency(coachings, moment)
  return (['Diikuti', 'Pengajuan', 'Riwayat'] as const)
    .map((title) => ({
      title,
      rows: rows.filter(({ coaching }) => titleOf(coaching) === title),
    }))
    .filter((group) => group.rows.length > 0)
}
