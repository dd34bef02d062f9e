import { coachingsWith, WORK, WORKS, type Work } from '@/app/_screens/admin/attention/work'
import { FilterChips } from '@/components/table/filter-chips'
import { Notice } from '@/components/ui/notice'
import type { Query } from '@/lib/api/use-query'
import type { CoachingAttention } from '@/lib/entities/attention'

type WorkFilterProps = {
  attention: Query<readonly CoachingAttention[]>
  /** Which coachings the other filter lets through. */
  isCounted: (coaching: Pick<CoachingAttention, 'id'>) => boolean
  selected: Work | null
  onSelect: (work: Work | null) => void
}

/** All rows would else look like those where something waits. */
const NotFiltered = ({ isShown }: { isShown: boolean }) => (
  <div className={isShown ? 'mb-4' : undefined}>
    <Notice tone="warning" isShown={isShown}>
      Coaching yang perlu tindakan belum dapat diperiksa, sehingga semua coaching
      ditampilkan.
    </Notice>
  </div>
)

/** One chip per kind of work that waits somewhere, with in how many coachings of the list it does. */
export function WorkFilter({ attention, isCounted, selected, onSelect }: WorkFilterProps) {
  const { data } = attention
  if (!data) return <NotFiltered isShown={selected !== null && Boolean(attention.error)} />
  const options = WORKS.map((work) => ({
    ...{ value: work, label: WORK[work].label },
    count: coachingsWith(work, data).filter(isCounted).length,
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
