import { useMemo } from 'react'
import { showNumber } from '@/app/_screens/admin/recap-numbers'
import { surveyIndex } from '@/app/_screens/admin/survey-index'
import { Button } from '@/components/ui/button'
import type { Report } from '@/lib/entities/report'
import { MIN_SURVEYS } from '@/lib/entities/survey-values'
import { href } from '@/lib/router/href'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { ChartWithTable } from './chart-with-table'
import { NO_HOURS } from './figures'
import { attendedByCategory, elementGroups, hoursByInstitution } from './groups'

/** A report of one category or institution alone, within what this one is limited to. */
function useNarrowed(name: 'kategori' | 'instansi') {
  const { query } = useHashQuery()
  return (id: string) =>
    href('admin/laporan', {}, { ...Object.fromEntries(query), [name]: id })
}

function SurveyText({ survey }: Pick<Report, 'survey'>) {
  const index = surveyIndex(survey.elements)
  if (!index)
    return (
      <p className="mt-1 text-ink-2 text-sm">
        {survey.answered} jawaban. Indeks tampil mulai {MIN_SURVEYS} jawaban dalam satu
        coaching, agar penilaian perorangan tidak dapat diketahui.
      </p>
    )
  return (
    <p className="mt-1">
      Indeks kepuasan{' '}
      <strong className="angka text-xl">
        {showNumber(index.index)} ({index.grade}, {index.word})
      </strong>{' '}
      <span className="text-ink-2">
        dari {survey.rated} jawaban
        {survey.rated < survey.answered &&
          `; ${survey.answered - survey.rated} lain tidak masuk, agar penilaian perorangan tidak dapat diketahui`}
      </span>
    </p>
  )
}

type ReportChartsProps = {
  report: Report
  /** Shows the coachings behind a figure. */
  onOpen: (id: string) => void
}

/** What the figures consist of: categories, institutions, the elements of the survey. */
export function ReportCharts({ report, onOpen }: ReportChartsProps) {
  const [ofCategory, ofInstitution] = [useNarrowed('kategori'), useNarrowed('instansi')]
  const hours = useMemo(() => hoursByInstitution(report), [report])
  const categories = useMemo(() => attendedByCategory(report), [report])
  const elements = useMemo(() => elementGroups(report), [report])
  return (
    <div className="space-y-6">
      <ChartWithTable
        title="Peserta hadir per kategori"
        heads={['Kategori', 'Peserta hadir']}
        groups={categories}
        linkOf={ofCategory}
      />
      <ChartWithTable
        title="Jam pelajaran per instansi"
        heads={['Instansi', 'Jam pelajaran']}
        groups={report.total.hours === null ? [] : hours}
        linkOf={ofInstitution}
      >
        {report.total.hours === null && (
          <p className="mt-1 text-ink-2 text-sm">{NO_HOURS}</p>
        )}
      </ChartWithTable>
      <ChartWithTable
        title="Survei kepuasan"
        heads={['Unsur', 'Rata-rata (1 sampai 4)']}
        groups={elements}
        max={4}
      >
        <SurveyText survey={report.survey} />
        {elements.length > 0 && (
          <Button variant="ghost" size="sm" flush="start" onClick={() => onOpen('survei')}>
            Lihat per coaching
          </Button>
        )}
      </ChartWithTable>
    </div>
  )
}
