import { Check } from 'lucide-react'
import { factsOf, type Told } from '@/lib/domain/participation/facts'
import type { StepState } from '@/lib/domain/participation/states'
import { STEP_NAMES, type StepName, stepsOf } from '@/lib/domain/participation/steps'
import type { Moment } from '@/lib/domain/participation/timing'
import type { NextStep } from '@/lib/domain/participation/urgency'
import { routes } from '@/lib/routes'

const WORDS: Record<StepState['state'], string> = {
  done: 'selesai',
  open: 'belum',
  locked: 'belum',
  closed: 'sudah ditutup',
  unknown: 'belum diketahui',
}

function Step({
  name,
  state,
  isNext,
}: {
  name: StepName
  state: StepState['state']
  isNext: boolean
}) {
  const isDone = state === 'done'
  return (
    <li aria-current={isNext ? 'step' : undefined} className="min-w-0">
      <span
        aria-hidden="true"
        className={`block h-2 rounded-full border ${
          isDone
            ? 'border-transparent bg-brand-fill forced-colors:bg-[Highlight]'
            : isNext
              ? 'border-2 border-brand'
              : 'border-line-input'
        }`}
      />
      <span
        className={`mt-1.5 flex items-start gap-1 text-xs leading-tight max-md:sr-only ${
          isNext ? 'font-bold text-brand' : 'text-ink-2'
        }`}
      >
        {isDone && <Check aria-hidden="true" className="size-3.5 shrink-0 text-brand" />}
        {routes[`proses-coaching/${name}`].title}
        <span className="sr-only">: {isNext ? 'berikutnya' : WORDS[state]}</span>
      </span>
    </li>
  )
}

/** The steps of one coaching in a line: done, next, still to come or come too late. */
export function StepProgress({
  coaching,
  moment,
  next,
}: {
  coaching: Told
  moment: Moment
  next: NextStep
}) {
  const steps = stepsOf(factsOf(coaching), moment)
  const isDone = (name: StepName) => steps[name].state === 'done'
  return (
    <div className="max-w-3xl">
      <p className="angka mb-2 text-ink-2 text-sm">
        {STEP_NAMES.filter(isDone).length} dari {STEP_NAMES.length} langkah selesai
      </p>
      <ol aria-label="Langkah" className="grid grid-cols-5 gap-1.5 md:gap-2">
        {STEP_NAMES.map((name) => (
          <Step
            key={name}
            name={name}
            state={steps[name].state}
            isNext={name === next.to && next.urgency !== 'past' && !isDone(name)}
          />
        ))}
      </ol>
    </div>
  )
}
