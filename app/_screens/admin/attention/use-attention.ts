import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { CoachingAttention } from '@/lib/entities/attention'

/** What waits for an admin, by coaching; undefined while, and wherever, the server does not tell. */
export const useAttention = (): readonly CoachingAttention[] | undefined =>
  useQuery(api.adminCoaching.attention, undefined, { quiet: true }).data
