import type { Coach, Coaching, Schedule } from '../../entities/coaching.ts'
import { coachingStatus, type StatusData } from '../coaching-status.ts'
import { sameDay } from './dates.ts'
import type { Zone } from './time-zone.ts'

/** A button that is off says why (decision 28). */
type Permission = { allowed: true; reason: null } | { allowed: false; reason: string }

type CoachWords = Pick<Coach, 'name' | 'jabatan' | 'instansi'>
type Essentials = Pick<
  Coaching,
  'categoryId' | 'topic' | 'flyer' | 'totalPeserta' | 'adminId'
> & { coaches: readonly CoachWords[] }

const isCompleteCoach = ({ name, jabatan, instansi }: CoachWords): boolean =>
  [name, jabatan, instansi].every((part) => part.trim() !== '')

/** Labels of what still keeps a coaching from being published (decision 27); date and times do not count. */
export const missingForPublishing = (coaching: Essentials): string[] => {
  const conditions: [boolean, string][] = [
    [Boolean(coaching.categoryId), 'Kategori'],
    [coaching.topic.trim() !== '', 'Topik'],
    [coaching.flyer.trim() !== '', 'Flyer'],
    [coaching.totalPeserta >= 1, 'Total Peserta'],
    [Boolean(coaching.adminId), 'Admin'],
    [
      coaching.coaches.some(isCompleteCoach),
      'Minimal satu Coach dengan Nama, Jabatan, dan Instansi',
    ],
  ]
  return conditions.flatMap(([isMet, label]) => (isMet ? [] : [label]))
}

export const isDataComplete = (coaching: Essentials): boolean =>
  missingForPublishing(coaching).length === 0

/** A complete coaching of today or before can no longer be published; one without date or times can (§4). */
export const isTooLateToPublish = (schedule: Schedule, now: Date, zone: Zone): boolean =>
  !coachingStatus({ ...schedule, isPublished: false, isDataComplete: true }, now, zone)
    .canPublish

const TODAY =
  'Coaching yang lengkap hanya dapat ditayangkan sebelum hari meeting. Pilih tanggal mulai besok, atau kosongkan tanggalnya'
const PAST = 'Tanggal meeting sudah lewat. Pilih tanggal lain, atau kosongkan tanggalnya'

/**
 * Why an unpublished coaching had better not be saved like this, or null: on such a day it could never be published, changed
 * or deleted again (§4 'Otherwise Unknown; nothing allowed').
 */
export const deadEnd = (
  coaching: Essentials & Schedule,
  now: Date,
  zone: Zone,
): string | null => {
  const data = { ...coaching, isPublished: false, isDataComplete: isDataComplete(coaching) }
  const { status } = coachingStatus(data, now, zone)
  if (status !== 'Unknown') return null
  const isToday = coaching.tanggalMeeting && sameDay(coaching.tanggalMeeting, now, zone)
  return isToday ? TODAY : PAST
}

/** Whether 'Tayang' is enabled, and if not, why (decision 28). */
export const publishState = (
  coaching: Essentials & StatusData,
  now: Date,
  zone: Zone,
): Permission => {
  if (coaching.isPublished) return { allowed: false, reason: 'Coaching ini sudah tayang.' }
  if (!coaching.isDataComplete) {
    const missing = missingForPublishing(coaching).join(', ')
    return {
      allowed: false,
      reason: missing ? `Data belum lengkap: ${missing}.` : 'Data belum lengkap.',
    }
  }
  if (!coachingStatus(coaching, now, zone).canPublish)
    return {
      allowed: false,
      reason: 'Coaching hanya dapat ditayangkan sebelum hari meeting.',
    }
  return { allowed: true, reason: null }
}
