import { CalendarX } from 'lucide-react'
import { CoachingCard } from '@/components/coaching/coaching-card'
import { EmptyState } from '@/components/ui/empty-state'
import type { Coaching } from '@/lib/entities/coaching'
import { href } from '@/lib/router/href'

/** The tab 'Yang tersedia': coachings that can be proposed; the card leads to their detail. */
export function AvailableList({ coachings }: { coachings: readonly Coaching[] }) {
  if (coachings.length === 0) {
    return (
      <EmptyState
        icon={<CalendarX />}
        title="Belum ada coaching yang tersedia"
        text="Jadwal baru muncul di sini begitu ditayangkan."
      />
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {coachings.map((coaching) => (
        <li key={coaching.id} className="grid">
          <CoachingCard
            coaching={coaching}
            href={href('coaching/detail', { id: coaching.id })}
            headingLevel={2}
          />
        </li>
      ))}
    </ul>
  )
}
