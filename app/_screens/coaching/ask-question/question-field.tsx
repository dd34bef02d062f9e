import { useDeferredValue, useMemo } from 'react'
import { TextField } from '@/components/form/text-field'
import { type FaqIndex, matchingFaqs } from '@/lib/domain/text/faq-match'
import { MIN_QUESTIONS } from '@/lib/validation/ask-question'
import { MAX_MEDIUM } from '@/lib/validation/fields'
import { FaqSuggestions } from './faq-suggestions'

/** One of the five questions; entries of the FAQ that may answer it already unfold under it. */
export function QuestionField({
  slot,
  text,
  faqs,
}: {
  slot: number
  text: string
  faqs: FaqIndex
}) {
  const typed = useDeferredValue(text)
  const matches = useMemo(() => matchingFaqs(faqs, typed), [faqs, typed])
  const isRequired = slot < MIN_QUESTIONS
  return (
    <TextField
      multiline
      rows={3}
      name={`questions.${slot}`}
      label={`Pertanyaan ${slot + 1}${isRequired ? ' (wajib)' : ''}`}
      optional={!isRequired}
      counter={MAX_MEDIUM}
      aside={<FaqSuggestions faqs={matches} />}
    />
  )
}
