import { Card } from '@/components/ui/card'
import type { TestResult } from '@/lib/entities/test'
import { QuestionSteps } from '../taking/question-steps'
import { useHeadingFocus } from '../taking/use-heading-focus'
import { ReviewOptions } from './review-options'
import { ReviewPanel } from './review-panel'
import type { ReviewedQuestion } from './reviewed-question'
import { VerdictBadge } from './verdict-badge'

export type ReviewProps = {
  questions: readonly ReviewedQuestion[]
  result: TestResult
  index: number
  onGo: (index: number) => void
}

/** From 768 px: the panel with the numbers at the left, one question beside it. */
export function WideReview({ questions, result, index, onGo }: ReviewProps) {
  const headingRef = useHeadingFocus(index)
  const question = questions[index]
  return (
    <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
      <ReviewPanel questions={questions} result={result} current={index} onOpen={onGo} />
      {question && (
        <Card as="section" aria-labelledby="soal" className="max-w-tes space-y-5">
          <div className="flex flex-wrap items-center gap-3">
            <h2 id="soal" ref={headingRef} tabIndex={-1} className="font-bold text-xl">
              Soal {question.no}
            </h2>
            <span className="mr-auto text-ink-2 text-sm">dari {questions.length}</span>
            <VerdictBadge question={question} />
          </div>
          <ReviewOptions question={question} />
          <QuestionSteps index={index} total={questions.length} onGo={onGo} />
        </Card>
      )}
    </div>
  )
}
