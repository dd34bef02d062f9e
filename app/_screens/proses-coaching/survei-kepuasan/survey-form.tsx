import { Send } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { Card } from '@/components/ui/card'
import { mayBeDone } from '@/lib/api/errors'
import { useMutation } from '@/lib/api/use-mutation'
import { useMediaQuery } from '@/lib/browser/use-media-query'
import { api } from '@/lib/contract'
import type { SurveyQuestion } from '@/lib/entities/survey'
import { toast } from '@/lib/feedback/toast'
import { MAX_LONG } from '@/lib/validation/fields'
import { surveyFormSchema } from '@/lib/validation/survey'
import { RatingField } from './rating-field'
import { SurveyPages } from './survey-pages'
import { emptySurvey, type SurveyValues, toSurveyBody } from './survey-values'

const SUGGESTION = (
  <TextField
    multiline
    optional
    name="saran"
    label="Saran untuk perbaikan layanan"
    counter={MAX_LONG}
  />
)

type SurveyFormProps = {
  id: string
  questions: readonly SurveyQuestion[]
  /** The suggestion, where it and ratings stand here that the server does not have; null where nothing does. */
  onUnsent: (suggestion: string | null) => void
}
type Parts = { questions: readonly SurveyQuestion[]; note: string }

const ratingOf = (question: SurveyQuestion, index: number) => (
  <RatingField name={`nilai.${index}`} question={question} />
)

/** All questions under each other, from 768 px on. */
function WholeSurvey({ questions, note }: Parts) {
  return (
    <>
      <ol className="divide-y divide-line">
        {questions.map((question, index) => (
          <li key={question.id} className="py-5 first:pt-0">
            {ratingOf(question, index)}
          </li>
        ))}
      </ol>
      {SUGGESTION}
      <SubmitBar note={note}>
        <SubmitButton icon={<Send />}>Kirim survei</SubmitButton>
      </SubmitBar>
    </>
  )
}

const pagesOf = (
  questions: readonly SurveyQuestion[],
): { key: string; content: ReactNode }[] => [
  ...questions.map((question, index) => ({
    key: question.id,
    content: ratingOf(question, index),
  })),
  { key: 'saran', content: SUGGESTION },
]

/** The page that a field stands on; the suggestion's comes after all questions. */
const pageOf = (name: string, count: number) => {
  const [group, index] = name.split('.')
  return group === 'nilai' ? Number(index) : count
}

type UnsentProps = {
  suggestion: string | null
  onTell: (suggestion: string | null) => void
}

function Unsent({ suggestion, onTell }: UnsentProps) {
  useEffect(() => onTell(suggestion), [suggestion, onTell])
  return null
}

/** The questionnaire of the portal: nine elements from 1 to 4 and a free suggestion (decision 59). */
export function SurveyForm({ id, questions, onUnsent }: SurveyFormProps) {
  const [submit] = useMutation(api.survey.submit, {
    errors: 'ignore',
    alsoRefresh: ['coaching'],
  })
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  const [at, setAt] = useState(0)
  const { initialValues, schema } = useMemo(
    () => ({
      initialValues: emptySurvey(questions),
      schema: surveyFormSchema(questions.length),
    }),
    [questions],
  )

  // after a lost answer the survey that is there may be the one from here
  const mayBeOwn = useRef(false)

  async function send(values: SurveyValues) {
    try {
      await submit({ params: { id }, body: toSurveyBody(questions, values) })
    } catch (error) {
      mayBeOwn.current ||= mayBeDone(error)
      onUnsent(mayBeOwn.current ? null : values.saran)
      throw error
    }
    toast.success('Terima kasih, survei Anda sudah tersimpan')
  }

  return (
    <Form
      initialValues={initialValues}
      schema={schema}
      onSubmit={send}
      guard
      reveal={(name) => setAt(pageOf(name, questions.length))}
      aria-label="Survei kepuasan"
    >
      {({ values, dirty, isSubmitting }) => {
        const rated = values.nilai.filter(Boolean).length
        const note = `${rated} dari ${questions.length} unsur dinilai`
        return (
          <Card
            padding="none"
            className="space-y-6 overflow-clip px-4 pt-4 md:px-6 md:pt-6"
          >
            <Unsent
              suggestion={dirty && !isSubmitting && !mayBeOwn.current ? values.saran : null}
              onTell={onUnsent}
            />
            {/* ratings stand in the order of the questions: those of others are not theirs */}
            <KeptDraft
              name={`survei-kepuasan:${id}:${questions.map((one) => one.id).join()}`}
            />
            {isPhone ? (
              <SurveyPages pages={pagesOf(questions)} note={note} at={at} onTurn={setAt} />
            ) : (
              <WholeSurvey questions={questions} note={note} />
            )}
          </Card>
        )
      }}
    </Form>
  )
}
