import type { Proposal, ProposalStatus } from '@/lib/entities/proposal'

const ofStatus =
  (status: ProposalStatus) =>
  (proposal: Proposal): boolean =>
    proposal.status === status

/** The filters by their word in the address, waiting ones first; those that wait too long are some of them. */
const FILTERS = [
  { value: 'menunggu', label: 'Menunggu', lets: ofStatus('PENDING') },
  {
    value: 'terlambat',
    label: 'Terlambat',
    lets: ({ isOverdue }: Proposal) => !!isOverdue,
  },
  { value: 'disetujui', label: 'Disetujui', lets: ofStatus('APPROVED') },
  { value: 'ditolak', label: 'Ditolak', lets: ofStatus('REJECTED') },
] as const

export type ProposalFilter = (typeof FILTERS)[number]['value']

/** Only where there are some of it. */
const isSeldom = (value: ProposalFilter) => value === 'terlambat'

/** The filters that are always there. */
export const FILTER_LABELS = FILTERS.filter(({ value }) => !isSeldom(value)).map(
  ({ label }) => label,
)

/**
 * A filter from the address; anything else means all (decision 20). Where the server does not tell which are late, all that
 * wait are shown.
 */
export function proposalFilterOf(
  raw: string | null,
  proposals: readonly Proposal[] = [],
): ProposalFilter | null {
  const filter = FILTERS.find(({ value }) => value === raw)?.value ?? null
  const isTold = proposals.some(({ isOverdue }) => isOverdue !== undefined)
  return filter === 'terlambat' && !isTold ? 'menunggu' : filter
}

const ORDER: readonly ProposalStatus[] = ['PENDING', 'APPROVED', 'REJECTED']

/** Those of the filter; what waits for a decision stands first, otherwise in the server's order. */
export const proposalsOf = (
  proposals: readonly Proposal[],
  filter: ProposalFilter | null,
): Proposal[] =>
  proposals
    .filter((one) => FILTERS.find(({ value }) => value === filter)?.lets(one) ?? true)
    .toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))

/** The filters with how many proposals each has. */
export const proposalFilters = (
  proposals: readonly Proposal[],
  selected: ProposalFilter | null,
) =>
  FILTERS.map(({ value, label, lets }) => ({
    ...{ value, label },
    count: proposals.filter(lets).length,
  })).filter(({ value, count }) => !isSeldom(value) || count > 0 || value === selected)

/** What stands in place of rows. */
export const emptyText = (filter: ProposalFilter | null) =>
  filter
    ? { title: `Tidak ada pengajuan yang ${filter}` }
    : {
        title: 'Belum ada pengajuan',
        text: 'Pengajuan peserta beserta pertanyaannya akan tampil di sini.',
      }
