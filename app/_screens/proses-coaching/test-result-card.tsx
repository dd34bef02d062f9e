import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DefinitionList } from '@/components/ui/definition-list'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { formatMoment } from '@/lib/domain/schedule/dates'
import { formatDuration, formatScore, isGoodScore } from '@/lib/domain/tests/test-session'
import type { Instant } from '@/lib/entities/identity'
import type { TestKind, TestResult } from '@/lib/entities/test'
import { TESTS } from './test-names'

const moment = (instant: Instant) => {
  const { zone, label } = browserTimeZone()
  return `${formatMoment(instant, zone)} ${label}`
}

/** The summary that stands in place of the instructions once the single attempt is over (§4). */
export function TestResultCard({
  kind,
  coachingId,
  result,
}: {
  kind: TestKind
  coachingId: string
  result: TestResult
}) {
  const { name, resume } = TESTS[kind]
  const { benar, totalSoal, score, startTime, endTime } = result
  const isGraded = score !== '-'
  return (
    <Card as="section" aria-labelledby="hasil" className="space-y-5">
      <h2 id="hasil" className="font-bold text-xl">
        Hasil {name}
      </h2>
      <div
        className={`rounded-lg px-5 py-4 ${isGoodScore(score) ? 'bg-brand-tint' : 'bg-sunken'}`}
      >
        <p className="text-ink-2 text-sm">Nilai</p>
        <p
          className={`angka font-extrabold text-3xl ${isGoodScore(score) ? 'text-brand' : ''}`}
        >
          {formatScore(score)}
        </p>
        {!isGraded && (
          <p className="mt-1 text-ink-2 text-sm">
            Kunci jawaban untuk soal yang Anda kerjakan belum tersedia.
          </p>
        )}
      </div>
      <DefinitionList
        items={[
          {
            label: 'Jawaban benar',
            value: isGraded ? `${benar} dari ${totalSoal} soal` : 'Belum dinilai',
          },
          { label: 'Mulai', value: moment(startTime) },
          { label: 'Selesai', value: moment(endTime) },
          { label: 'Durasi', value: formatDuration(startTime, endTime) },
        ]}
      />
      <RouteLink
        to={resume}
        params={{ id: coachingId }}
        className={buttonClass({ variant: 'secondary' })}
      >
        Lihat resume
      </RouteLink>
    </Card>
  )
}
