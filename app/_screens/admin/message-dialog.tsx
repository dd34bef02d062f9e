import { Suspense } from 'react'
import { useOfficeVoice } from '@/app/_screens/admin/use-office-voice'
import type {
  NotificationDialogProps,
  NotificationOutcome,
} from '@/components/coaching/notification-form'
import { ErrorState } from '@/components/ui/error-state'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { errorText, mayBeDone } from '@/lib/api/errors'
import { useLoggedWays } from '@/lib/api/use-feature'
import { lazyPart } from '@/lib/browser/lazy-part'
import type {
  NotificationText,
  OfficeVoice,
} from '@/lib/domain/messages/notification-templates'
import type { MessagePurpose } from '@/lib/entities/outbox-values'
import type { DialogHandlers } from '@/lib/feedback/dialog'

const NotificationWindow = lazyPart(
  async () =>
    (await import('@/components/coaching/notification-window')).NotificationWindow,
)

type MessageDialogProps = Omit<
  NotificationDialogProps,
  'compose' | 'template' | 'ways' | 'logged' | 'mayBeDone'
> & {
  /** What it is about: by it its WhatsApp template is chosen. */
  purpose: MessagePurpose
  compose: (choice: string, other: string, voice: OfficeVoice) => NotificationText
}

/** The form behind every message to participants, which speaks as the office does; not before that is known. */
export function MessageDialog(
  props: MessageDialogProps & DialogHandlers<NotificationOutcome>,
) {
  const { voice, error, isFetching, refetch } = useOfficeVoice()
  const logged = useLoggedWays()
  const { title, purpose, compose, onCancel } = props
  if (voice) {
    const spoken = (choice: string, other: string) => compose(choice, other, voice)
    const template = voice.whatsappTemplates?.[purpose]
    const { ways } = voice
    return (
      <Suspense>
        <NotificationWindow
          {...props}
          {...{ template, ways, logged, mayBeDone }}
          compose={spoken}
        />
      </Suspense>
    )
  }
  return (
    <LazyDialog open size="md" title={title} onClose={onCancel}>
      {error === undefined ? (
        <Skeleton className="h-60 w-full rounded-lg" />
      ) : (
        <ErrorState
          title="Teks pesan kantor tidak dapat dimuat"
          text={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </LazyDialog>
  )
}
