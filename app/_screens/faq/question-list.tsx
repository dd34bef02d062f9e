import { clsx } from 'clsx'
import { ChevronRight, MessageCircleQuestion } from 'lucide-react'
import { useId } from 'react'
import type { Question, Topic } from '@/app/_screens/faq/faq-topics'
import type { FaqView } from '@/app/_screens/faq/use-faq-view'
import { RichText } from '@/components/content/rich-text'

/**
 * One list for both layouts: the answer follows its question, as on a phone; where there is room for both the grid puts
 * it into the right column, over all rows. The last, flexible row takes what a long answer is taller.
 */
export function QuestionList({ topic, view }: { topic: Topic; view: FaqView }) {
  const { questions } = topic
  const hasChosen = questions.some(({ id }) => view.isChosen(id))
  const rightColumn = { gridRow: `1 / span ${questions.length + 1}` }
  return (
    <div className="@container">
      <div
        className="@md:grid @md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @md:gap-x-6"
        style={{ gridTemplateRows: `repeat(${questions.length}, auto) 1fr` }}
      >
        <ul className="@md:contents @max-md:divide-y @max-md:divide-line">
          {questions.map((question) => (
            <li key={question.id} className="@md:contents">
              <QuestionItem
                question={question}
                isChosen={view.isChosen(question.id)}
                onChoose={() => view.choose(topic, question.id)}
                headingRef={(heading) => view.focusHeading(question.id, heading)}
                rightColumn={rightColumn}
              />
            </li>
          ))}
        </ul>
        {!hasChosen && (
          <div
            className="@md:col-start-2 @md:grid hidden place-content-center justify-items-center gap-2 rounded-md bg-page p-6 text-center text-ink-2"
            style={rightColumn}
          >
            <MessageCircleQuestion aria-hidden="true" className="size-7" />
            <p>Pilih pertanyaan untuk membaca jawabannya.</p>
          </div>
        )}
      </div>
    </div>
  )
}

type QuestionItemProps = {
  question: Question
  isChosen: boolean
  onChoose: () => void
  headingRef: (heading: HTMLElement | null) => void
  rightColumn: { gridRow: string }
}

function QuestionItem(props: QuestionItemProps) {
  const { question, isChosen, onChoose, headingRef, rightColumn } = props
  const answerId = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isChosen}
        aria-controls={isChosen ? answerId : undefined}
        onClick={onChoose}
        className={clsx(
          '@md:col-start-1 flex min-h-12 w-full items-start gap-2 rounded-md px-3 py-3 text-left',
          isChosen ? 'bg-brand-tint font-semibold text-brand' : 'hover:bg-brand-tint',
        )}
      >
        <span className="min-w-0 flex-1">{question.question}</span>
        <ChevronRight
          aria-hidden="true"
          className={clsx(
            'mt-0.5 size-5 shrink-0 transition-transform duration-hover',
            isChosen ? '@max-md:rotate-90' : 'text-ink-3',
          )}
        />
      </button>
      {isChosen && (
        <div
          id={answerId}
          className="relative @md:sticky @md:top-4 @md:col-start-2 @md:self-start @md:rounded-md @md:bg-page @md:p-6 px-3 pt-1 pb-5"
          style={rightColumn}
        >
          <h3
            ref={headingRef}
            tabIndex={-1}
            className="@max-md:sr-only @md:mb-3 text-balance font-bold text-lg"
          >
            {question.question}
          </h3>
          <RichText html={question.answer} />
        </div>
      )}
    </>
  )
}
