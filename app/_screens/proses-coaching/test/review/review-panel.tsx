import { Check, CircleHelp, Minus, X } from 'lucide-react'
import { Card } from '@/components/ui/card'
import type { TestResult } from '@/lib/entities/test'
import { rightCount } from './review-facts'
import { type ReviewedQuestion, verdict } from './reviewed-question'

const RED = 'bg-tone-merah text-tone-merah-ink'
const LOOKS = {
  benar: { Icon: Check, tone: 'bg-tone-hijau text-tone-hijau-ink' },
  salah: { Icon: X, tone: RED },
  'tidak dijawab': { Icon: Minus, tone: RED },
  'tanpa kunci': { Icon: CircleHelp, tone: 'bg-tone-abu text-tone-abu-ink' },
}

function NumberButton({
  question,
  isCurrent,
  onOpen,
}: {
  question: ReviewedQuestion
  isCurrent: boolean
  onOpen: () => void
}) {
  const word = verdict(question)
  const { Icon, tone } = LOOKS[word]
  return (
    <button
      type="button"
      aria-label={`Soal ${question.no}, ${word}${isCurrent ? ', sedang dibuka' : ''}`}
      aria-current={isCurrent || undefined}
      onClick={onOpen}
      className={`angka flex h-ctl w-full items-center justify-center gap-0.5 rounded-md border-2 border-current font-bold ${tone} ${isCurrent ? 'ring-2 ring-brand ring-offset-2 ring-offset-card' : ''}`}
    >
      {question.no}
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={3} />
    </button>
  )
}

/** The left panel: a grid of numbers, green or red with icon and word, and how many are right. */
export function ReviewPanel({
  questions,
  result,
  current,
  onOpen,
}: {
  questions: readonly ReviewedQuestion[]
  result: TestResult
  current: number
  onOpen: (index: number) => void
}) {
  return (
    <Card
      as="aside"
      aria-label="Navigasi soal"
      className="h-fit space-y-4 md:sticky md:top-24"
    >
      <p className="font-bold">{rightCount(result)}</p>
      <nav aria-label="Daftar soal">
        <ol className="grid grid-cols-4 gap-2.5">
          {questions.map((question, index) => (
            <li key={question.no}>
              <NumberButton
                question={question}
                isCurrent={index === current}
                onOpen={() => onOpen(index)}
              />
            </li>
          ))}
        </ol>
      </nav>
    </Card>
  )
}
