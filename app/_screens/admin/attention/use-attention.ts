import { useFeatures } from '@/lib/api/use-feature'
import { type Query, useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { CoachingAttention } from '@/lib/entities/attention'
import type { Feature } from '@/lib/entities/feature'
import type { UndeliveredMessage } from '@/lib/entities/outbox'

/**
 * How a call beside chapter 7 is asked: not where the server has said that it cannot; again by itself when the line is
 * back.
 */
function useAsked(feature: Feature) {
  const { data, error, mutate } = useFeatures()
  const enabled = data?.includes(feature) ?? false
  const options = { enabled, quiet: true, recovers: true } as const
  /** Not known whether the server can is not known what it would say. */
  const known = <Data>(query: Query<Data>): Query<Data> =>
    data || !error ? query : { ...query, error, refetch: () => mutate().then(() => {}) }
  return { options, known }
}

/** What waits for an admin, by coaching; without data while, and wherever, the server does not tell. */
export function useAttention(): Query<CoachingAttention[]> {
  const { options, known } = useAsked('attention')
  return known(useQuery(api.adminCoaching.attention, undefined, options))
}

/** Messages that did not arrive, newest first; without data while, and wherever, the server does not tell. */
export function useUndelivered(): Query<UndeliveredMessage[]> {
  const { options, known } = useAsked('undelivered-messages')
  return known(useQuery(api.notification.undelivered, undefined, options))
}
