import { showGain, showPoints } from '@/app/_screens/admin/recap-numbers'
import { gainWord, type RecapMeans } from './recap'

type Fact = { label: string; value: string; note?: string }

/** The class in seven numbers. */
export function ClassMeans({ means, total }: { means: RecapMeans; total: number }) {
  const { pre, post, gain, normalisedGain, attended, surveyed, certified } = means
  const of = (count: number | null) => (count === null ? '–' : `${count} dari ${total}`)
  const facts: Fact[] = [
    { label: 'Rata-rata Pre Test', value: showPoints(pre) },
    { label: 'Rata-rata Post Test', value: showPoints(post) },
    { label: 'Rata-rata kenaikan', value: showGain(gain) },
    {
      label: 'Rata-rata N-Gain',
      value: showPoints(normalisedGain),
      note: normalisedGain === null ? undefined : gainWord(normalisedGain),
    },
    { label: 'Hadir', value: of(attended) },
    { label: 'Mengisi survei', value: of(surveyed) },
    { label: 'Sertifikat terbit', value: of(certified) },
  ]
  return (
    <dl className="grid grid-cols-two gap-3 md:grid-cols-4 xl:grid-cols-7">
      {facts.map(({ label, value, note }) => (
        <div key={label} className="rounded-md border border-line bg-card p-3">
          <dt className="text-ink-2 text-sm">{label}</dt>
          <dd className="angka flex flex-wrap items-baseline gap-x-1.5 font-bold text-xl">
            {value}
            {note && <span className="font-normal text-ink-2 text-sm">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
