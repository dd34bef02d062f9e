import useSWR, { type SWRConfiguration } from 'swr'
import { type CallInput, call } from '@/lib/api/call'
import { boxed, freshOnMount } from '@/lib/api/fresh-on-mount'
import type { Endpoint, Group, PathParams } from '@/lib/contract/endpoint'

/** No retry, no caching, no refetch on focus or reconnect (§7, decision 9). */
const SETTINGS: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  dedupingInterval: 0,
  compare: Object.is,
  use: [freshOnMount],
}

/** Key of a query in SWR's cache: its group first, so that a write can refresh the whole group. */
export type QueryKey = readonly [Group, string, Record<string, string>?]

export type Query<A> = {
  data: A | undefined
  error: unknown
  /** True until the first answer or error after mounting. */
  isLoading: boolean
  isFetching: boolean
  refetch: () => Promise<void>
}

type Options = { enabled?: boolean; quiet?: boolean }

/**
 * Data of one call: `useQuery(api.faq.list)`, `useQuery(api.faq.get, { params: { id } })`.
 * Undefined until the first answer after the screen mounts.
 */
export function useQuery<P extends string, A>(
  endpoint: Endpoint<P, undefined, A>,
  ...[input, options]: unknown extends PathParams<P>
    ? [input?: CallInput<P, undefined>, options?: Options]
    : [input: CallInput<P, undefined>, options?: Options]
): Query<A> {
  const { enabled = true, quiet = false } = options ?? {}
  const params = input?.params as Record<string, string> | undefined
  const key: QueryKey = [endpoint.group, `${endpoint.method} ${endpoint.path}`, params]
  const fetcher = async () =>
    boxed(await call(endpoint, (input ?? {}) as CallInput<P, undefined>, { quiet }))
  const { data, error, isValidating, mutate } = useSWR(
    enabled ? key : null,
    fetcher,
    SETTINGS,
  )
  return {
    data: data?.answer,
    error,
    isLoading: enabled && data === undefined && error === undefined,
    isFetching: isValidating,
    refetch: async () => {
      await mutate()
    },
  }
}
