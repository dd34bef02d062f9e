import { FilterChips, FilterChipsSkeleton } from '@/components/table/filter-chips'
import type { CoachingStatus } from '@/lib/entities/coaching'
import { COACHING_STATUSES } from '@/lib/entities/coaching-values'

type StatusFilterProps = {
  /** Of every coaching that the other filter lets through; absent until they are known. */
  statuses: readonly CoachingStatus[] | undefined
  /** How many coachings there are. */
  total: number | undefined
  /** Takes this and the other filter away; given where that one narrows the list. */
  onAll: (() => void) | undefined
  /** The chosen status; null shows all. */
  selected: CoachingStatus | null
  onSelect: (status: CoachingStatus | null) => void
}

/** A status from the address; anything else means all (decision 20). */
export const statusOf = (raw: string | null): CoachingStatus | null =>
  COACHING_STATUSES.find((status) => status === raw) ?? null

/** Every coaching has one of these but for data that is at fault. */
const PLACES = COACHING_STATUSES.filter((status) => status !== 'Unknown')

/** One chip per status that occurs, with its count. */
export function StatusFilter(props: StatusFilterProps) {
  const { statuses, total, selected, onAll, onSelect } = props
  if (!statuses) return <FilterChipsSkeleton labels={['Semua', ...PLACES]} />
  const options = COACHING_STATUSES.map((status) => ({
    ...{ value: status, label: status },
    count: statuses.filter((one) => one === status).length,
  }))
  return (
    <FilterChips
      legend="Saring menurut status"
      options={options.filter(({ value, count }) => count > 0 || value === selected)}
      total={total}
      selected={selected}
      onAll={onAll}
      onSelect={onSelect}
    />
  )
}
