import { Suspense } from 'react'
import type {
  NotificationDialogProps,
  NotificationOutcome,
} from '@/components/coaching/notification-form'
import { lazyPart } from '@/lib/browser/lazy-part'
import type { DialogHandlers } from '@/lib/feedback/dialog'

const NotificationWindow = lazyPart(
  async () =>
    (await import('@/components/coaching/notification-window')).NotificationWindow,
)

/**
 * The form behind every message to participants (§5 'Notification forms'); open it with `openDialog`. Its code comes
 * when it is first opened.
 */
export function NotificationDialog(
  props: NotificationDialogProps & DialogHandlers<NotificationOutcome>,
) {
  return (
    <Suspense>
      <NotificationWindow {...props} />
    </Suspense>
  )
}
