import { coachingsWith, WORK, WORKS, type Work } from '@/app/_screens/admin/attention/work'
import { FilterChips } from '@/components/table/filter-chips'
import type { CoachingAttention } from '@/lib/entities/attention'

type WorkFilterProps = {
  attention: readonly CoachingAttention[]
  selected: Work | null
  onSelect: (work: Work | null) => void
}

/** One chip per kind of work that waits somewhere, with in how many coachings it does. */
export function WorkFilter({ attention, selected, onSelect }: WorkFilterProps) {
  const options = WORKS.map((work) => ({
    ...{ value: work, label: WORK[work].label },
    count: coachingsWith(work, attention).length,
  })).filter(({ value, count }) => count > 0 || value === selected)
  if (options.length === 0) return null
  return (
    <FilterChips
      legend="Saring menurut tindakan"
      options={options}
      selected={selected}
      onSelect={onSelect}
    />
  )
}
