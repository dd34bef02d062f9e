import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { QueryState } from '@/app/_screens/query-state'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { type Query, useQuery } from '@/lib/api/use-query'
import { useMediaQuery } from '@/lib/browser/use-media-query'
import { api } from '@/lib/contract'
import { clampIndex } from '@/lib/domain/tests/test-session'
import type {
  TestKind,
  TestQuestion,
  TestResult,
  TestSummaryItem,
} from '@/lib/entities/test'
import { TESTS } from '../test-names'
import { CompactReview } from './review/compact-review'
import { ReviewFacts } from './review/review-facts'
import { reviewedQuestions } from './review/reviewed-question'
import { WideReview } from './review/wide-review'
import { ToIntro } from './to-intro'

type ReviewData = {
  result: TestResult | null
  summary: TestSummaryItem[]
  questions: TestQuestion[]
}

/** The three calls behind the review as one. */
function useReview(kind: TestKind, id: string): Query<ReviewData> {
  const { calls } = TESTS[kind]
  const result = useQuery(calls.result, { params: { id } })
  const isTaken = Boolean(result.data)
  const summary = useQuery(calls.summary, { params: { id } }, { enabled: isTaken })
  const questions = useQuery(calls.questions, { params: { id } }, { enabled: isTaken })
  const parts = [result, summary, questions]
  const data =
    summary.data && questions.data
      ? { result: result.data ?? null, summary: summary.data, questions: questions.data }
      : undefined
  return {
    data: result.data === null ? { result: null, summary: [], questions: [] } : data,
    error: parts.find(({ error }) => error !== undefined)?.error,
    isLoading: parts.some(({ isLoading }) => isLoading),
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: async () => {
      await Promise.all(parts.map(({ refetch }) => refetch()))
    },
  }
}

function Review({ data, isWide }: { data: ReviewData; isWide: boolean }) {
  const [index, setIndex] = useState(0)
  const { result, summary, questions } = data
  const reviewed = reviewedQuestions(summary, questions)
  if (!result) return null
  if (reviewed.length === 0) {
    return <EmptyState title="Belum ada soal" text="Test ini tidak memiliki soal." />
  }
  const onGo = (to: number) => setIndex(clampIndex(to, reviewed.length))
  const Variant = isWide ? WideReview : CompactReview
  return <Variant questions={reviewed} result={result} index={index} onGo={onGo} />
}

/** §2 'Resume (review) screens': what was answered, what is right, and the score. */
export function TestResume({ kind, coachingId }: { kind: TestKind; coachingId: string }) {
  const { name, summary, intro } = TESTS[kind]
  const isWide = useMediaQuery('(min-width: 48rem)')
  const header = useQuery(
    api.coaching.header,
    { params: { id: coachingId } },
    { quiet: true },
  )
  const review = useReview(kind, coachingId)
  return (
    <main id="main" className="min-h-dvh bg-page">
      {review.data?.result === null && <ToIntro kind={kind} coachingId={coachingId} />}
      <div className="on-brand tall:sticky top-0 z-header bg-rimba-800 text-white shadow-e2">
        {/* as high before the result is there, so that nothing moves when it comes */}
        <div className="mx-auto flex min-h-16 max-w-publik flex-wrap items-center gap-x-6 gap-y-1 px-gutter py-2 max-md:min-h-23 max-lg:content-start md:max-lg:min-h-17">
          <div className="mr-auto flex flex-wrap items-baseline gap-x-3">
            <h1 tabIndex={-1} data-page-heading="" className="font-extrabold text-lg">
              {isWide ? `Resume ${name}` : summary}
            </h1>
            <p className="text-rimba-100 text-sm">{header.data?.coachingCode}</p>
          </div>
          {review.data?.result && <ReviewFacts result={review.data.result} />}
        </div>
      </div>
      <div className="mx-auto max-w-publik space-y-5 px-gutter py-6">
        <RouteLink
          to={intro}
          params={{ id: coachingId }}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          Kembali ke resume
        </RouteLink>
        <QueryState query={review} title={`Hasil ${name} tidak dapat dimuat`}>
          {(data) => <Review data={data} isWide={isWide} />}
        </QueryState>
      </div>
    </main>
  )
}
