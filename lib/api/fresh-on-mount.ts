import { useState } from 'react'
import { type Middleware, unstable_serialize, useSWRConfig } from 'swr'

/** Answers and failures of this very moment, whose request SWR still counts as running. */
const justCome = new Set<unknown>()

/** Marks an answer's box or a failure as just come. @returns it */
export function justNow<T>(outcome: T): T {
  justCome.add(outcome)
  setTimeout(() => setTimeout(() => justCome.delete(outcome)))
  return outcome
}

/**
 * Boxes an answer, so that every one is a new object, null and equal ones included. SWR forgets a request
 * one timer after its answer; until then a hook that mounts shares it and never asks itself.
 */
export const boxed = <A>(answer: A): { answer: A } => justNow({ answer })

/**
 * "Not cached" (§7, decision 9): whatever an earlier screen left behind is hidden until the first
 * answer after mounting. Needs a fetcher whose answers are `boxed` and whose failures are told by `justNow`.
 */
export const freshOnMount: Middleware = (useSwrNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig()
  const [left, setLeft] = useState<{ key?: string; data?: unknown }>({})
  const name = unstable_serialize(key)
  const isNew = left.key !== name
  const before = cache.get(name)
  // SWR asks for nothing where a failure is known and the screen that met it is still there, as it is while the next one mounts
  if (isNew && before?.error && !justCome.has(before.error))
    cache.set(name, { ...before, error: undefined })
  const swr = useSwrNext(key, fetcher, config)
  if (isNew) setLeft({ key: name, data: justCome.has(swr.data) ? undefined : swr.data })
  const isLeftOver = swr.data === left.data
  return Object.create(swr, {
    data: { get: () => (isLeftOver ? undefined : swr.data) },
  })
}
