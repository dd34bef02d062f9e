import type { Coaching, Materi, Schedule } from '@/lib/entities/coaching'
import type { Id } from '@/lib/entities/identity'

/** A person's slot in the form; without `id` it is not stored yet. */
export type PersonDraft = {
  id?: Id
  type: string
  name: string
  jabatan: string
  instansi: string
  image: string | null
}

/** What the coaching form holds: every slot, filled or not. */
export type CoachingDraft = Pick<
  Coaching,
  'categoryId' | 'flyer' | 'topic' | 'adminId' | 'totalPeserta'
> &
  Schedule & {
    coaches: readonly PersonDraft[]
    moderator: PersonDraft | null
    materi: readonly Materi[]
  }

type CommonPayload = Omit<CoachingDraft, keyof Schedule | 'coaches' | 'materi'> & {
  coaches: PersonDraft[]
  materi: Materi[]
}

const trimmed = ({ id, ...person }: PersonDraft): PersonDraft => ({
  ...(id ? { id } : {}),
  ...person,
  name: person.name.trim(),
  jabatan: person.jabatan.trim(),
  instansi: person.instansi.trim(),
})

/** §4 Saving 'entries with an empty name, jabatan or instansi are dropped'; stored ones stay (decision 41). */
const isKept = ({ id, name, jabatan, instansi }: PersonDraft): boolean =>
  Boolean(id) || [name, jabatan, instansi].every((part) => part.trim() !== '')

const isKeptMateri = ({ name, fileUrl }: Materi): boolean =>
  name.trim() !== '' && fileUrl.trim() !== ''

const commonPayload = (draft: CoachingDraft): CommonPayload => ({
  categoryId: draft.categoryId,
  flyer: draft.flyer,
  topic: draft.topic.trim(),
  adminId: draft.adminId,
  totalPeserta: draft.totalPeserta,
  coaches: draft.coaches.filter(isKept).map(trimmed),
  moderator: draft.moderator && isKept(draft.moderator) ? trimmed(draft.moderator) : null,
  materi: draft.materi
    .filter(isKeptMateri)
    .map(({ name, fileUrl }) => ({ name: name.trim(), fileUrl: fileUrl.trim() })),
})

/** §4 Saving 'On add, the meeting date and times are sent only if all three are present.' */
export const createPayload = (draft: CoachingDraft): CommonPayload & Partial<Schedule> => {
  const { tanggalMeeting, jamMulai, jamSelesai } = draft
  const isScheduled = tanggalMeeting && jamMulai && jamSelesai
  return {
    ...commonPayload(draft),
    ...(isScheduled ? { tanggalMeeting, jamMulai, jamSelesai } : {}),
  }
}

const fullPayload = (draft: CoachingDraft): CommonPayload & Schedule => ({
  ...commonPayload(draft),
  tanggalMeeting: draft.tanggalMeeting || null,
  jamMulai: draft.jamMulai || null,
  jamSelesai: draft.jamSelesai || null,
})

const SCHEDULE = new Set(['tanggalMeeting', 'jamMulai', 'jamSelesai'])

/**
 * What was changed, and nothing else: what is absent stays as somebody else may have made it. Of a changed
 * schedule all three go, §4 Saving 'On update, missing ones are sent as null.'
 *
 * @param base what the form was opened with
 */
export const updatePayload = (
  draft: CoachingDraft,
  base: CoachingDraft,
): Partial<CommonPayload & Schedule> => {
  const before = new Map(Object.entries(fullPayload(base)))
  const entries = Object.entries(fullPayload(draft))
  const changed = entries
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)))
    .map(([name]) => name)
  const isSent = (name: string) =>
    changed.includes(name) ||
    (SCHEDULE.has(name) && changed.some((other) => SCHEDULE.has(other)))
  return Object.fromEntries(entries.filter(([name]) => isSent(name)))
}

const isBegun = (parts: readonly (string | null)[]): boolean =>
  parts.some((part) => part?.trim())

/** Names of begun slots that saving would leave out, for the form to say so: 'Coach 2', 'Materi 5'. */
export const droppedEntries = ({ coaches, moderator, materi }: CoachingDraft): string[] => {
  const people = moderator ? [...coaches, moderator] : coaches
  return [
    ...people
      .filter((person) => {
        const { name, jabatan, instansi, image } = person
        return !isKept(person) && isBegun([name, jabatan, instansi, image])
      })
      .map(({ type }) => type),
    ...materi.flatMap((slot, index) =>
      !isKeptMateri(slot) && isBegun([slot.name, slot.fileUrl])
        ? [`Materi ${index + 1}`]
        : [],
    ),
  ]
}
