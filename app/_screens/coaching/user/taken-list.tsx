import { CalendarPlus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useNow } from '@/lib/browser/use-now'
import type { TakenCoaching } from '@/lib/entities/coaching'
import { TakenCard } from './taken-card'
import { takenGroups } from './taken-groups'

/** How often the clock is read that moves a coaching to its group. */
const CLOCK_MS = 1000

/** The tab 'Yang anda ikuti': taken, past and proposed in groups (decision 64). */
export function TakenList({
  coachings,
  onFindMore,
}: {
  coachings: readonly TakenCoaching[]
  onFindMore: () => void
}) {
  const now = new Date(useNow(CLOCK_MS))
  if (coachings.length === 0) {
    return (
      <EmptyState
        icon={<CalendarPlus />}
        title="Anda belum mengikuti coaching"
        text="Pilih jadwal yang tersedia, lalu ajukan pertanyaan Anda."
        action={<Button onClick={onFindMore}>Lihat yang tersedia</Button>}
      />
    )
  }
  return (
    <div className="space-y-8">
      {takenGroups(coachings, { now, timeZone: browserTimeZone() }).map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2 className="mb-3 font-bold text-lg">{group.title}</h2>
          <ul className="grid grid-cols-1 gap-4">
            {group.coachings.map((coaching) => (
              <TakenCard key={coaching.proposalId || coaching.id} coaching={coaching} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
