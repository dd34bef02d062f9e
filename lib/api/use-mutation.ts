import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { type CallInput, type CallOptions, call } from '@/lib/api/call'
import {
  errorText,
  hasStatus,
  isContested,
  isGone,
  isOutdated,
  mayBeDone,
} from '@/lib/api/errors'
import type { Endpoint, Group } from '@/lib/contract/endpoint'
import { CHANGED_SINCE, GONE } from '@/lib/copy'
import { showError } from '@/lib/feedback/error-banner'

type Options = {
  /** Further groups whose mounted queries show what this call changes. */
  alsoRefresh?: readonly Group[]
  /** Further groups whose mounted queries show what a refusal was about, where the world has changed. */
  whenOutdated?: readonly Group[]
  /**
   * `ignore` where the caller shows the failure itself, beside what caused it; `failures` where it shows what
   * was refused (409, 422, 429) and the banner what failed (§8).
   */
  errors?: 'banner' | 'ignore' | 'failures'
  quiet?: boolean
}

/** What is refused, and under `failures` told by the caller. */
export const isTold = (error: unknown) =>
  [409, 422, 429].some((status) => hasStatus(error, status))

/** Of what is contested a form asks; of a deletion there is none. */
function bannerText({ method }: Pick<Endpoint, 'method'>, error: unknown): string | null {
  if (method === 'DELETE' && isGone(error)) return GONE
  if (!isContested(error)) return errorText(error)
  return method === 'DELETE' ? CHANGED_SINCE : null
}

/** Refetches the mounted queries of some groups (decision 9). */
export function useRefresh() {
  const { mutate } = useSWRConfig()
  return useCallback(
    (groups: readonly Group[]) =>
      mutate((key) => Array.isArray(key) && groups.includes(key[0] as Group)),
    [mutate],
  )
}

/**
 * A write of the contract: `const [save, { isRunning }] = useMutation(api.faq.create)`.
 * After success the mounted queries of its group are fetched again; a failure shows in the red
 * banner and is thrown on, so that a conversation stops there; what was refused because the world has
 * changed (404, 409, 410, 412), or may have been done although no answer says so, is fetched again too.
 */
export function useMutation<P extends string, B, A>(
  endpoint: Endpoint<P, B, A>,
  options: Options = {},
) {
  const [running, setRunning] = useState(0)
  const refresh = useRefresh()
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const run = useCallback(
    async (input: CallInput<P, B>, callOptions: CallOptions = {}): Promise<A> => {
      const {
        alsoRefresh = [],
        whenOutdated = [],
        errors = 'banner',
        quiet,
      } = latest.current
      setRunning((count) => count + 1)
      try {
        const answer = await call(endpoint, input, { quiet, ...callOptions })
        await refresh([endpoint.group, ...alsoRefresh])
        return answer
      } catch (error) {
        const isToldThere = errors === 'failures' && isTold(error)
        const text = bannerText(endpoint, error)
        if (errors !== 'ignore' && !isToldThere && text !== null) showError(text, error)
        // what was refused because the world has changed is shown as it is now
        if (isOutdated(error))
          await refresh([endpoint.group, ...alsoRefresh, ...whenOutdated])
        // beside what is told: the line may be gone for long
        if (mayBeDone(error)) void refresh([endpoint.group, ...alsoRefresh])
        throw error
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [endpoint, refresh],
  )
  return [run, { isRunning: running > 0 }] as const
}
