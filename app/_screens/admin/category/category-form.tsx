import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { SaveBar } from '@/app/_screens/admin/save-bar'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { editOf, type Opened, type Versioned } from '@/components/form/parts/send-edit'
import { TextField } from '@/components/form/text-field'
import { Card } from '@/components/ui/card'
import type { Category } from '@/lib/entities/content'
import { toast } from '@/lib/feedback/toast'
import { goBack } from '@/lib/router/navigate'
import { type CategoryBody, categorySchema } from '@/lib/validation/content'

type CategoryFormProps = {
  /** Of the category that is changed; null for a new one. */
  id: string | null
  initialValues: CategoryBody & Versioned
  save: (values: CategoryBody, opened: Opened<CategoryBody>) => Promise<unknown>
  /** Said after saving (decision 76). */
  doneText: string
}

const EDIT = editOf(({ name, version }: Category) => ({ name, version }), {
  name: 'Nama kategori',
})

/** The name of a category; for adding and editing. */
export function CategoryForm({ id, initialValues, save, doneText }: CategoryFormProps) {
  async function submit(values: CategoryBody, opened: Opened<CategoryBody>) {
    await save(values, opened)
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
        edit={EDIT}
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
