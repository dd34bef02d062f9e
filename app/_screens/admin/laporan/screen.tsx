import { ChartNoAxesColumn, FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { PrintButton } from '@/app/_screens/admin/print-button'
import { QueryState } from '@/app/_screens/query-state'
import { DataTable } from '@/components/table/data-table'
import { useTableQuery } from '@/components/table/use-table-query'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { serverNow } from '@/lib/browser/server-clock'
import { api } from '@/lib/contract'
import type { Report } from '@/lib/entities/report'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { COACHING_COLUMNS } from './coaching-columns'
import { Definitions } from './definitions'
import { FigureCards } from './figure-cards'
import { caveats } from './figures'
import { type Period, periodOf, periodText } from './period'
import { PrintedReport } from './printed-report'
import { ReportCharts } from './report-charts'
import { ReportFilters } from './report-filters'
import { limitsOf } from './report-sheets'

/** What the office has done in a period, for its report. */
export default function AdminLaporanScreen() {
  const { query } = useHashQuery()
  const [now] = useState(() => new Date(serverNow()))
  const period = periodOf(query, now)
  const answer = useQuery(api.report.get, {
    query: {
      ...period,
      categoryId: query.get('kategori') ?? '',
      asalInstansiId: query.get('instansi') ?? '',
    },
  })
  return (
    <>
      <AdminHeading text="Angka pelaksanaan coaching dalam satu periode, untuk laporan kantor." />
      <ReportFilters period={period} now={now} />
      <QueryState
        query={answer}
        title="Laporan tidak dapat dimuat"
        skeleton={<Skeleton className="h-120 w-full rounded-lg" />}
      >
        {(report) => <Shown report={report} period={period} />}
      </QueryState>
    </>
  )
}

type ReportProps = { report: Report; period: Period }

function Shown({ report, period }: ReportProps) {
  const sentences = caveats(report)
  return (
    <div className="space-y-6">
      {sentences.length > 0 && <Notice>{sentences.join(' ')}</Notice>}
      {report.coachings.length === 0 ? (
        <EmptyState
          icon={<ChartNoAxesColumn />}
          title="Tidak ada coaching yang selesai dalam periode ini"
          text={`${periodText(period)}. Pilih periode, kategori, atau instansi lain.`}
        />
      ) : (
        <Figures report={report} period={period} />
      )}
    </div>
  )
}

function Figures({ report, period }: ReportProps) {
  const table = useTableQuery()
  const list = useRef<HTMLDivElement>(null)

  function openRows(id: string) {
    table.onStateChange({ ...table.state, page: 1, sort: { id, desc: true } })
    list.current?.scrollIntoView()
    list.current?.focus()
  }

  return (
    <>
      <p className="hidden print:block">
        {[periodText(period), ...limitsOf(report).map(([, limit]) => limit)].join(' · ')}
      </p>
      <div className="no-print flex flex-wrap gap-3">
        <PrintButton
          label="Cetak laporan"
          variant="secondary"
          paper={<PrintedReport report={report} period={period} />}
        />
        <ExcelButton report={report} period={period} />
      </div>
      <FigureCards report={report} onOpen={openRows} />
      <ReportCharts report={report} onOpen={openRows} />
      <div ref={list} tabIndex={-1} className="scroll-mt-20">
        <DataTable
          caption="Coaching dalam laporan"
          columns={COACHING_COLUMNS}
          rows={report.coachings}
          getRowId={({ id }) => id}
          numbered
          empty={{ icon: <ChartNoAxesColumn />, title: 'Tidak ada coaching' }}
        />
      </div>
      <Definitions report={report} />
    </>
  )
}

function ExcelButton({ report, period }: ReportProps) {
  const [isWriting, setWriting] = useState(false)

  async function save() {
    setWriting(true)
    try {
      const [{ exportSheets }, { reportSheets }] = await Promise.all([
        import('@/lib/browser/export-table'),
        import('./report-sheets'),
      ])
      const fileName = await exportSheets(reportSheets(report, period), 'laporan')
      toast.downloaded('Laporan', fileName)
    } catch {
      showError('File Excel tidak dapat dibuat. Silakan coba lagi.')
    } finally {
      setWriting(false)
    }
  }

  return (
    <Button
      variant="secondary"
      icon={<FileSpreadsheet />}
      loading={isWriting}
      onClick={() => void save()}
    >
      Unduh Excel
    </Button>
  )
}
