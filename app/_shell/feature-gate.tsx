import { type ReactNode, useEffect } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useFeatures } from '@/lib/api/use-feature'
import type { Feature } from '@/lib/entities/feature'
import { replaceWith } from '@/lib/router/navigate'
import { useRoute } from '@/lib/router/use-route'
import { routeOf } from '@/lib/routes'

function ToNotFound() {
  useEffect(() => replaceWith('not-found'), [])
  return null
}

/** A page that only some servers have: with any other its address is one of nothing. */
export function FeatureGate({ name, children }: { name: Feature; children: ReactNode }) {
  const { data, error, isValidating, mutate } = useFeatures()
  const route = useRoute()
  // a frame brings its own; a page that stands alone has none before it is there
  const Place = route && routeOf(route.name).frame === 'bare' ? 'main' : 'div'
  if (data) return data.includes(name) ? children : <ToNotFound />
  return (
    <Place>
      {error === undefined ? (
        <Skeleton className="h-48 w-full" />
      ) : (
        <ErrorState
          isScreen
          title="Halaman ini belum dapat dimuat"
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
    </Place>
  )
}
