import type { QueueState } from '@/lib/answers/queue-state'
import { SaveLine } from './save-line'
import { TimerChip } from './timer-chip'
import type { TimeLeft } from './use-deadline'

/**
 * Title, code, state of the answers and time left: in sight at every scroll position. Where letters are so large that they
 * would leave no room for the question, only the last two are.
 */
export function TestBar({
  title,
  coachingCode,
  answers,
  timeLeft,
}: {
  title: string
  coachingCode: string | undefined
  answers?: QueueState
  timeLeft: TimeLeft | null
}) {
  return (
    <div className="on-brand sticky top-0 z-header bg-rimba-800 text-white shadow-e2">
      <div className="@container mx-auto max-w-publik px-gutter">
        <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <div
            className={`flex min-w-0 flex-1 basis-24 flex-wrap items-baseline gap-x-3 ${timeLeft ? '@max-[13rem]:sr-only' : ''}`}
          >
            <h1 tabIndex={-1} data-page-heading="" className="font-extrabold text-lg">
              {title}
            </h1>
            <p className="text-rimba-100 text-sm">{coachingCode}</p>
          </div>
          {/* As high before the test is there, so that nothing moves when it comes. */}
          <div
            role="status"
            className="@max-[40rem]:order-last @max-[40rem]:min-h-5 @max-[40rem]:basis-full"
          >
            {answers && <SaveLine answers={answers} />}
          </div>
          {timeLeft ? <TimerChip {...timeLeft} /> : <div className="h-11 w-42" />}
        </div>
      </div>
    </div>
  )
}
