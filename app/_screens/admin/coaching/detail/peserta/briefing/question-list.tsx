import { Lightbulb } from 'lucide-react'
import { useMemo } from 'react'
import { RouteLink } from '@/components/navigation/route-link'
import { matchingFaqs } from '@/lib/domain/text/faq-match'
import type { Proposal } from '@/lib/entities/proposal'
import { useFaqHints } from './faq-hints'

/** The entry of the FAQ that a question resembles most. */
function FaqHint({ question }: { question: string }) {
  const faqs = useFaqHints()
  const [faq] = useMemo(() => matchingFaqs(faqs, question), [faqs, question])
  if (!faq) return null
  return (
    <p className="mt-0.5 flex items-start gap-1.5 text-sm text-tone-kayu-ink">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        Mirip FAQ:{' '}
        <RouteLink
          to="admin/faq/detail"
          params={{ id: faq.id }}
          className="inline-block min-h-6 underline"
        >
          {faq.question}
        </RouteLink>
      </span>
    </p>
  )
}

type QuestionProps = {
  text: string
  /** With the FAQ entry that it resembles. */
  isHinted: boolean
}

/** One question. */
export function Question({ text, isHinted }: QuestionProps) {
  return (
    <>
      {text}
      {isHinted && <FaqHint question={text} />}
    </>
  )
}

/** A participant's questions; while they wait for a decision each with the FAQ entry that it resembles. */
export function QuestionList({
  questions,
  status,
}: Pick<Proposal, 'questions' | 'status'>) {
  // The same question may stand there twice, so its place is its name.
  const numbered = questions.map((text, index) => ({ no: index + 1, text }))
  return (
    <ol className="list-decimal space-y-1 pl-[1.25em]">
      {numbered.map(({ no, text }) => (
        <li key={no}>
          <Question text={text} isHinted={status === 'PENDING'} />
        </li>
      ))}
    </ol>
  )
}
