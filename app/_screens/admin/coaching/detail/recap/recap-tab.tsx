import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { PrintButton } from '@/app/_screens/admin/coaching/detail/print-button'
import { ClassMeans } from '@/app/_screens/admin/coaching/detail/recap/class-means'
import { ItemTable } from '@/app/_screens/admin/coaching/detail/recap/item-table'
import { PrintedRecap } from '@/app/_screens/admin/coaching/detail/recap/printed-recap'
import { RECAP_COLUMNS } from '@/app/_screens/admin/coaching/detail/recap/recap-columns'
import { SurveyCard } from '@/app/_screens/admin/coaching/detail/recap/survey-card'
import { useRecap } from '@/app/_screens/admin/coaching/detail/recap/use-recap'
import { QueryState } from '@/app/_screens/query-state'
import { DataTable } from '@/components/table/data-table'
import { ExportMenu } from '@/components/table/export-menu'
import { useTableQuery } from '@/components/table/use-table-query'
import { recapMeans } from '@/lib/domain/recap'
import { type RecapParts, recapBlocks, recapSheet } from '@/lib/domain/recap-sheet'
import type { AdminCoaching } from '@/lib/entities/coaching'

const TITLE = 'Rekap peserta'

/** Tab 'Rekap': the whole coaching on one sheet, on screen, in a file and on paper. */
export function RecapTab({ coaching }: { coaching: AdminCoaching }) {
  const query = useRecap(coaching.id)
  return (
    <QueryState query={query} title="Rekap tidak dapat dimuat">
      {(parts) => <Recap coaching={coaching} parts={parts} />}
    </QueryState>
  )
}

function Recap({ coaching, parts }: { coaching: AdminCoaching; parts: RecapParts }) {
  const [state, setState] = useTableQuery()
  const { rows, preItems, postItems, survey } = parts
  const means = useMemo(() => recapMeans(rows), [rows])
  return (
    <div className="space-y-6">
      <ClassMeans means={means} total={rows.length} />
      <DataTable
        caption={TITLE}
        columns={RECAP_COLUMNS}
        rows={rows}
        getRowId={({ id }) => id}
        state={state}
        onStateChange={setState}
        numbered
        empty={{
          icon: <Users />,
          title: 'Belum ada peserta',
          text: 'Peserta yang disetujui akan tampil di sini.',
        }}
        toolbar={
          <>
            <PrintButton
              label="Cetak rekap"
              variant="secondary"
              paper={<PrintedRecap coaching={coaching} parts={parts} />}
            />
            <ExportMenu
              name="rekap-coaching"
              rowCount={rows.length}
              sheet={() => ({ title: 'Rekap coaching', ...recapSheet(recapBlocks(parts)) })}
            />
          </>
        }
      />
      <ItemTable title="Pre Test" items={preItems} />
      <ItemTable title="Post Test" items={postItems} />
      {survey && <SurveyCard survey={survey} />}
    </div>
  )
}
