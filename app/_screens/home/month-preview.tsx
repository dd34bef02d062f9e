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
import { closedReason } from '@/lib/domain/participation/quota'
import { isInProgress, isPast } from '@/lib/domain/participation/timing'
import { formatMonth } from '@/lib/domain/schedule/dates'
import { groupByMonth, isListed } from '@/lib/domain/schedule/months'
import type { Coaching } from '@/lib/entities/coaching'

const COUNT = 3

/** The first of them by rank; in their order. */
function firstOf(coachings: readonly Coaching[], rank: (one: Coaching) => number) {
  const chosen = coachings.toSorted((a, b) => rank(b) - rank(a)).slice(0, COUNT)
  return coachings.filter((one) => chosen.includes(one))
}

/** This month's coachings, else the next ones; the next ones too where only they can still be joined. */
function preview(coachings: readonly Coaching[], own: readonly Pick<Coaching, 'id'>[]) {
  const now = new Date(serverNow())
  const { zone } = browserTimeZone()
  const listed = coachings.filter((coaching) => isListed(coaching, now, zone))
  const taken = new Set(own.map(({ id }) => id))
  const canJoin = (one: Coaching) => !closedReason(one, now, zone) && !taken.has(one.id)
  const isComing = (one: Coaching) => !isPast(one, now, zone)
  // what runs is to come for those alone who can still join it
  const isUpcoming = (one: Coaching) =>
    isComing(one) && (canJoin(one) || !isInProgress(one, now))
  const rank = (one: Coaching) => Number(canJoin(one)) + Number(isComing(one))
  const groups = groupByMonth(listed, zone)
  const thisMonth = groups.find(({ heading }) => heading === formatMonth(now, zone))
  const all = groups.flatMap((group) => group.coachings)
  if (thisMonth && (thisMonth.coachings.some(canJoin) || !all.some(canJoin)))
    return { title: 'Coaching bulan ini', shown: firstOf(thisMonth.coachings, rank) }
  return { title: 'Coaching mendatang', shown: firstOf(all.filter(isUpcoming), rank) }
}

type MonthPreviewProps = {
  /** The coachings that whoever looks takes or has proposed: none are a visitor's; 'asked' while they are not known. */
  own: readonly Pick<Coaching, 'id'>[] | 'asked'
}

/** The first cards of the coaching list. */
export function MonthPreview({ own }: MonthPreviewProps) {
  const query = useQuery(api.coaching.upcoming)
  const places = (
    <Section title="Coaching bulan ini">
      <CoachingGridSkeleton count={COUNT} />
    </Section>
  )
  return (
    <QueryState query={query} title="Jadwal coaching tidak dapat dimuat" skeleton={places}>
      {(coachings) => {
        if (own === 'asked') return places
        const { title, shown } = preview(coachings, own)
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
