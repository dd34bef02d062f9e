import { useRef } from 'react'
import {
  type Cache,
  type Key,
  type Middleware,
  unstable_serialize,
  useSWRConfig,
} from 'swr'

/** Outcomes of this very moment, whose request SWR still counts as running. */
const justCome = new WeakSet<object>()

/** Marks an answer's box or a failure as just come. @returns it */
export function justNow<T>(outcome: T): T {
  if (typeof outcome !== 'object' || outcome === null) return outcome
  justCome.add(outcome)
  setTimeout(() => setTimeout(() => justCome.delete(outcome)))
  return outcome
}

const isShared = (outcome: unknown) =>
  typeof outcome === 'object' && outcome !== null && justCome.has(outcome)

/**
 * Boxes an answer, so that every one is a new object, null and equal ones included. SWR forgets a request
 * one timer after its answer; until then a hook that mounts shares it and never asks itself.
 */
export const boxed = <A>(answer: A): { answer: A } => justNow({ answer })

/**
 * Forgets the failure that an earlier screen had met. SWR asks for nothing where one is known and its screen is still there,
 * as it is while the next one mounts.
 */
function forgetFailure(cache: Cache, key: Key) {
  const name = unstable_serialize(key)
  const state = cache.get(name)
  if (state?.error === undefined || isShared(state.error)) return
  cache.set(name, { ...state, error: undefined })
}

/**
 * "Not cached" (§7, decision 9): whatever an earlier screen left behind is hidden until the first
 * answer after mounting. Needs a fetcher whose answers are `boxed` and whose failures are told by `justNow`.
 */
export const freshOnMount: Middleware = (useSwrNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig()
  const left = useRef<{ key: unknown; data: unknown }>({ key: undefined, data: undefined })
  const name = JSON.stringify(key)
  const isNew = left.current.key !== name
  if (isNew) forgetFailure(cache, key)
  const swr = useSwrNext(key, fetcher, config)
  if (isNew) left.current = { key: name, data: isShared(swr.data) ? undefined : swr.data }
  const isLeftOver = swr.data !== undefined && swr.data === left.current.data
  return Object.create(swr, {
    data: { get: () => (isLeftOver ? undefined : swr.data) },
    error: { get: () => swr.error },
    isValidating: { get: () => swr.isValidating },
    mutate: { get: () => swr.mutate },
  })
}
