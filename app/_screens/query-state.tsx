import type { ReactNode } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleNote } from '@/components/ui/stale-note'
import { errorText, isOffline, isRefusal } from '@/lib/api/errors'
import type { Query } from '@/lib/api/use-query'

/**
 * The three states of a screen's data: a skeleton of the content's size, a failure with 'Coba lagi', or
 * the content. What was loaded once stays in sight while it is fetched again, and says so when that fails, or what the server
 * says where there is nothing here any more.
 */
export function QueryState<A>({
  query,
  skeleton = <Skeleton className="h-48 w-full" />,
  title,
  children,
}: {
  query: Query<A>
  skeleton?: ReactNode
  /** What could not be loaded: 'Materi tidak dapat dimuat'. */
  title: string
  children: (data: A) => ReactNode
}) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) {
    return (
      <>
        {/* out of the way until it tells something: it would be a row of its own in a grid */}
        <div className={error === undefined ? 'sr-only' : 'mb-4'}>
          <Notice isShown={isRefusal(error)} tone="warning">
            {errorText(error)} Yang tampil di bawah ini adalah data yang terakhir dimuat.
          </Notice>
          {!isRefusal(error) && <StaleNote query={query} />}
        </div>
        {children(data)}
      </>
    )
  }
  if (error === undefined) return skeleton
  return (
    <ErrorState
      title={title}
      text={isOffline(error) ? undefined : errorText(error)}
      retrying={isFetching}
      onRetry={isRefusal(error) ? undefined : () => void refetch()}
    />
  )
}
