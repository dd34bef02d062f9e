import { useRef } from 'react'
import type { Middleware } from 'swr'

/** Answers of this very moment, whose request SWR still counts as running. */
const justAnswered = new WeakSet<object>()

/**
 * Boxes an answer, so that every one is a new object, null and equal ones included. SWR forgets a request
 * one timer after its answer; until then a hook that mounts shares it and never asks itself.
 */
export function boxed<A>(answer: A): { answer: A } {
  const box = { answer }
  justAnswered.add(box)
  setTimeout(() => setTimeout(() => justAnswered.delete(box)))
  return box
}

/**
 * "Not cached" (§7, decision 9): whatever an earlier screen left behind is hidden until the first
 * answer after mounting. Needs a fetcher whose answers are `boxed`.
 */
export const freshOnMount: Middleware = (useSwrNext) => (key, fetcher, config) => {
  const swr = useSwrNext(key, fetcher, config)
  const left = useRef<{ key: unknown; data: unknown }>({ key: undefined, data: undefined })
  const name = JSON.stringify(key)
  if (left.current.key !== name) {
    const { data } = swr
    const isShared = typeof data === 'object' && data !== null && justAnswered.has(data)
    left.current = { key: name, data: isShared ? undefined : data }
  }
  const isLeftOver = swr.data !== undefined && swr.data === left.current.data
  return Object.create(swr, {
    data: { get: () => (isLeftOver ? undefined : swr.data) },
    error: { get: () => swr.error },
    isValidating: { get: () => swr.isValidating },
    mutate: { get: () => swr.mutate },
  })
}
