import { useFeature } from '@/lib/api/use-feature'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { CoachingAttention } from '@/lib/entities/attention'

/** What waits for an admin, by coaching; undefined while, and wherever, the server does not tell. */
export const useAttention = (): readonly CoachingAttention[] | undefined => {
  const enabled = useFeature('attention')
  return useQuery(api.adminCoaching.attention, undefined, { enabled, quiet: true }).data
}
