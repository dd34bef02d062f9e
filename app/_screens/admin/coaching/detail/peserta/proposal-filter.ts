import type { Proposal, ProposalStatus } from '@/lib/entities/proposal'

/** The filters by their word in the address, waiting ones first. */
const FILTERS = [
  { value: 'menunggu', label: 'Menunggu', status: 'PENDING' },
  { value: 'disetujui', label: 'Disetujui', status: 'APPROVED' },
  { value: 'ditolak', label: 'Ditolak', status: 'REJECTED' },
] as const

export const FILTER_LABELS = FILTERS.map(({ label }) => label)

export type ProposalFilter = (typeof FILTERS)[number]['value']

/** A filter from the address; anything else means all (decision 20). */
export const proposalFilterOf = (raw: string | null): ProposalFilter | null =>
  FILTERS.find(({ value }) => value === raw)?.value ?? null

const place = (status: ProposalStatus) =>
  FILTERS.findIndex((filter) => filter.status === status)

/** Those of the filter; what waits for a decision stands first, otherwise in the server's order. */
export const proposalsOf = (
  proposals: readonly Proposal[],
  filter: ProposalFilter | null,
): Proposal[] =>
  proposals
    .filter(({ status }) => filter === null || FILTERS[place(status)]?.value === filter)
    .toSorted((a, b) => place(a.status) - place(b.status))

/** The filters with how many proposals each has. */
export const proposalFilters = (proposals: readonly Proposal[]) =>
  FILTERS.map(({ value, label, status }) => ({
    ...{ value, label },
    count: proposals.filter((one) => one.status === status).length,
  }))
