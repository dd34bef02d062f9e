import { call } from '@/lib/api/call'
import { ApiError } from '@/lib/api/errors'
import { showFailure } from '@/lib/api/show-failure'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { Endpoint } from '@/lib/contract/endpoint'
import { openDialog } from '@/lib/feedback/dialog'
import { useSession } from '@/lib/session/use-session'

const reasonOf = (error: unknown) =>
  error instanceof ApiError ? error.problem?.reason : undefined

const isAsked = (error: unknown) => reasonOf(error)?.startsWith('confirm-') ?? false

/** Opens the one window that asks for password and code; true when the server has taken them. */
async function confirmAgain(error: unknown, username: string): Promise<boolean> {
  const { ConfirmDialog } = await import('@/app/_screens/admin/confirm-dialog')
  const isConfirmed = await openDialog(ConfirmDialog, {
    asksForCode: reasonOf(error) === 'confirm-password-and-code',
    username,
    send: (body) => call(api.secondFactor.confirm, { body }),
  })
  return isConfirmed ?? false
}

/**
 * A write that the server does only for who has given password and code within the last five minutes: it is
 * tried, they are asked for where the server says so, and it is tried again.
 *
 * @param inForm a refusal is thrown on, for the form around it to show at its fields
 * @returns the answer of the call; null where it was given up or has failed, which has been shown
 */
export function useConfirmedMutation<P extends string, B, A>(
  endpoint: Endpoint<P, B, A>,
  inForm = false,
) {
  const [run, state] = useMutation(endpoint, { errors: 'ignore' })
  const username = useSession().user?.username ?? ''
  async function confirmed(
    ...input: Parameters<typeof run>
  ): Promise<{ answer: A } | null> {
    try {
      return { answer: await run(...input) }
    } catch (error) {
      if (!isAsked(error)) {
        if (inForm) throw error
        showFailure(error)
        return null
      }
      const isConfirmed = await confirmAgain(error, username).catch(showFailure)
      return isConfirmed ? confirmed(...input) : null
    }
  }
  return [confirmed, state] as const
}
