import type { PersonDraft } from '@/app/_screens/admin/coaching/coaching-draft'
import {
  type CoachingFormValues,
  valuesOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import type { Zone } from '@/lib/domain/schedule/time-zone'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'

/** What can be taken over, by its word in the address; never the topic, dates, proposals or results. */
export const PARTS = [
  { value: 'kategori', label: 'Kategori' },
  { value: 'kuota', label: 'Total Peserta' },
  { value: 'admin', label: 'Admin' },
  { value: 'flyer', label: 'Flyer' },
  { value: 'coach', label: 'Coach' },
  { value: 'moderator', label: 'Moderator' },
  { value: 'materi', label: 'Materi' },
  { value: 'pre-test', label: 'Soal Pre Test' },
  { value: 'post-test', label: 'Soal Post Test' },
] as const

export type Part = (typeof PARTS)[number]['value']

const isTest = (part: Part): part is TestKind => part === 'pre-test' || part === 'post-test'

/** The parts that this coaching has; tests only where the server can take them over. */
export const partsOf = (source: AdminCoaching, canCopyTests: boolean): Part[] => {
  const { coaches, moderator, materi, flyer, copyableTests = [] } = source
  const isMissing: Partial<Record<Part, boolean>> = {
    coach: coaches.length === 0,
    moderator: moderator === null,
    materi: materi.length === 0,
    flyer: flyer === '',
  }
  return PARTS.map(({ value }) => value).filter((part) =>
    isTest(part) ? canCopyTests && copyableTests.includes(part) : !isMissing[part],
  )
}

/** The chosen parts from an address; unknown words are left out (decision 20). */
export const partsFrom = (raw: string | null): Part[] => {
  const words = (raw ?? '').split(',')
  return PARTS.map(({ value }) => value).filter((part) => words.includes(part))
}

/** The tests among the chosen parts that this coaching has. */
export const testsIn = (parts: readonly Part[], source: AdminCoaching): TestKind[] =>
  parts.filter(isTest).filter((kind) => source.copyableTests?.includes(kind))

/** A person of another coaching, as a new one in this. */
const asNew = ({ id: _, ...person }: PersonDraft & { id?: string }): PersonDraft => person

/** The fields of a new coaching that begins with the chosen parts of an earlier one. */
export function copiedValues(
  source: AdminCoaching,
  parts: readonly Part[],
  zone: Zone,
): CoachingFormValues {
  const has = (part: Part) => parts.includes(part)
  const { version: _, ...empty } = valuesOf(null, zone)
  const { version: __, ...full } = valuesOf(
    {
      ...source,
      ...{ tanggalMeeting: null, jamMulai: null, jamSelesai: null },
      coaches: has('coach') ? source.coaches : [],
      moderator: has('moderator') ? source.moderator : null,
      materi: has('materi') ? source.materi : [],
    },
    zone,
  )
  return {
    ...empty,
    ...(has('kategori') && { categoryId: full.categoryId }),
    ...(has('kuota') && { totalPeserta: full.totalPeserta }),
    ...(has('admin') && { adminId: full.adminId }),
    ...(has('flyer') && { flyer: full.flyer }),
    coaches: full.coaches.map(asNew),
    moderator: asNew(full.moderator),
    materi: full.materi,
  }
}
