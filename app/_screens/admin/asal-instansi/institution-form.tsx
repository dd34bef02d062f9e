import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { SaveBar } from '@/app/_screens/admin/save-bar'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { TextField } from '@/components/form/text-field'
import { Card } from '@/components/ui/card'
import { toast } from '@/lib/feedback/toast'
import { goBack } from '@/lib/router/navigate'
import { type InstitutionBody, institutionSchema } from '@/lib/validation/institution'

type InstitutionFormProps = {
  /** Of the institution that is changed; null for a new one. */
  id: string | null
  name: string
  save: (values: InstitutionBody) => Promise<unknown>
  /** Said after saving (decision 76). */
  doneText: string
}

/** The name of an institution; for adding and editing. */
export function InstitutionForm({ id, name, save, doneText }: InstitutionFormProps) {
  async function submit(values: InstitutionBody) {
    await save(values)
    toast.success(doneText)
    goBack('admin/asal-instansi')
  }

  return (
    <Card className="max-w-prosa">
      <Form<InstitutionBody>
        guard
        initialValues={{ name }}
        schema={institutionSchema}
        onSubmit={submit}
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
