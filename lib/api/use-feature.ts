import useSWR, { type SWRConfiguration } from 'swr'
import { call } from '@/lib/api/call'
import { hasStatus } from '@/lib/api/errors'
import type { Query } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { Feature } from '@/lib/entities/feature'

/** Asked once and kept as long as the page lives: what a server can do stays. Again when the line is back. */
const SETTINGS: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateIfStale: false,
}

/** A server of chapter 7 alone does not know the call: it can nothing of it. */
const ask = () =>
  call(api.features.list, {}, { quiet: true }).catch((error: unknown) => {
    if (hasStatus(error, 404)) return []
    throw error
  })

/** The names of what the server can do beside chapter 7, for what must tell "cannot" from "not known". */
export function useFeatures(): Query<readonly string[]> {
  const { data, error, isValidating, mutate } = useSWR('features', ask, SETTINGS)
  return {
    ...{ data, error, isFetching: isValidating },
    isLoading: data === undefined && error === undefined,
    refetch: async () => {
      await mutate()
    },
  }
}

/** Whether the server has said that it can do something beside chapter 7. */
export const useFeature = (name: Feature): boolean =>
  useFeatures().data?.includes(name) ?? false
