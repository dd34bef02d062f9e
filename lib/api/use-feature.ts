import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { Feature } from '@/lib/entities/feature'

/**
 * Whether the server can do something beside chapter 7; undefined until it has said so. A server without the
 * call, or one that does not answer, cannot.
 */
export function useFeature(name: Feature): boolean | undefined {
  const { data, error } = useQuery(api.features.list, {}, { quiet: true })
  return error === undefined ? data?.includes(name) : false
}
