import { CategoryField } from '@/app/_screens/admin/category-field'
import { FaqPreview } from '@/app/_screens/admin/faq/faq-preview'
import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { SaveBar } from '@/app/_screens/admin/save-bar'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { editOf, type Opened, type Versioned } from '@/components/form/parts/send-edit'
import { RichTextField } from '@/components/form/rich-text-field'
import { Card } from '@/components/ui/card'
import type { Category, Faq } from '@/lib/entities/content'
import { toast } from '@/lib/feedback/toast'
import { goBack } from '@/lib/router/navigate'
import { type FaqBody, faqSchema } from '@/lib/validation/content'

type FaqFormProps = {
  /** Of the FAQ that is changed; null for a new one. */
  id: string | null
  initialValues: FaqBody & Versioned
  /** The category that a stored FAQ stands in. */
  stored: Category | null
  save: (values: FaqBody, opened: Opened<FaqBody>) => Promise<unknown>
  /** Said after saving (decision 76). */
  doneText: string
}

export const faqValues = ({ categoryId, question, answer, version }: Faq) => ({
  ...{ categoryId, question, answer, version },
})

const LABELS = { categoryId: 'Kategori', question: 'Pertanyaan', answer: 'Jawaban' }

const EDIT = editOf(faqValues, LABELS)

/** Category, question and answer, with a look at the result; for adding and editing. */
export function FaqForm({ id, initialValues, stored, save, doneText }: FaqFormProps) {
  async function submit(values: FaqBody, opened: Opened<FaqBody>) {
    await save(values, opened)
    toast.success(doneText)
    goBack('admin/faq')
  }

  return (
    <Card>
      <Form<FaqBody>
        guard
        initialValues={initialValues}
        schema={faqSchema}
        onSubmit={submit}
        edit={EDIT}
        aria-label="FAQ"
      >
        {/* what was typed under one given question must not come back under another */}
        <KeptDraft name={`faq:${id ?? `new:${initialValues.question}`}`} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="min-w-0 space-y-5">
            <CategoryField stored={stored} />
            <RichTextField name="question" label="Pertanyaan" />
            <RichTextField name="answer" label="Jawaban" />
          </div>
          <FaqPreview />
        </div>
        <SaveBar onCancel={() => void leaveScreen('admin/faq')} />
      </Form>
    </Card>
  )
}
