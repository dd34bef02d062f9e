import { CategoryField } from '@/app/_screens/admin/category-field'
import { FaqPreview } from '@/app/_screens/admin/faq/faq-preview'
import { RecordForm } from '@/app/_screens/admin/record-form'
import { editOf, type Opened, type Versioned } from '@/components/form/parts/send-edit'
import { RichTextField } from '@/components/form/rich-text-field'
import { Card } from '@/components/ui/card'
import type { Category, Faq } from '@/lib/entities/content'
import { type FaqBody, faqSchema } from '@/lib/validation/content'

type FaqFormProps = {
  /** Of the FAQ that is changed; null for a new one. */
  id: string | null
  initialValues: FaqBody & Versioned
  /** The category that a stored FAQ stands in. */
  stored: Category | null
  reread?: (() => Promise<unknown>) | undefined
  save: (values: FaqBody, opened: Opened<FaqBody>) => Promise<unknown>
}

export const faqValues = ({ categoryId, question, answer, version }: Faq) => ({
  ...{ categoryId, question, answer, version },
})

const LABELS = { categoryId: 'Kategori', question: 'Pertanyaan', answer: 'Jawaban' }

const EDIT = editOf(faqValues, LABELS)

/** Category, question and answer, with a look at the result; for adding and editing. */
export function FaqForm({ id, initialValues, stored, reread, save }: FaqFormProps) {
  return (
    <Card>
      <RecordForm<FaqBody>
        list="admin/faq"
        isNew={id === null}
        // what was typed under one given question must not come back under another
        draft={`faq:${id ?? `new:${initialValues.question}`}`}
        initialValues={initialValues}
        schema={faqSchema}
        edit={EDIT}
        reread={reread}
        save={save}
        aria-label="FAQ"
      >
        <div className="grid grid-cols-pair items-start gap-6">
          <div className="min-w-0 space-y-5">
            <CategoryField stored={stored} />
            <RichTextField name="question" label="Pertanyaan" />
            <RichTextField name="answer" label="Jawaban" />
          </div>
          <FaqPreview />
        </div>
      </RecordForm>
    </Card>
  )
}
