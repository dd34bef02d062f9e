import { useCallback } from 'react'
import { hashLocation } from '@/lib/router/hash-location'
import { type HashQuery, pathOf } from '@/lib/router/href'
import { useRoute } from '@/lib/router/use-route'

/**
 * State of a screen in the query of its hash (decision 20): read with `query.get('page')`, changed
 * with `set({ page: 2 })`, which replaces the history entry, or by a link to `to({ page: 2 })`; an empty value removes
 * the key.
 */
export function useHashQuery() {
  const route = useRoute()
  const to = useCallback(
    (changes: HashQuery) => {
      if (!route) return ''
      const query = { ...Object.fromEntries(route.query), ...changes }
      return `#${pathOf(route.name, route.params, query)}`
    },
    [route],
  )
  const set = useCallback(
    (changes: HashQuery) => {
      const address = to(changes)
      if (address) hashLocation.go(address, { replace: true })
    },
    [to],
  )
  return { query: route?.query ?? new URLSearchParams(), set, to }
}
