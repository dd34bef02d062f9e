import { Check, X } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { AnswerOption } from '@/lib/entities/test'
import { ANSWER_OPTIONS } from '@/lib/entities/test-values'
import type { ReviewedQuestion } from './reviewed-question'

const TONES = {
  right: 'border-current bg-tone-hijau text-tone-hijau-ink',
  wrong: 'border-current bg-tone-merah text-tone-merah-ink',
  neutral: 'border-line bg-card',
}
const ICONS = {
  right: <Check aria-hidden="true" className="size-5 shrink-0" />,
  wrong: <X aria-hidden="true" className="size-5 shrink-0" />,
  neutral: null,
}

function Option({
  question,
  option,
}: {
  question: ReviewedQuestion
  option: AnswerOption
}) {
  const isRight = question.rightAnswer === option
  const isOwn = question.userAnswer === option
  const tone = isRight ? 'right' : isOwn && question.rightAnswer ? 'wrong' : 'neutral'
  return (
    <li
      className={`flex min-h-14 flex-wrap items-center gap-3 rounded-md border-2 px-4 py-3 ${TONES[tone]}`}
    >
      <span className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-current font-bold text-sm">
        {option}
      </span>
      <span className="min-w-0 flex-1 basis-40 whitespace-pre-line break-words">
        {question[`pil${option}`] || '–'}
      </span>
      {ICONS[tone]}
      {isRight && <Badge tone="hijau">Jawaban benar</Badge>}
      {isOwn && (
        <Badge tone={isRight ? 'hijau' : tone === 'wrong' ? 'merah' : 'abu'}>
          Jawaban Anda
        </Badge>
      )}
    </li>
  )
}

/** Options A to D: the right one green with a check, a wrongly chosen one red with a cross. */
export function ReviewOptions({ question }: { question: ReviewedQuestion }) {
  return (
    <div className="space-y-4">
      <p className="whitespace-pre-line break-words leading-relaxed">{question.soal}</p>
      <ul className="space-y-3">
        {ANSWER_OPTIONS.map((option) => (
          <Option key={option} question={question} option={option} />
        ))}
      </ul>
      {question.rightAnswer === null && (
        <p className="text-ink-2 text-sm">Kunci jawaban belum tersedia.</p>
      )}
    </div>
  )
}
