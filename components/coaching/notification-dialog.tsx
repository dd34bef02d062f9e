import { Suspense } from 'react'
import type {
  NotificationDialogProps,
  NotificationOutcome,
} from '@/components/coaching/notification-form'
import { useOfficeVoice } from '@/components/coaching/use-office-voice'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { errorText } from '@/lib/api/errors'
import { lazyPart } from '@/lib/browser/lazy-part'
import type { DialogHandlers } from '@/lib/feedback/dialog'

const NotificationWindow = lazyPart(async () => ({
  default: (await import('@/components/coaching/notification-window')).NotificationWindow,
}))

/**
 * The form behind every message to participants (§5 'Notification forms'); open it with `openDialog`. Its code comes
 * when it is first opened, and it speaks as the office does.
 */
export function NotificationDialog(
  props: NotificationDialogProps & DialogHandlers<NotificationOutcome>,
) {
  const { voice, error, isFetching, refetch } = useOfficeVoice()
  const { title, compose, onCancel } = props
  if (!voice) {
    if (error === undefined) return null
    return (
      <Dialog open size="md" title={title} onClose={onCancel}>
        <ErrorState
          title="Teks pesan kantor tidak dapat dimuat"
          text={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Dialog>
    )
  }
  return (
    <Suspense>
      <NotificationWindow
        {...props}
        compose={(choice, other) => compose(choice, other, voice)}
      />
    </Suspense>
  )
}
