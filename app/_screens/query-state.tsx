import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleNote } from '@/components/ui/stale-note'
import { errorText, isOffline, isRefusal } from '@/lib/api/errors'
import type { Query } from '@/lib/api/use-query'
import { pathOf } from '@/lib/router/href'
import { listOf } from '@/lib/router/nav'
import { useRoute } from '@/lib/router/use-route'
import { routeOf } from '@/lib/routes'

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
      {...(isRefusal(error) ? { action: <ToList /> } : { onRetry: () => void refetch() })}
    />
  )
}

/** Where asking again changes nothing, the way to the list of what an address names. */
function ToList() {
  const route = useRoute()
  if (!route || Object.keys(route.params).length === 0) return null
  const list = listOf(route.name)
  const name = list && (routeOf(list).nav ?? routeOf(list).tab)
  if (!name) return null
  return (
    <a
      href={`#${pathOf(list, route.params)}`}
      className={buttonClass({ variant: 'secondary' })}
    >
      Kembali ke {name}
    </a>
  )
}
