import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { NumberField } from '@/components/form/number-field'
import { editOf, type Opened } from '@/components/form/parts/send-edit'
import { SubmitButton } from '@/components/form/submit-bar'
import { Card } from '@/components/ui/card'
import { call } from '@/lib/api/call'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { UPDATED } from '@/lib/copy'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'
import { toast } from '@/lib/feedback/toast'
import { durationFormSchema } from '@/lib/validation/coaching'

type Minutes = { minutes: number | null }
type DurationFormProps = { coaching: AdminCoaching; kind: TestKind; name: string }

/** How long a test lasts; running attempts keep their deadline (decision 56). */
export function DurationForm({ coaching, kind, name }: DurationFormProps) {
  const [save] = useMutation(api.adminCoaching.update)
  const field = kind === 'pre-test' ? 'preTestDurationMinutes' : 'postTestDurationMinutes'
  const params = { id: coaching.id }
  const valuesOf = (one: AdminCoaching) => ({
    minutes: one[field] as number | null,
    version: one.version,
  })

  async function submit(wanted: Minutes, opened: Opened<Minutes>) {
    await save({ params, body: { [field]: wanted.minutes } }, { version: opened.version })
    toast.success(UPDATED)
  }

  return (
    <Card as="section" padding="small">
      <Form
        initialValues={valuesOf(coaching)}
        schema={durationFormSchema}
        edit={editOf(valuesOf, { minutes: `Durasi ${name}` })}
        reread={() => call(api.adminCoaching.get, { params })}
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
