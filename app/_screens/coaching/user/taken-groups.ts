import { canCancelParticipation, isPending } from '@/lib/domain/participation/status'
import type { Moment } from '@/lib/domain/participation/timing'
import type { TakenCoaching } from '@/lib/entities/coaching'
import { isPostTestDue } from './next-step'

export type TakenGroup = { title: string; coachings: TakenCoaching[] }

/** Undated ones come after dated ones. */
const start = ({ jamMulai, tanggalMeeting }: TakenCoaching): number =>
  new Date(jamMulai ?? tanggalMeeting ?? '9999-01-01').getTime()

/**
 * The one list of `taken-and-past-and-propose`, grouped by the client (decision 64): what is taken, what waits
 * for verification, and the past with the rejected. Each group is ordered by meeting, the past newest first.
 * What has ended stays with what is taken as long as its post-test is to be done: nobody looks for it in the past.
 */
export const takenGroups = (
  coachings: readonly TakenCoaching[],
  moment: Moment,
): TakenGroup[] => {
  const isOpen = (one: TakenCoaching) =>
    canCancelParticipation(one.userCoachingStatus) || isPostTestDue(one, moment)
  const isWaiting = ({ userCoachingStatus: code }: TakenCoaching) => isPending(code)
  const soonest = [...coachings].sort((a, b) => start(a) - start(b))
  const groups = [
    {
      title: 'Diikuti',
      coachings: soonest.filter((one) => isOpen(one) && !isWaiting(one)),
    },
    { title: 'Diajukan', coachings: soonest.filter(isWaiting) },
    { title: 'Riwayat', coachings: soonest.filter((one) => !isOpen(one)).reverse() },
  ]
  return groups.filter((group) => group.coachings.length > 0)
}
