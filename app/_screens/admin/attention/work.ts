import type { CoachingAttention } from '@/lib/entities/attention'
import { href } from '@/lib/router/href'

/** The kinds of work, by their word in the address of the coaching list. */
export const WORK = {
  pengajuan: { count: 'waiting', label: 'Pengajuan menunggu' },
  terlambat: { count: 'overdue', label: 'Melewati satu hari kerja' },
  sertifikat: { count: 'certificates', label: 'Sertifikat belum diunggah' },
} as const

export type Work = keyof typeof WORK

export const WORKS: readonly Work[] = ['pengajuan', 'terlambat', 'sertifikat']

/** A kind of work from the address; anything else means none (decision 20). */
export const workOf = (raw: string | null): Work | null =>
  WORKS.find((work) => work === raw) ?? null

/** The coachings where this waits. */
export const coachingsWith = (work: Work, all: readonly CoachingAttention[]) =>
  all.filter((one) => one[WORK[work].count] > 0)

/** How much of it waits in all coachings together. */
export const countOf = (work: Work, all: readonly CoachingAttention[]): number =>
  all.reduce((sum, one) => sum + one[WORK[work].count], 0)

const TABS: Record<Work, Record<string, string>> = {
  pengajuan: { tab: 'peserta', keputusan: 'menunggu' },
  terlambat: { tab: 'peserta', keputusan: 'terlambat' },
  sertifikat: { tab: 'sertifikat', sertifikat: 'belum' },
}

/** The tab of one coaching where the work is done, filtered to it. */
export const workHref = (work: Work, id: string) =>
  href('admin/coaching/detail', { id }, TABS[work])
