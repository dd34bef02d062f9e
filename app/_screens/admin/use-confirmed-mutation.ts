import { ApiError, isContested } from '@/lib/api/errors'
import { loadOnPress } from '@/lib/api/load-on-press'
import { showFailure } from '@/lib/api/show-failure'
import { useMutation } from '@/lib/api/use-mutation'
import type { Endpoint, Group } from '@/lib/contract/endpoint'
import { showError } from '@/lib/feedback/error-banner'
import { useSession } from '@/lib/session/use-session'

const CHANGED_SINCE =
  'Data ini sudah berubah sejak Anda membukanya, jadi belum ada yang dilakukan. Periksa dahulu, lalu coba lagi.'

const reasonOf = (error: unknown) =>
  error instanceof ApiError ? error.problem?.reason : undefined

const isAsked = (error: unknown) => reasonOf(error)?.startsWith('confirm-') ?? false

type Options = {
  /** A refusal is thrown on, for the form around it to show at its fields. */
  inForm?: boolean
  /** Further groups that show what a refusal was about, where the world has changed. */
  whenOutdated?: readonly Group[]
}

/**
 * A write that the server does only for who has given password and code within the last five minutes: it is
 * tried, they are asked for where the server says so, and it is tried again.
 *
 * @returns the answer of the call; null where it was given up or has failed, which has been shown
 */
export function useConfirmedMutation<P extends string, B, A>(
  endpoint: Endpoint<P, B, A>,
  { inForm = false, whenOutdated = [] }: Options = {},
) {
  const [run, state] = useMutation(endpoint, { errors: 'ignore', whenOutdated })
  const username = useSession().user?.username ?? ''
  async function confirmed(
    ...input: Parameters<typeof run>
  ): Promise<{ answer: A } | null> {
    try {
      return { answer: await run(...input) }
    } catch (error) {
      if (!isAsked(error)) {
        if (inForm) throw error
        // no form is open that would ask what is to stay
        if (isContested(error)) showError(CHANGED_SINCE, error)
        else showFailure(error)
        return null
      }
      const asksForCode = reasonOf(error) === 'confirm-password-and-code'
      const asking = await loadOnPress(() => import('./confirm-again'))
      return (await asking?.confirmAgain(asksForCode, username))
        ? confirmed(...input)
        : null
    }
  }
  return [confirmed, state] as const
}
