import { CalendarX } from 'lucide-react'
import { CoachingGrid } from '@/app/_screens/coaching-grid'
import { EmptyState } from '@/components/ui/empty-state'
import type { Coaching } from '@/lib/entities/coaching'

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
  return <CoachingGrid coachings={coachings} headingLevel={2} />
}
