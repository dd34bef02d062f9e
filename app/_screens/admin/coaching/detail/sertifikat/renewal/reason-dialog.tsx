import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { SubmitButton, WindowActions } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { useForgetting } from '@/components/form/use-forgetting'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { isOutdated } from '@/lib/api/errors'
import { showFailure } from '@/lib/api/show-failure'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import {
  type CertificateReason,
  certificateReasonSchema,
} from '@/lib/validation/certificate-register'

type ReasonDialogProps = DialogHandlers<CertificateReason> & {
  title: string
  description: string
  /** Names what was typed on the device: the act and the version that it is about. */
  draft: string
  submitLabel: string
  send: (body: CertificateReason) => Promise<unknown>
}

/** Why a certificate is issued anew or withdrawn; while the call fails the window stays with its text. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, send, onDone, onCancel } = props
  const { forget, close } = useForgetting(onCancel)

  async function submit(values: CertificateReason) {
    const body = certificateReasonSchema.cast(values)
    try {
      await send(body)
    } catch (error) {
      if (!isOutdated(error)) throw error
      showFailure(error)
      onCancel()
      // what was written stays for a second look
      return false
    }
    onDone(body)
  }

  return (
    <LazyDialog
      open
      size="md"
      title={title}
      description={props.description}
      onClose={close}
    >
      <Form<CertificateReason>
        initialValues={{ reason: '' }}
        schema={certificateReasonSchema}
        onSubmit={submit}
        aria-label={title}
      >
        <KeptDraft name={`certificate:${props.draft}`} forget={forget} />
        <TextField
          name="reason"
          label="Alasan"
          hint="Dapat dibaca oleh peserta dan siapa pun yang memeriksa sertifikat ini."
          multiline
          rows={3}
          counter={1000}
        />
        <WindowActions>
          <SubmitButton>{props.submitLabel}</SubmitButton>
        </WindowActions>
      </Form>
    </LazyDialog>
  )
}
