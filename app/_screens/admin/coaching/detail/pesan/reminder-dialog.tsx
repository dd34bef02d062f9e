import { useFormikContext } from 'formik'
import { RotateCcw } from 'lucide-react'
import { useOfficeVoice } from '@/app/_screens/admin/use-office-voice'
import { NotificationPreview } from '@/components/coaching/notification-preview'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { editOf } from '@/components/form/parts/send-edit'
import { SubmitButton, WindowActions } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { useForgetting } from '@/components/form/use-forgetting'
import { Button } from '@/components/ui/button'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { NAME_SLOT_HINT } from '@/lib/domain/messages/name-slot'
import { DEADLINE_SLOT } from '@/lib/domain/messages/slots'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { PlannedReminders } from '@/lib/entities/reminder'
import type { ReminderKind } from '@/lib/entities/reminder-values'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import { reminderFormSchema } from '@/lib/validation/notification-forms'
import { bodyOf, type ReminderValues, readyValues, valuesOf } from './reminder-form'
import { messageOf } from './reminder-text'
import { KIND_LABELS } from './reminder-words'
import { WhenFields } from './when-fields'

type Reminder = PlannedReminders[number]
type ReminderDialogProps = DialogHandlers<true> & {
  coaching: AdminCoaching
  reminder: Reminder
}

function BackToReady({ kind }: { kind: ReminderKind }) {
  const { values, setValues } = useFormikContext<ReminderValues>()
  const ready = readyValues(kind)
  const { version: _, ...present } = values
  if (JSON.stringify({ ...present, ...ready }) === JSON.stringify(present)) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<RotateCcw />}
      onClick={() => void setValues({ ...values, ...ready })}
    >
      Kembali ke bawaan
    </Button>
  )
}

function Preview({ coaching, kind }: { coaching: AdminCoaching; kind: ReminderKind }) {
  const { values } = useFormikContext<ReminderValues>()
  const { voice } = useOfficeVoice()
  if (!voice) return null
  const { subject, message } = messageOf(coaching, voice, kind, values)
  const channels = { notifToMember: true, notifToWa: true }
  const template = voice.whatsappTemplates?.[kind]
  return (
    <NotificationPreview
      subject={subject}
      values={{ message, ...channels }}
      template={template}
    />
  )
}

/** When a message that goes by itself goes, and how it reads. */
export function ReminderDialog(props: ReminderDialogProps) {
  const { coaching, reminder, onDone, onCancel } = props
  const [update] = useMutation(api.reminder.update, { errors: 'ignore' })
  const { forget, close } = useForgetting(onCancel)
  const { kind } = reminder
  const params = { id: coaching.id }

  return (
    <LazyDialog
      open
      size="md"
      title={KIND_LABELS[kind]}
      description="Dikirim melalui saluran yang diatur kantor: email, WhatsApp, atau keduanya."
      onClose={close}
    >
      <Form<ReminderValues>
        initialValues={valuesOf(reminder)}
        schema={reminderFormSchema}
        edit={editOf(valuesOf, {
          ...{ days: 'Hari', time: 'Pukul', minutes: 'Menit' },
          ...{ subject: 'Subjek', paragraph: 'Isi pesan' },
        })}
        onSubmit={async (values, { version }) => {
          await update({ params, body: bodyOf(kind, values) }, { version })
          onDone(true)
        }}
        aria-label={KIND_LABELS[kind]}
      >
        <KeptDraft name={`reminder:${kind}:${coaching.id}`} forget={forget} />
        <WhenFields kind={kind} />
        <TextField name="subject" label="Subjek" autoComplete="off" />
        <TextField
          name="paragraph"
          label="Isi pesan"
          hint={`Salam, tautan, topik, dan jadwal ditambahkan otomatis. ${NAME_SLOT_HINT}, ${DEADLINE_SLOT} diganti dengan batas Post Test dalam zona waktu peserta.`}
          multiline
          rows={5}
        />
        <BackToReady kind={kind} />
        <Preview coaching={coaching} kind={kind} />
        <WindowActions>
          <SubmitButton>Simpan</SubmitButton>
        </WindowActions>
      </Form>
    </LazyDialog>
  )
}
