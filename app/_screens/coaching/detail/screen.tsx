import { CalendarX } from 'lucide-react'
import { CoachingContent } from '@/app/_screens/coaching/detail/coaching-content'
import { QueryState } from '@/app/_screens/query-state'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { errorText, hasStatus, isGone, isOffline } from '@/lib/api/errors'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { useParams } from '@/lib/router/use-route'

const NOT_LOADED = 'Coaching tidak dapat dimuat'

/** One coaching for everyone: what, when, where, how many, who, and how to join (§2). */
export default function CoachingDetailScreen() {
  const { id } = useParams('coaching/detail')
  const query = useQuery(api.coaching.get, { params: { id } })
  const isMissing = isGone(query.error)
  // what came with the page may be over by now
  if (query.data && !isMissing) {
    return (
      <QueryState query={query} title={NOT_LOADED}>
        {(coaching) => <CoachingContent coaching={coaching} />}
      </QueryState>
    )
  }
  return (
    <>
      <PageHeading>Detail Coaching</PageHeading>
      {query.isLoading && <Places />}
      {isMissing && <Missing isDeleted={hasStatus(query.error, 410)} />}
      {query.error !== undefined && !isMissing && (
        <ErrorState
          title={NOT_LOADED}
          text={isOffline(query.error) ? undefined : errorText(query.error)}
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      )}
    </>
  )
}

function Missing({ isDeleted }: { isDeleted: boolean }) {
  return (
    <EmptyState
      icon={<CalendarX />}
      title={isDeleted ? 'Coaching dibatalkan' : 'Coaching tidak ditemukan'}
      text={
        isDeleted
          ? 'Coaching ini sudah dihapus oleh admin.'
          : 'Tautannya mungkin tidak lengkap, atau coaching ini belum ditayangkan.'
      }
      action={
        <RouteLink to="coaching" className={buttonClass({ variant: 'secondary' })}>
          Lihat jadwal coaching
        </RouteLink>
      }
    />
  )
}

function Places() {
  return (
    <div className="@container">
      <div className="grid @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-6">
        <Skeleton className="aspect-video w-full rounded-xl md:aspect-4/3" />
        <div className="space-y-6">
          <Skeleton className="h-40 w-full rounded-lg" />
          <SkeletonText lines={6} />
        </div>
      </div>
    </div>
  )
}
