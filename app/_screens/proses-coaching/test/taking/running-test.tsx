import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import type { Attempt } from '@/lib/answers/attempt'
import { saveState, saveTotals } from '@/lib/answers/queue-state'
import { UnkeptNotice } from '../../unkept-notice'
import { AnswerBadge } from './answer-badge'
import type { Running } from './begin-test'
import { ElsewhereNotice } from './elsewhere-notice'
import { NumberGrid } from './number-grid'
import { NumberRail } from './number-rail'
import { OpenNumbersButton, QuestionSteps } from './question-steps'
import { QuestionView } from './question-view'
import { StallStrip } from './stall-strip'
import { useQuestions } from './use-questions'
import type { useTestSession } from './use-test-session'

type Session = ReturnType<typeof useTestSession>

/** Loud after the last question only, where it is the way on. */
function EndButton({
  isLast,
  isEnding,
  onEnd,
}: {
  isLast: boolean
  isEnding: boolean
  onEnd: () => void
}) {
  return (
    <Button
      variant={isLast ? 'primary' : 'secondary'}
      fullWidth
      loading={isEnding}
      onClick={onEnd}
    >
      Akhiri Test
    </Button>
  )
}

/** A running test with its questions: the one on the screen, the steps, the numbers (§2). */
export function RunningTest({
  attempt,
  running,
  session: { answers, queue, end, timeLeft },
}: {
  attempt: Attempt
  running: Running
  session: Session
}) {
  const { questions } = running
  const view = useQuestions({ attempt, running, answers, queue, end })
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { question, index, items } = view
  if (!question) return null
  const entry = answers.entries.get(question.id)
  const isLast = index === questions.length - 1
  const endButton = (
    <EndButton isLast={isLast} isEnding={end.isEnding} onEnd={view.askToEnd} />
  )
  return (
    <div className="mx-auto grid max-w-publik grid-cols-1 gap-6 px-gutter py-6 max-md:pb-36 md:grid-cols-[minmax(0,1fr)_18rem] md:py-8">
      <div className="h-fit w-full md:rounded-lg md:border md:border-line md:bg-card md:p-6 md:shadow-e1">
        <div className="space-y-6">
          <UnkeptNotice unsent={saveTotals(answers).unsent} />
          <QuestionView
            key={question.id}
            question={question}
            total={questions.length}
            chosen={entry?.answer ?? null}
            badge={
              <AnswerBadge
                state={saveState(answers, question.id)}
                savedAt={entry?.savedAt ?? null}
              />
            }
            isMarked={view.isMarked}
            onChoose={view.choose}
            onMark={view.toggleMark}
            headingRef={view.headingRef}
          />
          <QuestionSteps
            index={index}
            total={questions.length}
            onGo={view.go}
            end={endButton}
            middle={
              <OpenNumbersButton
                no={question.no}
                total={questions.length}
                onClick={() => setSheetOpen(true)}
              />
            }
          />
        </div>
        <StallStrip answers={answers} timeLeft={timeLeft} begunOn={running.stall} />
        <ElsewhereNotice {...{ questions, answers, queue, timeLeft }} />
      </div>
      <NumberRail items={items} current={index} end={endButton} onOpen={view.go} />
      <LazyDialog
        open={isSheetOpen && !end.isEnding}
        onClose={() => setSheetOpen(false)}
        title="Daftar soal"
      >
        <div className="p-1.5">
          <NumberGrid
            items={items}
            current={index}
            onOpen={(chosen) => {
              setSheetOpen(false)
              view.go(chosen)
            }}
          />
        </div>
      </LazyDialog>
    </div>
  )
}
