import { useEffect } from 'react'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { Attempt } from '@/lib/answers/attempt'
import { saveTotals } from '@/lib/answers/queue-state'
import { keepRunning } from '@/lib/answers/running-attempt'
import { errorText, isOffline, isRefusal } from '@/lib/api/errors'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { TestKind } from '@/lib/entities/test'
import { useWaiting } from '@/lib/feedback/page-title'
import { useSession } from '@/lib/session/use-session'
import { TESTS, testSize } from '../test-names'
import { RunningTest } from './taking/running-test'
import { TestBar } from './taking/test-bar'
import { useTestSession } from './taking/use-test-session'
import { ToIntro } from './to-intro'

function NoQuestions({ kind, coachingId }: { kind: TestKind; coachingId: string }) {
  return (
    <div className="mx-auto grid max-w-120 justify-items-center gap-4 px-gutter py-16 text-center">
      <p lang="en" className="font-bold text-xl">
        No questions available
      </p>
      <p className="text-ink-2">Soal {TESTS[kind].name} belum tersedia.</p>
      <RouteLink
        to={TESTS[kind].intro}
        params={{ id: coachingId }}
        className={buttonClass({ variant: 'secondary' })}
      >
        Kembali
      </RouteLink>
    </div>
  )
}

/** A start that is refused: there is no test, or its summary or reason stands on the page before. */
function Closed({ kind, coachingId }: { kind: TestKind; coachingId: string }) {
  const { data, error } = useQuery(api.coaching.header, { params: { id: coachingId } })
  const isEmpty = data !== undefined && testSize(kind, data).questions === 0
  const isElsewhere = !isEmpty && (data !== undefined || error !== undefined)
  if (isEmpty) return <NoQuestions kind={kind} coachingId={coachingId} />
  return (
    <>
      <Loading />
      {isElsewhere && <ToIntro kind={kind} coachingId={coachingId} />}
    </>
  )
}

function Loading() {
  return (
    <div className="mx-auto max-w-tes space-y-4 px-gutter py-8">
      <Skeleton className="h-8 w-32" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  )
}

/** Why it cannot be opened, and whether its time runs meanwhile. */
function failedText({ error, hasBegun }: { error: unknown; hasBegun: boolean | null }) {
  const why = errorText(error)
  if (hasBegun) return `Test sudah dimulai dan waktunya berjalan. ${why}`
  if (hasBegun === null)
    return `Belum diketahui apakah test sudah dimulai; bila sudah, waktunya berjalan. ${why}`
  return isOffline(error) ? undefined : why
}

function TestBody({
  attempt,
  test,
}: {
  attempt: Attempt
  test: ReturnType<typeof useTestSession>
}) {
  const { session, retry } = test
  const { kind, coachingId } = attempt
  switch (session.phase) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <ErrorState
          title="Test tidak dapat dibuka"
          text={failedText(session)}
          onRetry={isRefusal(session.error) ? undefined : () => void retry()}
          action={
            <RouteLink to="coaching/user" className={buttonClass({ variant: 'secondary' })}>
              Ke Daftar Coaching
            </RouteLink>
          }
        />
      )
    case 'closed':
      return <Closed kind={kind} coachingId={coachingId} />
    case 'running':
      return session.questions.length === 0 ? (
        <NoQuestions kind={kind} coachingId={coachingId} />
      ) : (
        <RunningTest attempt={attempt} running={session} session={test} />
      )
  }
}

/** The coaching's code, which a running test keeps on the device for a reload without a line. */
function useCode(attempt: Attempt, session: ReturnType<typeof useTestSession>['session']) {
  const { userId, coachingId, kind } = attempt
  const params = { id: coachingId }
  const header = useQuery(api.coaching.header, { params }, { quiet: true })
  const told = header.data?.coachingCode
  const isRunning = session.phase === 'running'
  useEffect(() => {
    if (told && isRunning) keepRunning({ userId, coachingId, kind }, { coachingCode: told })
  }, [told, isRunning, userId, coachingId, kind])
  return told ?? (session.phase === 'running' ? session.coachingCode : undefined)
}

/** §2 test-taking: one question at a time, saved as chosen, with the time left. */
export function TestTaking({ kind, coachingId }: { kind: TestKind; coachingId: string }) {
  const userId = useSession().user?.id ?? ''
  const attempt = { userId, coachingId, kind }
  const test = useTestSession(attempt)
  const code = useCode(attempt, test.session)
  useWaiting(saveTotals(test.answers).unsent)
  const hasQuestions = test.session.phase === 'running' && test.session.questions.length > 0
  return (
    <main id="main" className="min-h-dvh bg-page">
      <TestBar
        title={TESTS[kind].title}
        coachingCode={code}
        answers={hasQuestions ? test.answers : undefined}
        timeLeft={hasQuestions ? test.timeLeft : null}
      />
      <TestBody attempt={attempt} test={test} />
    </main>
  )
}
