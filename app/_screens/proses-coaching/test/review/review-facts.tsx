import { browserTimeZone } from '@/lib/browser/time-zone'
import { formatMoment } from '@/lib/domain/schedule/dates'
import { formatDuration, formatScore } from '@/lib/domain/tests/test-session'
import type { TestResult } from '@/lib/entities/test'

/** '25/08/2026 12:05 WIB'. */
function finishTime({ endTime }: TestResult) {
  const { zone, label } = browserTimeZone()
  return `${formatMoment(endTime, zone)} ${label}`
}

/** How many are right; nothing is counted without an answer key, where `benar` is 0. */
export const rightCount = ({ benar, totalSoal, score }: TestResult) =>
  score === '-' ? 'Jawaban belum dinilai' : `${benar} dari ${totalSoal} jawaban benar`

/** Finish time, duration and score, in the green bar of the review (§2). */
export function ReviewFacts({ result }: { result: TestResult }) {
  const facts = [
    { label: 'Selesai', value: finishTime(result) },
    { label: 'Durasi', value: formatDuration(result.startTime, result.endTime) },
    { label: 'Nilai', value: formatScore(result.score) },
  ]
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex gap-2">
          <dt className="text-rimba-100">{label}</dt>
          <dd className="angka font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
