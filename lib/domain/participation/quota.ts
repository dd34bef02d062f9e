import type { Coaching } from '../../entities/coaching.ts'
import type { Zone } from '../schedule/time-zone.ts'
import { isRejected } from './status.ts'
import { isPast } from './timing.ts'

export type Quota = Pick<Coaching, 'totalPeserta' | 'pesertaTerdaftar'>

const LOW_QUOTA = 5

/** Remaining seats, never below 0 (decision 32). */
export const seatsLeft = ({ totalPeserta, pesertaTerdaftar }: Quota): number =>
  Math.max(0, totalPeserta - pesertaTerdaftar)

/** §9 'Low-quota warning when remaining seats … are 5 or fewer.' */
export const isLowQuota = (coaching: Quota): boolean => seatsLeft(coaching) <= LOW_QUOTA

type Open = Quota & Pick<Coaching, 'tanggalMeeting' | 'jamSelesai'>

/** Why nobody can join: it is over, or full. Null while one can. */
export const closedReason = (coaching: Open, now: Date, zone: Zone): string | null => {
  if (isPast(coaching, now, zone)) return 'Coaching ini sudah selesai.'
  return seatsLeft(coaching) === 0 ? 'Kuota sudah penuh.' : null
}

type Own = Pick<Coaching, 'isInProposal' | 'userTakeThis' | 'userCoachingStatus'>

const ownReason = ({ userTakeThis, isInProposal, userCoachingStatus }: Own) => {
  if (userTakeThis) return 'Anda sudah mengikuti coaching ini.'
  if (!isInProposal) return null
  return isRejected(userCoachingStatus)
    ? 'Pengajuan Anda untuk coaching ini ditolak.'
    : 'Anda sudah mengajukan diri pada coaching ini.'
}

/** §9 'Join is disabled at 0 or when already proposed', and once it is over: why, or null. */
export const joinRefusal = (coaching: Open & Own, now: Date, zone: Zone): string | null =>
  ownReason(coaching) ?? closedReason(coaching, now, zone)
