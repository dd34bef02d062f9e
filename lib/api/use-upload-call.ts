import { isOutdated, mayBeDone } from '@/lib/api/errors'
import { type UploadInput, upload } from '@/lib/api/upload'
import { useRefresh } from '@/lib/api/use-mutation'
import { isAborted } from '@/lib/browser/is-aborted'
import type { Endpoint, Group } from '@/lib/contract/endpoint'

/**
 * An upload that changes what is shown. The mounted queries of its groups are fetched again after it, and also
 * where it may have been stored although no answer says so (cancelled at its end, answer lost), or was refused
 * because the world has changed.
 */
export function useUploadCall(groups: readonly Group[]) {
  const refresh = useRefresh()
  return async <P extends string, B, A>(
    endpoint: Endpoint<P, B, A>,
    input: UploadInput<P, B>,
  ): Promise<A> => {
    try {
      const answer = await upload(endpoint, input)
      void refresh(groups)
      return answer
    } catch (error) {
      if (mayBeDone(error) || isOutdated(error) || isAborted(error)) void refresh(groups)
      throw error
    }
  }
}
