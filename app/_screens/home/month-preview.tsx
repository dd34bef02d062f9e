import { CalendarSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { CoachingGrid, CoachingGridSkeleton } from '@/app/_screens/coaching-grid'
import { QueryState } from '@/app/_screens/query-state'
import { RouteLink } from '@/components/navigation/route-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useQuery } from '@/lib/api/use-query'
import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { formatMonth } from '@/lib/domain/schedule/dates'
import { groupByMonth, isListed } from '@/lib/domain/schedule/months'
import type { Coaching } from '@/lib/entities/coaching'

const COUNT = 3

/** This month's first coachings, else the next ones. */
function preview(coachings: readonly Coaching[]) {
  const now = new Date(serverNow())
  const { zone } = browserTimeZone()
  const listed = coachings.filter((coaching) => isListed(coaching, now, zone))
  const groups = groupByMonth(listed, zone)
  const thisMonth = groups.find(({ heading }) => heading === formatMonth(now, zone))
  const shown = thisMonth?.coachings ?? groups.flatMap((group) => group.coachings)
  return {
    title: thisMonth ? 'Coaching bulan ini' : 'Coaching mendatang',
    shown: shown.slice(0, COUNT),
  }
}

/** The first cards of the coaching list. */
export function MonthPreview() {
  const query = useQuery(api.coaching.upcoming)
  return (
    <QueryState
      query={query}
      title="Jadwal coaching tidak dapat dimuat"
      skeleton={
        <Section title="Coaching bulan ini">
          <CoachingGridSkeleton count={COUNT} />
        </Section>
      }
    >
      {(coachings) => {
        const { title, shown } = preview(coachings)
        return (
          <Section title={title}>
            {shown.length > 0 ? <CoachingGrid coachings={shown} /> : <NothingPlanned />}
          </Section>
        )
      }}
    </QueryState>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="month">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="month" className="font-bold text-xl">
          {title}
        </h2>
        <RouteLink
          to="coaching"
          className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
        >
          Lihat semua coaching
        </RouteLink>
      </div>
      {children}
    </section>
  )
}

function NothingPlanned() {
  return (
    <EmptyState
      icon={<CalendarSearch />}
      headingLevel="h3"
      title="Belum ada jadwal"
      text="Coaching yang akan datang ditampilkan di sini."
    />
  )
}
