import { useEffect, useEffectEvent } from 'react'
import { QueryState } from '@/app/_screens/query-state'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { saveTotals } from '@/lib/answers/queue-state'
import { useAnswers } from '@/lib/answers/use-answers'
import { useQuery } from '@/lib/api/use-query'
import { useNow } from '@/lib/browser/use-now'
import { api } from '@/lib/contract'
import type { CoachingHeader } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'
import { useSession } from '@/lib/session/use-session'
import { TestInstructions } from './test-instructions'
import { TESTS } from './test-names'
import { TestResultCard } from './test-result-card'
import { postTestState, preTestBlock } from './test-start'
import { UnkeptNotice } from './unkept-notice'

type IntroProps = { kind: TestKind; coachingId: string }

function PreTestInstructions({ id, header }: { id: string; header: CoachingHeader }) {
  return (
    <TestInstructions
      kind="pre-test"
      coachingId={id}
      header={header}
      block={preTestBlock(header)}
    />
  )
}

/**
 * Follows the post-test's window by the second (decision 55). Its check is the one of 'Langkah Anda',
 * which asks anew whenever the window opens or closes.
 */
function PostTestInstructions({ id, header }: { id: string; header: CoachingHeader }) {
  const check = useQuery(api.postTest.check, { params: { id } }, { quiet: true })
  const now = new Date(useNow(1000))
  const isEligible = check.error ? false : check.data?.eligible
  const { window, block } = postTestState(header, isEligible, now)
  return (
    <TestInstructions
      kind="post-test"
      coachingId={id}
      header={header}
      window={window}
      block={block}
    />
  )
}

/** Answers of the attempt that are still on this device go out from here, too. */
function useLeftOver({ kind, coachingId }: IntroProps, onOver: () => void): number {
  const userId = useSession().user?.id ?? ''
  const { answers } = useAnswers({ userId, coachingId, kind })
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (answers.isOver) over()
  }, [answers.isOver])
  return saveTotals(answers).unsent
}

/** §2 the pre-test and post-test pages: instructions before, the summary after the one attempt. */
export function TestIntro({ kind, coachingId }: IntroProps) {
  const { name, calls } = TESTS[kind]
  const input = { params: { id: coachingId } }
  const header = useQuery(api.coaching.header, input)
  const result = useQuery(calls.result, input)
  const unsent = useLeftOver({ kind, coachingId }, () => void result.refetch())
  const Instructions = kind === 'pre-test' ? PreTestInstructions : PostTestInstructions
  return (
    <>
      <PageHeading>{name}</PageHeading>
      <div className="space-y-5">
        {unsent > 0 && (
          <Notice tone="warning" live title={`${unsent} jawaban belum terkirim`}>
            Jawaban dikirim begitu ada sinyal. Jangan tutup halaman ini.
          </Notice>
        )}
        <QueryState
          query={result}
          skeleton={<Skeleton className="h-96 w-full" />}
          title={`Data ${name} tidak dapat dimuat`}
        >
          {(taken) =>
            taken ? (
              <TestResultCard kind={kind} coachingId={coachingId} result={taken} />
            ) : (
              <>
                <UnkeptNotice unsent={unsent} />
                <QueryState
                  query={header}
                  skeleton={<Skeleton className="h-96 w-full" />}
                  title={`Data ${name} tidak dapat dimuat`}
                >
                  {(known) => <Instructions id={coachingId} header={known} />}
                </QueryState>
              </>
            )
          }
        </QueryState>
      </div>
    </>
  )
}
