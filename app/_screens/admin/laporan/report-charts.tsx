import { type ReactNode, useId, useMemo } from 'react'
import { showNumber } from '@/app/_screens/admin/recap-numbers'
import { surveyIndex } from '@/app/_screens/admin/survey-index'
import { BarChart } from '@/components/content/bar-chart'
import { Card } from '@/components/ui/card'
import type { Report } from '@/lib/entities/report'
import { MIN_SURVEYS } from '@/lib/entities/survey-values'
import { href } from '@/lib/router/href'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { attendedByCategory, elementGroups, type Group, institutionRows } from './groups'

/** More bars than this are not compared any more; the table has all. */
const MOST_BARS = 12

type ChartProps = {
  title: string
  /** Head of the names and of the values. */
  heads: readonly [string, string]
  groups: readonly Group[]
  /** A name that leads somewhere. */
  nameOf?: (label: string) => ReactNode
  children?: ReactNode
}

/** Bars, and beside them the same as a table. */
function ChartWithTable({ title, heads, groups, nameOf, children }: ChartProps) {
  const id = useId()
  const [nameHead, unit] = heads
  const bars = groups.slice(0, MOST_BARS)
  const most = groups[0] ? ` Terbanyak: ${groups[0].label}, ${groups[0].value}.` : ''
  return (
    <Card as="section" padding="small" aria-labelledby={id}>
      <h2 id={id} className="font-bold text-lg">
        {title}
      </h2>
      {children}
      {bars.length > 0 && (
        <div className="mt-3 grid gap-6 lg:grid-cols-2">
          <BarChart
            items={bars}
            unit={unit}
            label={`Diagram batang: ${unit.toLowerCase()}.${most} Semua angka ada pada tabel di sampingnya.`}
          />
          <div className="max-h-150 overflow-y-auto">
            <table aria-labelledby={id} className="w-full border-collapse text-sm">
              <thead>
                <tr className="border-line border-b">
                  <th scope="col" className="py-2 pr-3 text-left font-semibold">
                    {nameHead}
                  </th>
                  <th scope="col" className="py-2 text-right font-semibold">
                    {unit}
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {groups.map(({ label, value }) => (
                  <tr key={label}>
                    <th
                      scope="row"
                      className="wrap-anywhere py-2 pr-3 text-left font-normal"
                    >
                      {nameOf?.(label) ?? label}
                    </th>
                    <td className="angka py-2 text-right">{showNumber(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
    </Card>
  )
}

/** An institution's name leads to its own report. */
function useInstitutionLinks(report: Report) {
  const { query } = useHashQuery()
  const rows = useMemo(() => institutionRows(report), [report])
  const nameOf = (name: string) => {
    const instansi = rows.find((row) => row.name === name)?.id
    if (!instansi) return name
    return (
      <a
        href={href('admin/laporan', {}, { ...Object.fromEntries(query), instansi })}
        className="text-brand underline underline-offset-2 hover:no-underline"
      >
        {name}
      </a>
    )
  }
  return { rows, nameOf }
}

function SurveyText({ survey }: Pick<Report, 'survey'>) {
  const index = surveyIndex(survey.elements)
  if (!index)
    return (
      <p className="mt-1 text-ink-2 text-sm">
        {survey.answered} jawaban. Indeks tampil mulai {MIN_SURVEYS} jawaban dalam satu
        coaching, agar penilaian seseorang tidak terbaca.
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
          `; ${survey.answered - survey.rated} lain tidak masuk, agar penilaian seseorang tidak terbaca`}
      </span>
    </p>
  )
}

/** What the figures consist of: categories, institutions, the elements of the survey. */
export function ReportCharts({ report }: { report: Report }) {
  const { rows, nameOf } = useInstitutionLinks(report)
  const hours = useMemo(
    () => rows.map(({ name, figures }) => ({ label: name, value: figures.hours })),
    [rows],
  )
  const categories = useMemo(() => attendedByCategory(report), [report])
  const elements = useMemo(() => elementGroups(report), [report])
  return (
    <div className="space-y-6">
      <ChartWithTable
        title="Peserta hadir per kategori"
        heads={['Kategori', 'Peserta hadir']}
        groups={categories}
      />
      <ChartWithTable
        title="Jam pelajaran per instansi"
        heads={['Instansi', 'Jam pelajaran']}
        groups={hours}
        nameOf={nameOf}
      />
      <ChartWithTable
        title="Survei kepuasan"
        heads={['Unsur', 'Rata-rata (1 sampai 4)']}
        groups={elements}
      >
        <SurveyText survey={report.survey} />
      </ChartWithTable>
    </div>
  )
}
