import { Send } from 'lucide-react'
import { useMemo } from 'react'
import { Form } from '@/components/form/form'
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
  const [submit] = useMutation(api.survey.submit, { errors: 'ignore' })
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
          <>
            <ol className="space-y-4">
              {questions.map((question, index) => (
                <li key={question.id}>
                  <Card>
                    <RatingField name={`nilai.${index}`} question={question} />
                  </Card>
                </li>
              ))}
            </ol>
            <Card>
              <TextField
                multiline
                optional
                name="saran"
                label="Saran untuk perbaikan layanan"
                counter={MAX_LONG}
              />
            </Card>
            <SubmitBar note={`${rated} dari ${questions.length} unsur dinilai`}>
              <SubmitButton icon={<Send />}>Kirim survei</SubmitButton>
            </SubmitBar>
          </>
        )
      }}
    </Form>
  )
}
