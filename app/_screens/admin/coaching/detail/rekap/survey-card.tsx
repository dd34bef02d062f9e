import { showNumber } from '@/app/_screens/admin/recap-numbers'
import { surveyIndex } from '@/app/_screens/admin/survey-index'
import { Card } from '@/components/ui/card'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { SurveySummary } from '@/lib/entities/survey'
import { MIN_SURVEYS } from '@/lib/entities/survey-values'

const BEST = 4

/** The satisfaction survey: its index, and each element's mean. */
export function SurveyCard({ survey }: { survey: SurveySummary }) {
  const { answered, elements } = survey
  const index = surveyIndex(elements)
  return (
    <Card as="section" padding="small">
      <h3 className="font-bold">Survei kepuasan</h3>
      {index ? (
        <>
          <p className="mt-1">
            Indeks kepuasan{' '}
            <strong className="angka text-xl">
              {showNumber(index.index)} ({index.grade}, {index.word})
            </strong>{' '}
            <span className="text-ink-2">dari {answered} jawaban</span>
          </p>
          <ul className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-3">
            {elements.map(({ no, unsur, average }) => (
              <li key={no}>
                <p className="mb-1 text-sm">
                  {unsur}: <strong className="angka">{showNumber(average)}</strong>
                </p>
                <ProgressBar value={average} max={BEST} label={unsur} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-1 text-ink-2 text-sm">
          {answered} jawaban. Indeks tampil mulai {MIN_SURVEYS} jawaban, agar penilaian
          perorangan tidak dapat diketahui.
        </p>
      )}
    </Card>
  )
}
