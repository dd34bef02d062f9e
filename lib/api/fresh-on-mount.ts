import { useRef } from 'react'
import type { Middleware } from 'swr'

/**
 * "Not cached" (§7, decision 9): whatever an earlier screen left behind is hidden until the first
 * answer after mounting. Needs a fetcher whose every answer is a new object.
 */
export const freshOnMount: Middleware = (useSwrNext) => (key, fetcher, config) => {
  const swr = useSwrNext(key, fetcher, config)
  const left = useRef<{ key: unknown; data: unknown }>({ key: undefined, data: undefined })
  const name = JSON.stringify(key)
  if (left.current.key !== name) left.current = { key: name, data: swr.data }
  const isLeftOver = swr.data !== undefined && swr.data === left.current.data
  return Object.create(swr, {
    data: { get: () => (isLeftOver ? undefined : swr.data) },
    error: { get: () => swr.error },
    isValidating: { get: () => swr.isValidating },
    mutate: { get: () => swr.mutate },
  })
}
