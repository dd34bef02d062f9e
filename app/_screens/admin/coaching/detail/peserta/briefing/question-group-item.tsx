import { MessageCircleQuestion } from 'lucide-react'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { askersText } from './briefing-text'
import type { QuestionGroup } from './question-groups'

type QuestionGroupItemProps = { no: number; group: QuestionGroup; categoryId: string }

/** One question of the briefing, who asks it and in which other words; and the way to make it an FAQ. */
export function QuestionGroupItem({ no, group, categoryId }: QuestionGroupItemProps) {
  const { question, variants } = group
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <span className="angka w-6 shrink-0 text-right font-semibold text-ink-2">{no}.</span>
      <div className="wrap-anywhere min-w-[min(--spacing(56),100%)] flex-1">
        <p className="font-semibold">{question}</p>
        <p className="text-ink-2 text-sm">{askersText(group)}</p>
        {variants.length > 0 && (
          <details className="mt-1 text-sm">
            <summary className="min-h-8 pointer-coarse:py-3 py-1 text-brand">
              {variants.length} rumusan lain
            </summary>
            <ul className="list-disc pl-[1.25em]">
              {variants.map((variant) => (
                <li key={variant}>{variant}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <RouteLink
        to="admin/faq/add"
        query={{ pertanyaan: question, kategori: categoryId }}
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
        aria-label={`Jadikan FAQ: ${question}`}
      >
        <MessageCircleQuestion aria-hidden="true" className="size-5" />
        Jadikan FAQ
      </RouteLink>
    </li>
  )
}
