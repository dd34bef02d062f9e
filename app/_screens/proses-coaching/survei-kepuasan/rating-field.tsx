import { GroupFrame } from '@/components/form/parts/field-frame'
import { useFormField } from '@/components/form/parts/form-context'
import type { SurveyQuestion } from '@/lib/entities/survey'

type RatingFieldProps = { name: string; question: SurveyQuestion }

/** One element of the survey: four native radios side by side, each number with its word. */
export function RatingField({ name, question }: RatingFieldProps) {
  const { id, value, setValue, frame, onBlur } = useFormField<string>(
    name,
    question.pertanyaan,
  )
  return (
    <GroupFrame {...frame} label={`${question.no}. ${question.unsur}`}>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,3.5rem),1fr))] gap-0.5 max-sm:-mx-1 sm:gap-3">
        {question.pilihan.map((word, index) => {
          const rating = String(index + 1)
          return (
            <label
              key={rating}
              className="relative flex min-h-14 flex-col items-center justify-start rounded-md border border-line-input bg-card py-1.5 text-center transition-colors duration-hover hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 min-[22rem]:px-0.75"
            >
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={id}
                value={rating}
                checked={value === rating}
                aria-label={`${rating} · ${word}`}
                aria-invalid={frame.error ? true : undefined}
                onBlur={onBlur}
                onChange={() => setValue(rating)}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              <Rating rating={rating} word={word} isChosen={value === rating} />
            </label>
          )
        })}
      </div>
    </GroupFrame>
  )
}

function Rating(props: { rating: string; word: string; isChosen: boolean }) {
  const { rating, word, isChosen } = props
  const look = isChosen
    ? 'border-transparent bg-brand-fill text-white forced-colors:bg-[Highlight]'
    : 'border-line-input'
  return (
    <>
      <span
        aria-hidden="true"
        className={`angka grid size-7 place-items-center rounded-full border-2 font-bold text-sm ${look}`}
      >
        {rating}
      </span>
      <span
        aria-hidden="true"
        className="wrap-anywhere mt-0.5 text-xs max-sm:tracking-tight sm:text-sm"
      >
        {word}
      </span>
    </>
  )
}
