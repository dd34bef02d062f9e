import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { SaveBar } from '@/app/_screens/admin/save-bar'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { TextField } from '@/components/form/text-field'
import { Card } from '@/components/ui/card'
import { toast } from '@/lib/feedback/toast'
import { goBack } from '@/lib/router/navigate'
import { type CategoryBody, categorySchema } from '@/lib/validation/content'

type CategoryFormProps = {
  /** Of the category that is changed; null for a new one. */
  id: string | null
  initialValues: CategoryBody
  save: (values: CategoryBody) => Promise<unknown>
  /** Said after saving (decision 76). */
  doneText: string
}

/** The name of a category; for adding and editing. */
export function CategoryForm({ id, initialValues, save, doneText }: CategoryFormProps) {
  async function submit(values: CategoryBody) {
    await save(values)
    toast.success(doneText)
    goBack('admin/category')
  }

  return (
    <Card className="max-w-prosa">
      <Form<CategoryBody>
        guard
        initialValues={initialValues}
        schema={categorySchema}
        onSubmit={submit}
        aria-label="Kategori"
      >
        <KeptDraft name={`category:${id ?? 'new'}`} />
        <TextField
          name="name"
          label="Nama kategori"
          hint="Contoh: Tata batas kawasan hutan"
          autoComplete="off"
        />
        <SaveBar onCancel={() => void leaveScreen('admin/category')} />
      </Form>
    </Card>
  )
}
