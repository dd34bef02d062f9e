import { useEffect, useEffectEvent } from 'react'
import { QueryState } from '@/app/_screens/query-state'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { lostText, useLost } from '@/lib/answers/lost-answers'
import { saveTotals } from '@/lib/answers/queue-state'
import { useAnswers } from '@/lib/answers/use-answers'
import { useQuery } from '@/lib/api/use-query'
import type { TestKind } from '@/lib/entities/test'
import { useSession } from '@/lib/session/use-session'
import { useParticipation } from './participation-context'
import { WayOn } from './step-action'
import { TestInstructions, TestStart } from './test-instructions'
import { TESTS } from './test-names'
import { TestResultCard } from './test-result-card'
import { UnkeptNotice } from './unkept-notice'

type IntroProps = { kind: TestKind; coachingId: string }

/** Answers of the attempt that are still on this device go out from here, too; those that were refused. */
function useLeftOver({ kind, coachingId }: IntroProps, onOver: () => void) {
  const userId = useSession().user?.id ?? ''
  const attempt = { userId, coachingId, kind }
  const { answers } = useAnswers(attempt)
  const lost = useLost(attempt, answers)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (answers.isOver) over()
  }, [answers.isOver])
  return { unsent: saveTotals(answers).unsent, lost }
}

function Result({ kind, coachingId }: IntroProps) {
  const { name, calls } = TESTS[kind]
  const result = useQuery(calls.result, { params: { id: coachingId } })
  return (
    <QueryState
      query={result}
      skeleton={<Skeleton className="h-96 w-full" />}
      title={`Data ${name} tidak dapat dimuat`}
    >
      {(taken) =>
        taken && <TestResultCard kind={kind} coachingId={coachingId} result={taken} />
      }
    </QueryState>
  )
}

/** §2 the pre-test and post-test pages: instructions before, the summary after the one attempt. */
export function TestIntro({ kind, coachingId }: IntroProps) {
  const { header, steps, askAgain } = useParticipation()
  const { unsent, lost } = useLeftOver({ kind, coachingId }, () => void askAgain())
  const isDone = steps[kind].state === 'done'
  return (
    <>
      <PageHeading>{TESTS[kind].name}</PageHeading>
      <div className="space-y-5">
        <Notice
          isShown={unsent > 0}
          tone="warning"
          title={`${unsent} jawaban belum terkirim`}
        >
          Jawaban dikirim begitu server dapat dihubungi. Jangan tutup halaman ini.
        </Notice>
        <Notice
          isShown={lost !== null}
          tone="warning"
          title="Sebagian jawaban tidak diterima"
        >
          {lost && lostText(lost)}
        </Notice>
        {!header && <Skeleton className="h-96 w-full" />}
        {isDone && <Result kind={kind} coachingId={coachingId} />}
        {header && !isDone && (
          <>
            <UnkeptNotice unsent={unsent} />
            <TestInstructions kind={kind} header={header} />
          </>
        )}
      </div>
      {isDone && <WayOn id={coachingId} page={kind} />}
      {header && !isDone && <TestStart kind={kind} coachingId={coachingId} />}
    </>
  )
}
