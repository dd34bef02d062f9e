import { Card } from '@/components/ui/card'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { formatPoints, formatScore, isGoodScore } from '@/lib/domain/tests/test-session'

function ScoreBar({ name, score }: { name: string; score: number }) {
  const fill = isGoodScore(score) ? 'bg-brand-fill' : 'bg-line-input'
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="h-4 min-w-0 flex-1 overflow-hidden rounded-full bg-off forced-colors:border"
        >
          <span
            className={`block h-full origin-left rounded-full ${fill} forced-colors:bg-[Highlight]`}
            style={{ transform: `scaleX(${Math.min(100, Math.max(0, score)) / 100})` }}
          />
        </span>
        <span className="angka min-w-28 shrink-0 whitespace-nowrap text-right">
          {formatScore(score)}
        </span>
      </dd>
    </div>
  )
}

/** What was learned: a bar for each test, and by how much it rose; nothing before both have a score. */
export function ScoreGain({ id }: { id: string }) {
  const before = useQuery(api.preTest.result, { params: { id } }, { quiet: true }).data
  const after = useQuery(api.postTest.result, { params: { id } }, { quiet: true }).data
  if (typeof before?.score !== 'number' || typeof after?.score !== 'number') return null
  const gain = after.score - before.score
  return (
    <Card as="section" aria-label="Nilai Anda">
      <h2 className="angka text-balance font-bold text-lg">
        {gain > 0 ? `Nilai Anda naik ${formatPoints(gain)}` : 'Nilai Anda'}
      </h2>
      <dl className="mt-3 space-y-3">
        <ScoreBar name="Pre Test" score={before.score} />
        <ScoreBar name="Post Test" score={after.score} />
      </dl>
    </Card>
  )
}
