import { matchesAnyField, plainText } from '@/lib/domain/text/search'
import type { CategoryWithFaqs } from '@/lib/entities/content'

/** A question as plain text, for its button and heading; the answer stays rich text. */
export type Question = { id: string; question: string; answer: string; answerText: string }

export type Topic = { id: string; name: string; questions: Question[] }

export type FaqFilter = { text: string; topicId: string }

/** Categories with their questions, their plain text worked out once. */
export const topicsOf = (categories: readonly CategoryWithFaqs[]): Topic[] =>
  categories.map(({ id, name, faqs }) => ({
    id,
    name,
    questions: faqs.map((faq) => ({
      id: faq.id,
      question: plainText(faq.question),
      answer: faq.answer,
      answerText: plainText(faq.answer),
    })),
  }))

/** What the filter leaves: one topic or all, and only questions that match; no topic without a match. */
export function filterTopics(
  topics: readonly Topic[],
  { text, topicId }: FaqFilter,
): Topic[] {
  const inTopic = topics.filter(({ id }) => topicId === '' || id === topicId)
  if (text.trim() === '') return inTopic
  return inTopic
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answerText }) =>
        matchesAnyField([question, answerText], text),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}
