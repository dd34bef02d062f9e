import { useRef, useState } from 'react'
import { NotificationActions } from '@/components/coaching/notification-actions'
import { NotificationFields } from '@/components/coaching/notification-fields'
import type {
  NotificationDialogProps,
  NotificationOutcome,
  NotificationValues,
} from '@/components/coaching/notification-form'
import { RecipientNames } from '@/components/coaching/recipient-names'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { Dialog } from '@/components/ui/dialog'
import { confirm, type DialogHandlers } from '@/lib/feedback/dialog'
import { showError } from '@/lib/feedback/error-banner'
import {
  changeFormSchema,
  notificationFormSchema,
  rejectionFormSchema,
} from '@/lib/validation/notification-forms'

type Props = NotificationDialogProps & DialogHandlers<NotificationOutcome>

/** The form behind every message to participants (§5 'Notification forms'). */
export function NotificationWindow(props: Props) {
  const {
    title,
    recipient,
    recipientHint,
    choices,
    compose,
    rule,
    send,
    isOver,
    failsElsewhere = false,
    follow,
    onDone,
    onCancel,
  } = props
  const [isEdited, setEdited] = useState(props.written !== undefined)
  const [failure, setFailure] = useState<string | null>(null)
  const [initialValues] = useState(() => startValues(props))
  const forget = useRef(() => {})

  /** Closes the window; false where what follows was not done, so that what was written is kept. */
  async function finish(outcome: NotificationOutcome) {
    onDone(outcome)
    return (await follow?.(outcome).catch(() => false)) !== false
  }

  async function submit({ choice, other, message, ...channels }: NotificationValues) {
    setFailure(null)
    try {
      const { subject } = compose(choice, other)
      const outcome = { sent: true, choice, other, ...fateOf(channels, props) }
      await send({ subject, message: message.trim(), ...channels }, outcome)
      return await finish(outcome)
    } catch (error) {
      if (isOver?.(error)) showError(reasonOf(error), error)
      else if (!failsElsewhere) {
        setFailure(failureText(error, props))
        return false
      }
      onCancel()
      return false
    }
  }

  async function close() {
    if (isEdited && !(await confirm(LOSE_MESSAGE))) return
    forget.current()
    onCancel()
  }

  return (
    <Dialog
      open
      size="md"
      title={title}
      description={recipient && <Recipient {...{ recipient, recipientHint }} />}
      onClose={close}
    >
      <Form<NotificationValues>
        initialValues={initialValues}
        schema={schemaOf(rule, choices !== undefined)}
        onSubmit={submit}
        aria-label={title}
      >
        <KeptDraft name={`message:${props.draft}`} forget={forget} />
        <NotificationFields dialog={props} onEdited={setEdited} />
        <NotificationActions
          rule={rule}
          startsAtSend={props.startsAtSend}
          otherMissing={`${props.choiceLabel ?? 'Subjek'} diperlukan`}
          failure={failure}
          onSkip={async (chosen) => {
            const drop = forget.current
            if (await finish({ sent: false, ...chosen })) drop()
          }}
        />
      </Form>
    </Dialog>
  )
}

function Recipient({
  recipient,
  recipientHint,
}: Pick<NotificationDialogProps, 'recipient' | 'recipientHint'>) {
  if (typeof recipient === 'string') return `Kepada: ${recipient}`
  return (
    <>
      Kepada: <RecipientNames names={recipient ?? []} />{' '}
      {recipientHint && <span className="block">{recipientHint}</span>}
    </>
  )
}

type Channels = Pick<NotificationValues, 'notifToMember' | 'notifToWa'>

function fateOf(
  { notifToMember, notifToWa }: Channels,
  { ways, logged }: Pick<NotificationDialogProps, 'ways' | 'logged'>,
): Pick<NotificationOutcome, 'fate'> {
  if (!ways) return {}
  const chosen = { email: notifToMember, whatsapp: notifToWa }
  const taken = ways.filter((way) => chosen[way])
  if (taken.length === 0) return { fate: 'waiting' }
  return { fate: taken.every((way) => logged.includes(way)) ? 'logged' : 'going' }
}

const LOSE_MESSAGE = {
  title: 'Tutup tanpa mengirim?',
  body: 'Pesan yang sudah Anda ubah akan hilang.',
}

/** §9 'Default notification channels: e-mail on, WhatsApp off'. */
function startValues(props: NotificationDialogProps): NotificationValues {
  const { choices, compose, written } = props
  if (written) return written
  const choice = choices?.[0]?.value ?? ''
  const { message } = compose(choice, '')
  return { choice, other: '', message, notifToMember: true, notifToWa: false }
}

function schemaOf(rule: NotificationDialogProps['rule'], hasChoices: boolean) {
  if (rule === 'required') return changeFormSchema
  return hasChoices ? rejectionFormSchema : notificationFormSchema
}

/** In brackets behind what has failed; chapter 8 has the end of a session in English. */
function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return ''
  return 'isSignedOut' in error ? 'sesi Anda telah berakhir' : error.message
}

const NOT_SENT = (reason: string, isUnknown: boolean) =>
  isUnknown
    ? `Belum diketahui apakah notifikasi terkirim${reason}.`
    : `Notifikasi belum terkirim${reason}.`

function failureText(error: unknown, props: NotificationDialogProps) {
  const { mayBeDone, failureOf = NOT_SENT } = props
  const told = reasonOf(error)
  const reason = told && ` (${told.replace(/\.$/, '')})`
  return `${failureOf(reason, mayBeDone(error))} Pesan Anda tetap ada, silakan coba lagi.`
}
