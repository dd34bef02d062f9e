import { Send } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { Form } from '@/components/form/form'
import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useQuery } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useAt } from '@/lib/browser/use-now'
import { api } from '@/lib/contract'
import { closedReason } from '@/lib/domain/participation/quota'
import { formatMoment } from '@/lib/domain/schedule/dates'
import { isOverWorkingDay } from '@/lib/domain/schedule/working-day'
import { faqIndex } from '@/lib/domain/text/faq-match'
import type { Coaching } from '@/lib/entities/coaching'
import {
  askQuestionFormSchema,
  filledQuestions,
  MIN_QUESTIONS,
} from '@/lib/validation/ask-question'
import { QuestionField } from './question-field'
import { useProposal } from './use-proposal'
import type { QuestionDraft, Questions } from './use-question-draft'

const SLOTS = [0, 1, 2, 3, 4] as const

/** Every FAQ, prepared for matching while typing; nothing where the list cannot be had. */
function useFaqIndex() {
  const { data } = useQuery(api.category.list, undefined, { quiet: true })
  return useMemo(() => faqIndex(data?.flatMap(({ faqs }) => faqs) ?? []), [data])
}

/** The meeting may begin before the working day is over within which a proposal is looked at; null otherwise. */
function soonText({ jamMulai }: Coaching, now: Date): string | null {
  const { zone, label } = browserTimeZone()
  if (!jamMulai || isOverWorkingDay(now, new Date(jamMulai), zone)) return null
  const begins = new Date(jamMulai) <= now ? 'sudah dimulai' : 'dimulai'
  return `Meeting ${begins} ${formatMoment(jamMulai, zone)} ${label}, lebih cepat daripada batas verifikasi 1 hari kerja. Setelah mengirim pertanyaan, hubungi narahubung agar pengajuan Anda sempat diperiksa.`
}

function KeepDraft({
  questions,
  keep,
}: {
  questions: Questions
  keep: QuestionDraft['keep']
}) {
  useEffect(() => keep(questions), [questions, keep])
  return null
}

/** §5 Ask-question: five inputs, the first three required, empty ones dropped on submit. */
export function AskForm({
  coaching,
  draft,
  initial,
}: {
  coaching: Coaching
  draft: QuestionDraft
  initial: Questions
}) {
  const faqs = useFaqIndex()
  const propose = useProposal(coaching, draft)
  const closed = useAt((now) => closedReason(coaching, now, browserTimeZone().zone))
  const soon = useAt((now) => soonText(coaching, now))
  const warning = closed ?? soon
  return (
    <Form
      initialValues={{ questions: initial }}
      schema={askQuestionFormSchema}
      onSubmit={({ questions }) => propose(filledQuestions(questions))}
      aria-label="Ajukan pertanyaan"
    >
      {({ values: { questions } }) => {
        const required = filledQuestions(questions.slice(0, MIN_QUESTIONS)).length
        return (
          <>
            <KeepDraft questions={questions} keep={draft.keep} />
            {warning && <Notice tone="warning">{warning}</Notice>}
            {draft.isRestored && (
              <Notice>Draf pertanyaan Anda yang belum dikirim telah dikembalikan.</Notice>
            )}
            <Card
              padding="none"
              className="space-y-6 overflow-clip px-4 pt-4 md:px-6 md:pt-6"
            >
              {SLOTS.map((slot) => (
                <QuestionField key={slot} slot={slot} text={questions[slot]} faqs={faqs} />
              ))}
              <SubmitBar note={`${required} dari ${MIN_QUESTIONS} wajib terisi`}>
                <SubmitButton icon={<Send />} disabledReason={closed}>
                  Kirim pertanyaan
                </SubmitButton>
              </SubmitBar>
            </Card>
          </>
        )
      }}
    </Form>
  )
}
