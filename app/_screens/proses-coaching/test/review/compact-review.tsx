import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { QuestionSteps } from '../taking/question-steps'
import { rightCount } from './review-facts'
import { ReviewOptions } from './review-options'
import type { ReviewedQuestion } from './reviewed-question'
import { VerdictBadge } from './verdict-badge'
import type { ReviewProps } from './wide-review'

function Row({
  question,
  isOpen,
  onOpen,
}: {
  question: ReviewedQuestion
  isOpen: boolean
  onOpen: () => void
}) {
  const panelId = useId()
  const rowRef = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) rowRef.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <li
      ref={rowRef}
      className="scroll-mt-24 scroll-mb-20 rounded-lg border border-line bg-card shadow-e1"
    >
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onOpen}
          className="flex min-h-14 w-full flex-wrap items-center gap-x-3 px-4 py-2 text-left font-bold"
        >
          <span className="mr-auto">Soal {question.no}</span>
          <VerdictBadge question={question} />
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 transition-transform duration-hover ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen} className="px-4 pb-4">
        {isOpen && <ReviewOptions question={question} />}
      </div>
    </li>
  )
}

/** Under 768 px: all questions as a list, one of them open; the buttons open the next one. */
export function CompactReview({ questions, result, index, onGo }: ReviewProps) {
  return (
    <div className="space-y-4 pb-16">
      <p className="font-bold">{rightCount(result)}</p>
      <ol className="space-y-3">
        {questions.map((question, at) => (
          <Row
            key={question.no}
            question={question}
            isOpen={at === index}
            onOpen={() => onGo(at)}
          />
        ))}
      </ol>
      <QuestionSteps index={index} total={questions.length} onGo={onGo} />
    </div>
  )
}
