import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { CoachingAttention } from '@/lib/entities/attention'

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

/** What waits for an admin, by coaching; undefined while, and wherever, the server does not tell. */
export const useAttention = (): readonly CoachingAttention[] | undefined =>
  useQuery(api.adminCoaching.attention, undefined, { quiet: true }).data
