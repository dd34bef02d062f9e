import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { SaveBar } from '@/app/_screens/admin/save-bar'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { editOf, type Opened, type Versioned } from '@/components/form/parts/send-edit'
import { TextField } from '@/components/form/text-field'
import { Card } from '@/components/ui/card'
import type { AsalInstansi } from '@/lib/entities/user'
import { toast } from '@/lib/feedback/toast'
import { goBack } from '@/lib/router/navigate'
import { type InstitutionBody, institutionSchema } from '@/lib/validation/institution'

type InstitutionFormProps = {
  /** Of the institution that is changed; null for a new one. */
  id: string | null
  initialValues: InstitutionBody & Versioned
  save: (values: InstitutionBody, opened: Opened<InstitutionBody>) => Promise<unknown>
  /** Said after saving (decision 76). */
  doneText: string
}

const EDIT = editOf(({ name, version }: AsalInstansi) => ({ name, version }), {
  name: 'Nama instansi',
})

/** The name of an institution; for adding and editing. */
export function InstitutionForm(props: InstitutionFormProps) {
  const { id, initialValues, save, doneText } = props

  async function submit(values: InstitutionBody, opened: Opened<InstitutionBody>) {
    await save(values, opened)
    toast.success(doneText)
    goBack('admin/asal-instansi')
  }

  return (
    <Card className="max-w-prosa">
      <Form<InstitutionBody>
        guard
        initialValues={initialValues}
        schema={institutionSchema}
        onSubmit={submit}
        edit={EDIT}
        aria-label="Instansi"
      >
        <KeptDraft name={`institution:${id ?? 'new'}`} />
        <TextField
          name="name"
          label="Nama instansi"
          hint="Contoh: Direktorat Jenderal Planologi Kehutanan"
          autoComplete="off"
        />
        <SaveBar onCancel={() => void leaveScreen('admin/asal-instansi')} />
      </Form>
    </Card>
  )
}
