import type { CoachingStatus, Schedule } from '../entities/coaching.ts'
import { isDayAfter, sameDay } from './schedule/dates.ts'
import type { Zone } from './schedule/time-zone.ts'

export type StatusData = Schedule & { isPublished: boolean; isDataComplete: boolean }

export type AdminStatus = {
  status: CoachingStatus
  canCancel: boolean
  canEdit: boolean
  canPublish: boolean
}

type Abilities = readonly ('cancel' | 'edit' | 'publish')[]

const result = (status: CoachingStatus, abilities: Abilities): AdminStatus => ({
  status,
  canCancel: abilities.includes('cancel'),
  canEdit: abilities.includes('edit'),
  canPublish: abilities.includes('publish'),
})

/** §4 'Admin coaching status', literally and in its order (decision 26); 'today' in `zone`. */
export const coachingStatus = (
  coaching: StatusData,
  now: Date,
  zone: Zone,
): AdminStatus => {
  const { tanggalMeeting, jamMulai, jamSelesai, isPublished, isDataComplete } = coaching
  if (!tanggalMeeting || !jamMulai || !jamSelesai)
    return isPublished
      ? result('Pre Coaching', ['cancel', 'edit'])
      : result('Draft', ['cancel', 'edit', 'publish'])
  const isToday = sameDay(tanggalMeeting, now, zone)
  const isLater = isDayAfter(tanggalMeeting, now, zone)
  if (!isPublished) {
    if (!isDataComplete && isLater) return result('Draft', ['cancel', 'edit'])
    if (!isDataComplete && isToday) return result('Kedaluarsa', ['cancel', 'edit'])
    if (isDataComplete && isLater)
      return result('Pre Coaching', ['cancel', 'edit', 'publish'])
    return result('Unknown', [])
  }
  if (new Date(jamMulai) > now) return result('Proses Coaching', ['cancel', 'edit'])
  if (new Date(jamSelesai) < now) return result('Selesai', [])
  return isToday ? result('Proses Coaching', ['edit']) : result('Unknown', [])
}

/** The same with the server's own `canEdit` and `canCancel`, which win where present (decision 29). */
export const coachingAbilities = (
  coaching: StatusData & { canEdit?: boolean | null; canCancel?: boolean | null },
  now: Date,
  zone: Zone,
): AdminStatus => {
  const derived = coachingStatus(coaching, now, zone)
  return {
    ...derived,
    canEdit: coaching.canEdit ?? derived.canEdit,
    canCancel: coaching.canCancel ?? derived.canCancel,
  }
}

/** Names of the tokens' colours, by status (decision 31); the word always stands beside the colour. */
export const COACHING_STATUS_COLOURS = {
  Draft: 'abu',
  'Pre Coaching': 'jingga',
  Kedaluarsa: 'merah',
  'Proses Coaching': 'biru',
  Selesai: 'hijau',
  Unknown: 'abu-putus',
} as const satisfies Record<CoachingStatus, string>
