import { useFeatures } from '@/lib/api/use-feature'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { OfficeVoice } from '@/lib/domain/messages/notification-templates'
import { APP_NAME } from '@/lib/env'

const TEAM = `Tim ${APP_NAME}`

/**
 * How the office speaks in its messages: who signs, and its own texts. Of a server that keeps none, the
 * portal's own. Undefined until it is known.
 */
export function useOfficeVoice() {
  const features = useFeatures()
  const isKept = features.data?.includes('office') ?? false
  const office = useQuery(api.office.get, undefined, { enabled: isKept, quiet: true })
  const wordings = useQuery(api.office.wordings, undefined, {
    enabled: isKept,
    quiet: true,
  })
  const parts = [office, wordings]
  const error = features.error ?? office.error ?? wordings.error
  const refetch = async () => {
    if (features.error) await features.mutate()
    await Promise.all(parts.filter((part) => part.error).map((part) => part.refetch()))
  }
  const isFetching = features.isValidating || parts.some((part) => part.isFetching)
  return { voice: voiceOf(), error, isFetching, refetch }

  function voiceOf(): OfficeVoice | undefined {
    if (features.data && !isKept) return { sender: TEAM, texts: {} }
    if (!office.data || !wordings.data) return undefined
    const { version: _, ...spoken } = wordings.data
    return { sender: office.data.signer || TEAM, ...spoken }
  }
}
