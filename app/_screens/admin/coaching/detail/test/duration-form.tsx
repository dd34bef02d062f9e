import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { NumberField } from '@/components/form/number-field'
import { SubmitButton } from '@/components/form/submit-bar'
import { Card } from '@/components/ui/card'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { UPDATED } from '@/lib/copy'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'
import { toast } from '@/lib/feedback/toast'
import { durationFormSchema } from '@/lib/validation/coaching'

type DurationFormProps = { coaching: AdminCoaching; kind: TestKind; name: string }

/** How long a test lasts; running attempts keep their deadline (decision 56). */
export function DurationForm({ coaching, kind, name }: DurationFormProps) {
  const [save] = useMutation(api.adminCoaching.update)
  const field = kind === 'pre-test' ? 'preTestDurationMinutes' : 'postTestDurationMinutes'
  const params = { id: coaching.id }

  async function submit({ minutes }: { minutes: number | null }) {
    await save({ params, body: { [field]: minutes } })
    toast.success(UPDATED)
  }

  return (
    <Card as="section" padding="small">
      <Form
        initialValues={{ minutes: coaching[field] as number | null }}
        schema={durationFormSchema}
        onSubmit={submit}
        aria-label={`Durasi ${name}`}
        spacing="none"
        guard
        onlyChanges
      >
        <KeptDraft name={`${field}:${coaching.id}`} />
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-56 max-w-full">
            <NumberField name="minutes" label={`Durasi ${name}`} unit="menit" />
          </div>
          <SubmitButton
            variant="secondary"
            disabledReason={
              coaching.canEdit ? null : 'Coaching ini tidak dapat diubah lagi.'
            }
          >
            Simpan durasi
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
