import { useFeatures } from '@/lib/api/use-feature'
import type { Query } from '@/lib/api/use-query'
import type { Feature } from '@/lib/entities/feature'

/**
 * How a call beside chapter 7 is asked: not where the server has said that it cannot; again by itself when the line is
 * back. What the server can is asked first, and while that is not known, what it would say is not known either:
 * `known(useQuery(endpoint, input, options))`.
 */
export function useAsked(feature: Feature) {
  const { data, error, isValidating, mutate } = useFeatures()
  const options = {
    enabled: data?.includes(feature) ?? false,
    ...{ quiet: true, recovers: true },
  } as const
  const known = <Data>(query: Query<Data>): Query<Data> =>
    data
      ? query
      : {
          ...query,
          error,
          isLoading: error === undefined,
          isFetching: isValidating,
          refetch: () => mutate().then(() => {}),
        }
  return { options, known }
}
