import { useFormikContext } from 'formik'
import { Send } from 'lucide-react'
import type {
  NotificationChoice,
  NotificationValues,
} from '@/components/coaching/notification-form'
import { SubmitButton, WindowActions } from '@/components/form/submit-bar'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { OTHER } from '@/lib/domain/messages/notification-choices'

type NotificationActionsProps = {
  rule: 'optional' | 'required'
  startsAtSend?: boolean
  /** Said when the free text of the choice 'other' is missing. */
  otherMissing: string
  failure: string | null
  onSkip: (chosen: NotificationChoice) => void
}

/** Kirim, and the way on without it where there is one; a failure is said beside the button. */
export function NotificationActions(props: NotificationActionsProps) {
  const { rule, otherMissing, failure, onSkip } = props
  const { values, isSubmitting } = useFormikContext<NotificationValues>()
  const { choice, other, message, notifToMember } = values
  const isOtherMissing = choice === OTHER && other.trim() === ''
  const canSkip = rule === 'optional' && !notifToMember

  return (
    <WindowActions
      note={
        <Notice tone="danger" isShown={failure !== null}>
          {failure}
        </Notice>
      }
    >
      {canSkip && (
        <Button
          variant="secondary"
          disabledReason={(isOtherMissing && otherMissing) || (isSubmitting && 'Mengirim…')}
          onClick={() => onSkip({ choice, other })}
        >
          Lanjut tanpa notifikasi
        </Button>
      )}
      <SubmitButton
        icon={<Send />}
        initialFocus={props.startsAtSend}
        disabledReason={
          (!notifToMember && EMAIL_OFF[rule]) ||
          (message.trim() === '' && 'Pesan diperlukan')
        }
      >
        Kirim
      </SubmitButton>
    </WindowActions>
  )
}

/** §5 'The send button (Kirim) is disabled when notifToMember is off or the message is empty'. */
const EMAIL_OFF = {
  required: 'Notifikasi harus terkirim ke email peserta',
  optional: 'Centang Email untuk mengirim notifikasi',
}
