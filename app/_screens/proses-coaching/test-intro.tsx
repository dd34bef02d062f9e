import { QueryState } from '@/app/_screens/query-state'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import type { TestKind } from '@/lib/entities/test'
import { LeftOverNotices, useLeftOver } from './left-over'
import { useParticipation } from './participation-context'
import { WayOn } from './step-action'
import { TestInstructions, TestStart } from './test-instructions'
import { TESTS } from './test-names'
import { TestResultCard } from './test-result-card'
import { UnkeptNotice } from './unkept-notice'

type IntroProps = { kind: TestKind; coachingId: string }

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
  const left = useLeftOver({ kind, coachingId, onOver: () => void askAgain() })
  const isDone = steps[kind].state === 'done'
  return (
    <>
      <PageHeading>{TESTS[kind].name}</PageHeading>
      <div className="space-y-5">
        <LeftOverNotices {...left} />
        {!header && <Skeleton className="h-96 w-full" />}
        {isDone && <Result kind={kind} coachingId={coachingId} />}
        {header && !isDone && (
          <>
            <UnkeptNotice unsent={left.unsent} />
            <TestInstructions kind={kind} header={header} />
          </>
        )}
      </div>
      {isDone && <WayOn id={coachingId} page={kind} />}
      {header && !isDone && <TestStart kind={kind} coachingId={coachingId} />}
    </>
  )
}
