import { useRef, useState } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import { type CallInput, call, pathFor } from '@/lib/api/call'
import { isRefusal } from '@/lib/api/errors'
import { boxed, freshOnMount, justNow } from '@/lib/api/fresh-on-mount'
import type { Endpoint, Group, PathParams } from '@/lib/contract/endpoint'
import type { Id } from '@/lib/entities/identity'
import { forgetSnapshotAnswer, snapshotAnswer } from '@/lib/first-paint/snapshot'
import { sessionUser } from '@/lib/session/session'

/** No retry, no caching, no refetch on focus, nor on reconnect but for what `recovers` (§7, decision 9). */
const SETTINGS: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  dedupingInterval: 0,
  compare: Object.is,
  use: [freshOnMount],
}

/**
 * Key of a query in SWR's cache: its group first, so that a write can refresh the whole group; whose it is last, since an answer
 * that is still on its way to one account is nothing for the next.
 */
export type QueryKey = readonly [Group, string, Record<string, string>?, Id?]

export type Query<A> = {
  data: A | undefined
  error: unknown
  /** `isRefusal`: what is asked for is not there for this account, and asking again changes nothing. */
  isRefused?: boolean
  /** True until the first answer or error after mounting. */
  isLoading: boolean
  isFetching: boolean
  /** Asks again for somebody, who may stop waiting. */
  refetch: () => Promise<void>
}

/** What `useQuery` gives. `recheck` asks again by itself: nobody waits for it. */
type OwnQuery<A> = Query<A> & { recheck: () => Promise<void> }

type Options = {
  enabled?: boolean
  quiet?: boolean
  /**
   * For what shows itself as unknown while it has no answer: asked again when the line is back. From its
   * second time on the call is quiet.
   */
  recovers?: boolean
}

/** Whether the calls that begin right now are asked for by somebody. */
let isWanted = false

/** What came with the page for this very call: shown at once, and asked for again all the same. */
function useKeptAnswer<A>(path: string) {
  const [kept] = useState(() => ({ path, answer: snapshotAnswer<A>(path) }))
  return kept.path === path ? kept.answer : undefined
}

/**
 * Data of one call: `useQuery(api.faq.list)`, `useQuery(api.faq.get, { params: { id } })`.
 * Undefined until the first answer after the screen mounts.
 */
export function useQuery<P extends string, A>(
  endpoint: Endpoint<P, undefined, A>,
  ...[input, options]: unknown extends PathParams<P>
    ? [input?: CallInput<P, undefined>, options?: Options]
    : [input: CallInput<P, undefined>, options?: Options]
): OwnQuery<A> {
  const { enabled = true, quiet = false, recovers = false } = options ?? {}
  const params = input?.params as Record<string, string> | undefined
  const path = pathFor(endpoint, params, input?.query)
  const asked = input?.query ? { ...params, ...input.query } : params
  const [whose] = useState(() => sessionUser()?.id)
  const name = `${endpoint.method} ${endpoint.path}`
  const key: QueryKey = [endpoint.group, name, asked, whose]
  const kept = useKeptAnswer<A>(path)
  const isAgain = useRef(false)
  const fetcher = async (): Promise<{ answer: A }> => {
    const isKnown = snapshotAnswer(path) !== undefined
    const options = {
      quiet: quiet || isKnown || (recovers && isAgain.current),
      isAwaited: isWanted || (recovers && untold()),
    }
    isAgain.current = true
    try {
      return boxed(await call(endpoint, (input ?? {}) as CallInput<P, undefined>, options))
    } catch (error) {
      throw justNow(error)
    } finally {
      forgetSnapshotAnswer(path)
    }
  }
  const { data, error, isValidating, mutate } = useSWR(enabled ? key : null, fetcher, {
    ...SETTINGS,
    revalidateOnReconnect: recovers,
  })
  const shown = data ?? kept
  const untold = (): boolean => shown === undefined
  return {
    data: shown?.answer,
    error,
    isRefused: isRefusal(error),
    isLoading: enabled && untold() && error === undefined,
    isFetching: isValidating,
    refetch: async () => {
      isWanted = true
      const asking = mutate()
      isWanted = false
      await asking
    },
    recheck: async () => {
      await mutate()
    },
  }
}
