import type {
  NotificationDialogProps,
  NotificationOutcome,
  NotificationPayload,
} from '@/components/coaching/notification-form'
import { isOutdated } from '@/lib/api/errors'

type Steps = Required<Pick<NotificationDialogProps, 'send' | 'follow'>>

type TellingFirst = {
  tell: (payload: NotificationPayload) => Promise<unknown>
  /** Opens the message form with these steps; null when it was given up. */
  open: (steps: Steps) => Promise<NotificationOutcome | null>
  decide: (outcome: NotificationOutcome) => Promise<unknown>
}

/**
 * The message first, the decision after it (§4 'Proposal'); nothing where it was given up.
 * @throws what refused the decision, or the message because the world has changed: the form has closed, and the banner says why
 */
export async function tellingFirst({ tell, open, decide }: TellingFirst): Promise<void> {
  const refusals: unknown[] = []
  let deciding: Promise<unknown> | undefined
  const outcome = await open({
    send: (payload) =>
      tell(payload).catch((error: unknown) => {
        refusals.push(error)
        throw error
      }),
    follow: (chosen) => {
      deciding = decide(chosen)
      return deciding
    },
  })
  await deciding
  const last = refusals.at(-1)
  if (!outcome && isOutdated(last)) throw last
}
