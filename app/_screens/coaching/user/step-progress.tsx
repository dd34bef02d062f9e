import { Check } from 'lucide-react'
import { useMateriOpened } from '@/app/_screens/use-materi-opened'
import { doneSteps } from '@/lib/domain/next-step'
import { STEP_NAMES, type StepName } from '@/lib/domain/steps'
import type { StepProgress as Progress } from '@/lib/entities/coaching'
import { routes } from '@/lib/routes'

function Step({
  name,
  isDone,
  isNext,
}: {
  name: StepName
  isDone: boolean
  isNext: boolean
}) {
  const state = isDone ? 'selesai' : isNext ? 'berikutnya' : 'belum'
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
        <span className="sr-only">: {state}</span>
      </span>
    </li>
  )
}

/** The six steps of one coaching in a line: done, next, or still to come. */
export function StepProgress({
  coachingId,
  progress,
  next,
}: {
  coachingId: string
  progress: Progress
  next: StepName | null
}) {
  const done = doneSteps(progress, useMateriOpened(coachingId))
  return (
    <div className="max-w-3xl">
      <p className="angka mb-2 text-ink-2 text-sm">
        {done.length} dari {STEP_NAMES.length} langkah selesai
      </p>
      <ol aria-label="Langkah" className="grid grid-cols-6 gap-1.5 md:gap-2">
        {STEP_NAMES.map((name) => (
          <Step
            key={name}
            name={name}
            isDone={done.includes(name)}
            isNext={name === next && !done.includes(name)}
          />
        ))}
      </ol>
    </div>
  )
}
