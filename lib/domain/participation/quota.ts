import type { Coaching } from '../../entities/coaching.ts'

type Quota = Pick<Coaching, 'totalPeserta' | 'pesertaTerdaftar'>

const LOW_QUOTA = 5

/** Remaining seats, never below 0 (decision 32). */
export const seatsLeft = ({ totalPeserta, pesertaTerdaftar }: Quota): number =>
  Math.max(0, totalPeserta - pesertaTerdaftar)

/** §9 'Low-quota warning when remaining seats … are 5 or fewer.' */
export const isLowQuota = (coaching: Quota): boolean => seatsLeft(coaching) <= LOW_QUOTA

/** A button that is off says why (decision 28). */
export type Permission =
  | { allowed: true; reason: null }
  | { allowed: false; reason: string }

/** §9 'Join is disabled at 0 or when already proposed.' */
export const joinState = (
  coaching: Quota & Pick<Coaching, 'isInProposal' | 'userTakeThis'>,
): Permission => {
  if (coaching.userTakeThis)
    return { allowed: false, reason: 'Anda sudah mengikuti coaching ini.' }
  if (coaching.isInProposal)
    return { allowed: false, reason: 'Anda sudah mengajukan diri pada coaching ini.' }
  if (seatsLeft(coaching) === 0) return { allowed: false, reason: 'Kuota sudah penuh.' }
  return { allowed: true, reason: null }
}
