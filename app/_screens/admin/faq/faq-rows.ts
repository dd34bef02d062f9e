import { plainText } from '@/lib/domain/text/search'
import type { Faq } from '@/lib/entities/content'

/** A FAQ with its plain texts, worked out once: every search and sort reads them. */
export type FaqRow = Faq & { questionText: string; answerText: string }

export const faqRow = (faq: Faq): FaqRow => ({
  ...faq,
  questionText: plainText(faq.question),
  answerText: plainText(faq.answer),
})

/** The categories that hold a FAQ, by name, for the filter. */
export function categoriesOf(faqs: readonly Faq[]): { id: string; name: string }[] {
  const byId = new Map(faqs.map(({ category }) => [category.id, category]))
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name, 'id'))
}
