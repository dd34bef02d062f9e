import { CalendarSearch, SearchX } from 'lucide-react'
import { FilterBar } from '@/app/_screens/coaching/filter-bar'
import {
  categoriesOf,
  type Filter,
  upcomingByMonth,
} from '@/app/_screens/coaching/upcoming'
import { useFilter } from '@/app/_screens/coaching/use-filter'
import { CoachingGrid, CoachingGridSkeleton } from '@/app/_screens/coaching-grid'
import { QueryState } from '@/app/_screens/query-state'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { type Query, useQuery } from '@/lib/api/use-query'
import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { UNDATED_GROUP } from '@/lib/domain/schedule/months'
import type { Coaching } from '@/lib/entities/coaching'

const NO_FILTER: Filter = { text: '', categoryId: '' }

/** The public list of upcoming coaching, by month (§2, §9). */
export default function CoachingScreen() {
  const coachings = useQuery(api.coaching.upcoming)
  return (
    <>
      <PageHeading text="Pilih jadwal yang sesuai, lalu ajukan pertanyaan untuk mengikutinya.">
        Coaching
      </PageHeading>
      <QueryState
        query={coachings}
        title="Jadwal coaching tidak dapat dimuat"
        skeleton={<UpcomingSkeleton />}
      >
        {(data) => <UpcomingList coachings={data} query={coachings} />}
      </QueryState>
    </>
  )
}

/** As high as the filter and the first month's name above the cards. */
function UpcomingSkeleton() {
  return (
    <>
      <div className="mb-6 grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
      <Skeleton className="mt-3 mb-6 h-7 w-40" />
      <CoachingGridSkeleton count={6} />
    </>
  )
}

type UpcomingListProps = {
  coachings: readonly Coaching[]
  /** Whether what came with the page has been asked for again, which alone can tell that there is none. */
  query: Query<unknown>
}

function UpcomingList({ coachings, query }: UpcomingListProps) {
  const moment = { now: new Date(serverNow()), timeZone: browserTimeZone() }
  const all = upcomingByMonth(coachings, NO_FILTER, moment)
  const categories = categoriesOf(all.flatMap((group) => group.coachings))
  const { filter, change, reset } = useFilter(categories)
  // before the first answer the clock is the phone's, which may be wrong by months
  if (all.length === 0 && query.isFetching) return <UpcomingSkeleton />
  if (all.length === 0)
    return query.error === undefined ? <NothingPlanned /> : <NothingKept />

  const groups = upcomingByMonth(coachings, filter, moment)
  const count = groups.reduce((sum, group) => sum + group.coachings.length, 0)
  return (
    <>
      <FilterBar filter={filter} categories={categories} onChange={change} />
      <p role="status" className="sr-only">
        {`${count} coaching ditemukan`}
      </p>
      {groups.map(({ heading, coachings: members }) => (
        <section key={heading} aria-label={heading} className="mb-10">
          <h2
            lang={heading === UNDATED_GROUP ? 'en' : undefined}
            className="sticky top-0 z-2 -mx-1 mb-3 bg-page px-1 py-3 font-bold text-xl"
          >
            {heading}
          </h2>
          <CoachingGrid coachings={members} />
        </section>
      ))}
      {count === 0 && <NothingFound onReset={reset} />}
    </>
  )
}

function NothingPlanned() {
  return (
    <EmptyState
      icon={<CalendarSearch />}
      title="Belum ada coaching terjadwal"
      text="Jadwal baru akan tampil di halaman ini. Silakan kembali beberapa hari lagi."
    />
  )
}

/** What was loaded before is over, and what is planned by now is not known. */
function NothingKept() {
  return (
    <EmptyState
      icon={<CalendarSearch />}
      title="Jadwal belum dapat ditampilkan"
      text="Jadwal yang tersimpan di perangkat ini sudah lewat."
    />
  )
}

function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="Tidak ada coaching yang cocok"
      text="Ubah kata pencarian atau pilih kategori lain."
      action={
        <Button variant="secondary" onClick={onReset}>
          Hapus pencarian
        </Button>
      }
    />
  )
}
