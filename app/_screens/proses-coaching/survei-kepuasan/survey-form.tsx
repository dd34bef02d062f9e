import { Send } from 'lucide-react'
import { useMemo } from 'react'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { Card } from '@/components/ui/card'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { SurveyQuestion } from '@/lib/entities/survey'
import { toast } from '@/lib/feedback/toast'
import { MAX_LONG } from '@/lib/validation/fields'
import { surveyFormSchema } from '@/lib/validation/survey'
import { RatingField } from './rating-field'
import { emptySurvey, type SurveyValues, toSurveyBody } from './survey-values'

/** The questionnaire of the portal: nine elements from 1 to 4 and a free suggestion (decision 59). */
export function SurveyForm({
  id,
  questions,
}: {
  id: string
  questions: readonly SurveyQuestion[]
}) {
  const [submit] = useMutation(api.survey.submit, {
    errors: 'ignore',
    alsoRefresh: ['coaching'],
  })
  const { initialValues, schema } = useMemo(
    () => ({
      initialValues: emptySurvey(questions),
      schema: surveyFormSchema(questions.length),
    }),
    [questions],
  )

  async function send(values: SurveyValues) {
    await submit({ params: { id }, body: toSurveyBody(questions, values) })
    toast.success('Terima kasih, survei Anda sudah tersimpan')
  }

  return (
    <Form
      initialValues={initialValues}
      schema={schema}
      onSubmit={send}
      guard
      aria-label="Survei kepuasan"
    >
      {({ values }) => {
        const rated = values.nilai.filter(Boolean).length
        return (
          <Card
            padding="none"
            className="space-y-6 overflow-clip px-4 pt-4 md:px-6 md:pt-6"
          >
            {/* ratings stand in the order of the questions: those of others are not theirs */}
            <KeptDraft
              name={`survei-kepuasan:${id}:${questions.map((one) => one.id).join()}`}
            />
            <ol className="divide-y divide-line">
              {questions.map((question, index) => (
                <li key={question.id} className="py-6 first:pt-0">
                  <RatingField name={`nilai.${index}`} question={question} />
                </li>
              ))}
            </ol>
            <TextField
              multiline
              optional
              name="saran"
              label="Saran untuk perbaikan layanan"
              counter={MAX_LONG}
            />
            <SubmitBar note={`${rated} dari ${questions.length} unsur dinilai`}>
              <SubmitButton icon={<Send />}>Kirim survei</SubmitButton>
            </SubmitBar>
          </Card>
        )
      }}
    </Form>
  )
}
