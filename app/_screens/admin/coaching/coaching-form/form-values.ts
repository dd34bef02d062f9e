import type {
  CoachingDraft,
  PersonDraft,
} from '@/app/_screens/admin/coaching/coaching-draft'
import { shownDay } from '@/lib/domain/schedule/calendar-day'
import { formatDate, formatTime } from '@/lib/domain/schedule/dates'
import { dayInstant, slotInstant } from '@/lib/domain/schedule/time-slots'
import type { Zone } from '@/lib/domain/schedule/time-zone'
import type { AdminCoaching, Coach, Materi, Schedule } from '@/lib/entities/coaching'
import type { Instant } from '@/lib/entities/identity'
import { COACH_TYPES, MAX_MATERI, MODERATOR_TYPE } from '@/lib/validation/coaching'

/**
 * What the fields hold. The schedule is a day 'YYYY-MM-DD', or the typed text while it is no day, and two times 'HH:mm', ''
 * when empty.
 */
export type CoachingFormValues = {
  categoryId: string
  topic: string
  tanggalMeeting: string | null
  jamMulai: string
  jamSelesai: string
  /** In which day and times are meant: the device may come into another one while they stand in the form, or in its draft. */
  zone: Zone
  adminId: string
  /** The typed text while it is no whole number. */
  totalPeserta: number | string | null
  /** Absolute address (decision 39). */
  flyer: string | null
  coaches: PersonDraft[]
  moderator: PersonDraft
  materi: Materi[]
  version?: string
}

const NO_SCHEDULE: Schedule = { tanggalMeeting: null, jamMulai: null, jamSelesai: null }

export const emptyPerson = (type: string): PersonDraft => ({
  type,
  name: '',
  jabatan: '',
  instansi: '',
  image: null,
})
export const EMPTY_MATERI: Materi = { name: '', fileUrl: '' }

const dayOf = (instant: Instant | null, zone: Zone): string | null =>
  instant && formatDate(instant, zone).split('/').reverse().join('-')
const timeOf = (instant: Instant | null, zone: Zone): string =>
  instant ? formatTime(instant, zone) : ''

/** Every coach in its slot; one of an unknown type takes the first free slot. */
function coachSlots(coaches: readonly Coach[]): PersonDraft[] {
  const known = new Set<string>(COACH_TYPES)
  const others = coaches.filter(({ type }) => !known.has(type))
  return COACH_TYPES.map((type) => {
    const coach = coaches.find((one) => one.type === type) ?? others.shift()
    return { ...(coach ?? emptyPerson(type)), type }
  })
}

/** The fields of a stored coaching, or empty ones for a new coaching. */
export function valuesOf(coaching: AdminCoaching | null, zone: Zone): CoachingFormValues {
  const { tanggalMeeting, jamMulai, jamSelesai } = coaching ?? NO_SCHEDULE
  const materi = (coaching?.materi ?? []).map(({ name, fileUrl }) => ({ name, fileUrl }))
  return {
    categoryId: coaching?.categoryId ?? '',
    topic: coaching?.topic ?? '',
    tanggalMeeting: dayOf(tanggalMeeting, zone),
    jamMulai: timeOf(jamMulai, zone),
    jamSelesai: timeOf(jamSelesai, zone),
    zone,
    adminId: coaching?.adminId ?? '',
    totalPeserta: coaching?.totalPeserta ?? null,
    flyer: coaching?.flyer ?? null,
    coaches: coachSlots(coaching?.coaches ?? []),
    moderator: coaching?.moderator ?? emptyPerson(MODERATOR_TYPE),
    materi: Array.from({ length: MAX_MATERI }, (_, slot) => materi[slot] ?? EMPTY_MATERI),
    ...(coaching?.version && { version: coaching.version }),
  }
}

/** What means something only together. */
export const SCHEDULE_FIELDS = ['tanggalMeeting', 'jamMulai', 'jamSelesai', 'zone']

const LABELS: Record<string, string> = {
  ...{ categoryId: 'Kategori', topic: 'Topik', flyer: 'Flyer', adminId: 'Admin' },
  ...{ tanggalMeeting: 'Tanggal Meeting', jamMulai: 'Pukul', jamSelesai: 's/d' },
  ...{ totalPeserta: 'Total Peserta', moderator: MODERATOR_TYPE },
}

/** What a field is called, and a slot of a list: 'Coach 2', 'Materi 5'. */
export function labelOf(name: string): string {
  const [list, slot] = name.split('.')
  if (list === 'coaches') return COACH_TYPES[Number(slot)] ?? list
  return list === 'materi' ? `Materi ${Number(slot) + 1}` : (LABELS[name] ?? name)
}

/** Instants of the chosen day and times. What was not changed stays as it is stored (decision 24). */
function scheduleOf(
  values: Omit<CoachingFormValues, 'zone'>,
  stored: Schedule,
  zone: Zone,
): Schedule {
  const day = shownDay(values.tanggalMeeting) ? values.tanggalMeeting : null
  const isSameDay = day === dayOf(stored.tanggalMeeting, zone)
  // 05:00 UTC is around noon in all three zones
  const noon = day && `${day}T05:00:00Z`
  const time = (text: string, storedTime: Instant | null) => {
    if (storedTime && isSameDay && text === timeOf(storedTime, zone)) return storedTime
    return noon && text ? slotInstant(noon, text, zone) : null
  }
  return {
    tanggalMeeting: isSameDay ? stored.tanggalMeeting : noon && dayInstant(noon, zone),
    jamMulai: time(values.jamMulai, stored.jamMulai),
    jamSelesai: time(values.jamSelesai, stored.jamSelesai),
  }
}

/** What the fields say, as `coaching-draft` makes bodies of it. */
export const draftOf = (
  { version: _, zone, ...values }: CoachingFormValues,
  stored: Schedule | null,
): CoachingDraft => ({
  ...values,
  ...scheduleOf(values, stored ?? NO_SCHEDULE, zone),
  flyer: values.flyer ?? '',
  totalPeserta: Number(values.totalPeserta ?? 0),
})
