import { useMemo, useSyncExternalStore } from 'react'
import { hashLocation } from '@/lib/router/hash-location'
import { matchHash, type RouteMatch } from '@/lib/router/match'
import type { RouteName, RouteParams } from '@/lib/routes'

/** The matched route of the current address; null only while the page is prerendered. */
export function useRoute(): RouteMatch | null {
  const hash = useSyncExternalStore<string | null>(
    hashLocation.subscribe,
    hashLocation.get,
    hashLocation.getServer,
  )
  return useMemo(() => (hash === null ? null : matchHash(hash)), [hash])
}

/** Parameters of the screen's own route: `const { id } = useParams('coaching/detail')`. */
export function useParams<N extends RouteName>(_name: N): RouteParams<N> {
  return (useRoute()?.params ?? {}) as RouteParams<N>
}
