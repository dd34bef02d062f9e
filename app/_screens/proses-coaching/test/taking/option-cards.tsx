import type { AnswerOption, TestQuestion } from '@/lib/entities/test'
import { ANSWER_OPTIONS } from '@/lib/entities/test-values'

const CARD =
  'relative flex min-h-14 flex-wrap items-center gap-x-4 rounded-md border-2 border-line bg-card px-4 py-3 transition-colors duration-hover hover:bg-brand-tint has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring'
const DISC =
  'grid size-8 shrink-0 place-items-center rounded-full border-2 border-line-input font-bold text-sm peer-checked:border-transparent peer-checked:bg-brand-fill peer-checked:text-white forced-colors:peer-checked:bg-[Highlight]'

/** As heavy as semibold letters, and no wider: nothing below moves when the words would not fit on their line any more. */
const WORDS =
  'min-w-0 flex-1 basis-word whitespace-pre-line break-words peer-checked:[-webkit-text-stroke:0.03em]'

/** The four options as native radios: the whole card is the target. */
export function OptionCards({
  question,
  chosen,
  onChoose,
}: {
  question: TestQuestion
  chosen: AnswerOption | null
  onChoose: (answer: AnswerOption) => void
}) {
  return ANSWER_OPTIONS.map((option) => (
    <label key={option} className={CARD}>
      <input
        type="radio"
        name={`soal-${question.id}`}
        value={option}
        checked={chosen === option}
        onChange={() => onChoose(option)}
        className="peer sr-only"
      />
      <span className={DISC}>{option}</span>
      <span className={WORDS}>{question[`pil${option}`] || '–'}</span>
    </label>
  ))
}
