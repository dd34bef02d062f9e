import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Topic } from '@/app/_screens/faq/faq-topics'
import { QuestionList } from '@/app/_screens/faq/question-list'
import type { FaqView } from '@/app/_screens/faq/use-faq-view'
import { cardClass } from '@/components/ui/card'

type TopicSectionProps = { topic: Topic; view: FaqView }

/** A category, which opens and closes; its questions left, the chosen answer right (§2). */
export function TopicSection({ topic, view }: TopicSectionProps) {
  const panelId = useId()
  const isOpen = view.isOpen(topic)
  const { name, questions } = topic
  return (
    <section aria-label={name} className={cardClass({ padding: 'none' })}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => view.toggle(topic)}
          className="flex min-h-14 w-full flex-wrap items-center gap-x-3 rounded-lg px-4 py-3 text-left hover:bg-brand-tint md:px-6"
        >
          <span className="min-w-0 flex-1 basis-word font-bold text-lg">{name}</span>
          <span className="ml-auto flex items-center gap-3 text-ink-2 text-sm">
            <span className="sr-only">, </span>
            {questions.length} pertanyaan
            <ChevronDown
              aria-hidden="true"
              className={`size-5 shrink-0 transition-transform duration-hover ${isOpen ? 'rotate-180' : ''}`}
            />
          </span>
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen} className="border-line border-t p-2 md:p-4">
        {isOpen &&
          (questions.length > 0 ? (
            <QuestionList topic={topic} view={view} />
          ) : (
            <p className="px-2 py-3 text-ink-2">Belum ada pertanyaan pada topik ini.</p>
          ))}
      </div>
    </section>
  )
}
