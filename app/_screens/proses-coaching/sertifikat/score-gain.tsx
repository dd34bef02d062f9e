import { ClipboardCheck, TrendingUp } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { formatScore } from '@/lib/domain/tests/test-session'

/** 'Pre Test 62.50 / 100', which no line breaks. */
const scoreOf = (name: string, score: number) =>
  `${name} ${formatScore(score)}`.replaceAll(' ', '\u00a0')

/** What was learned: 'Pre Test 62.50 / 100, Post Test 87.50 / 100'; nothing before both have a score. */
export function ScoreGain({ id }: { id: string }) {
  const before = useQuery(api.preTest.result, { params: { id } }, { quiet: true }).data
  const after = useQuery(api.postTest.result, { params: { id } }, { quiet: true }).data
  if (typeof before?.score !== 'number' || typeof after?.score !== 'number') return null
  const gain = after.score - before.score
  const Icon = gain > 0 ? TrendingUp : ClipboardCheck
  return (
    <Card as="section" aria-label="Nilai Anda">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-tint text-brand"
        >
          <Icon className="size-6" />
        </span>
        <div className="min-w-0">
          <p className="angka font-semibold">
            {scoreOf('Pre Test', before.score)} → {scoreOf('Post Test', after.score)}
          </p>
          {gain > 0 && (
            <p className="angka text-ink-2 text-sm">
              Nilai Anda naik {gain.toFixed(2)} setelah mengikuti coaching ini.
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
