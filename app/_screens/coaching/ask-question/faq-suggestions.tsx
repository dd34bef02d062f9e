import { Lightbulb } from 'lucide-react'
import { RichText } from '@/components/content/rich-text'
import type { FaqIndex } from '@/lib/domain/text/faq-match'

/** 'Mungkin sudah terjawab': each entry opens its answer in place, so that nothing typed is left. */
export function FaqSuggestions({ faqs }: { faqs: FaqIndex }) {
  return (
    <div aria-live="polite">
      {faqs.length > 0 && (
        <section className="mt-2 rounded-md bg-tone-kayu px-4 py-3 text-sm">
          <p className="flex items-center gap-2 font-bold text-tone-kayu-ink">
            <Lightbulb aria-hidden="true" className="size-4 shrink-0" />
            Mungkin sudah terjawab
          </p>
          <ul className="mt-1">
            {faqs.map(({ id, question, answer }) => (
              <li key={id}>
                <details>
                  <summary className="min-h-8 pointer-coarse:py-3 py-1.5 font-semibold text-ink">
                    {question}
                  </summary>
                  <div className="pb-2 text-ink">
                    <RichText html={answer} />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
