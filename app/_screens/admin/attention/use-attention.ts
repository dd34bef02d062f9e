import { useAsked } from '@/lib/api/use-asked'
import { type Query, useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { CoachingAttention } from '@/lib/entities/attention'
import type { UndeliveredMessage } from '@/lib/entities/outbox'

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
