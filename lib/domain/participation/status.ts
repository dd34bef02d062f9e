import type { Schedule, UserCoachingStatus } from '../../entities/coaching.ts'
import { USER_COACHING_STATUSES } from '../../entities/coaching-values.ts'
import type { ProposalStatus } from '../../entities/proposal.ts'
import { sameDay } from '../schedule/dates.ts'
import type { Zone } from '../schedule/time-zone.ts'
import { isOver } from './timing.ts'

/** The word for a coaching that the office has deleted, beyond §4. */
const CANCELLED = 'Dibatalkan'
const REJECTED = 'Anda tidak dapat mengikuti coaching'

/** The code that the server sends, from the proposal and the schedule (§4 'User view'). */
export const userCoachingStatus = (
  proposal: ProposalStatus,
  schedule: Schedule,
  now: Date,
): UserCoachingStatus => {
  const { tanggalMeeting, jamMulai, jamSelesai } = schedule
  if (proposal === 'PENDING') return 'Proses verifikasi'
  if (proposal === 'REJECTED') return REJECTED
  if (!tanggalMeeting || !jamMulai || !jamSelesai) return 'Pre Coaching'
  return isOver(schedule, now) ? 'Selesai' : 'Proses Coaching'
}

/** A code as any server may send it: in any letter case, and null where there is none (decision 30). */
const isCode = (code: string | null, ...wanted: UserCoachingStatus[]): boolean =>
  wanted.some((status) => status.toLowerCase() === code?.trim().toLowerCase())

export const isRejected = (code: string | null): boolean => isCode(code, REJECTED)
/** Waiting for the admin's verification. */
export const isPending = (code: string | null): boolean => isCode(code, 'Proses verifikasi')

/**
 * The word a participant sees. §4: "'Proses Coaching' shows as such only when the meeting is today and date and
 * times are set"; otherwise 'Pre Coaching' (decision 74). Unknown codes are shown as they are.
 */
export const userStatusLabel = (
  coaching: Schedule & { userCoachingStatus: string; cancelledAt?: string | undefined },
  now: Date,
  zone: Zone,
): string => {
  const { userCoachingStatus: code, tanggalMeeting, jamMulai, jamSelesai } = coaching
  if (coaching.cancelledAt) return CANCELLED
  if (isCode(code, 'Proses Coaching'))
    return tanggalMeeting && jamMulai && jamSelesai && sameDay(tanggalMeeting, now, zone)
      ? 'Proses Coaching'
      : 'Pre Coaching'
  return USER_COACHING_STATUSES.find((status) => isCode(code, status)) ?? code
}

export type UserStatusColour = 'jingga' | 'biru' | 'merah' | 'hijau'

/** §4 'Colours', of a label from {@link userStatusLabel}. */
export const userStatusColour = (label: string): UserStatusColour => {
  if (isCode(label, 'Pre Coaching', 'Proses verifikasi')) return 'jingga'
  if (isCode(label, 'Proses Coaching')) return 'biru'
  return isRejected(label) || label === CANCELLED ? 'merah' : 'hijau'
}

/** §4 'Review is offered only when the status is Proses Coaching or Selesai': the raw one (decision 30). */
export const canReview = (code: string | null): boolean =>
  isCode(code, 'Proses Coaching', 'Selesai')

/** §4 "'Batal Ikut' … is offered unless rejected or Selesai". */
export const canCancelParticipation = (code: string | null): boolean =>
  !isCode(code, REJECTED, 'Selesai')
