import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { ReminderButton } from '@/app/_screens/admin/coaching/detail/reminder/reminder-button'
import { useNotYet } from '@/app/_screens/admin/coaching/detail/reminder/use-not-yet'
import { NOBODY } from '@/app/_screens/admin/person-id'
import { PrintButton } from '@/app/_screens/admin/print-button'
import { usePersonExport } from '@/app/_screens/admin/use-person-export'
import { QueryState } from '@/app/_screens/query-state'
import { DataTable } from '@/components/table/data-table'
import { ExportMenu } from '@/components/table/export-menu'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { ClassMeans } from './class-means'
import { ItemTable } from './item-table'
import { PrintedRecap } from './printed-recap'
import { erasedText, type RecapRow, recapMeans } from './recap'
import { RECAP_COLUMNS } from './recap-columns'
import { type RecapParts, recapBlocks, recapContents, recapSheet } from './recap-sheet'
import { SurveyCard } from './survey-card'
import { useRecap } from './use-recap'

const TITLE = 'Rekap peserta'
/** The one step that no other tab reminds of. */
const STEP = 'survei-kepuasan'
const REMINDED = 'Diingatkan untuk survei'

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
  const { notYet, reminded } = useNotYet<RecapRow>(coaching.id, STEP, REMINDED)
  const beforeExport = usePersonExport()
  const { rows, preItems, postItems, survey, erased } = parts
  const means = useMemo(() => recapMeans(rows), [rows])
  const blocks = useMemo(() => recapBlocks(parts), [parts])
  return (
    <div className="space-y-6">
      <ClassMeans means={means} total={rows.length} />
      {erased > 0 && <p className="text-ink-2 text-sm">{erasedText(erased)}</p>}
      <DataTable
        caption={TITLE}
        columns={[...RECAP_COLUMNS, ...reminded]}
        rows={rows}
        getRowId={({ id }) => id}
        numbered
        empty={{ icon: <Users />, ...NOBODY }}
        toolbar={
          <>
            <ReminderButton
              {...{ coaching, step: STEP, query: notYet }}
              act="mengisi survei"
            />
            <PrintButton
              label="Cetak rekap"
              variant="secondary"
              paper={<PrintedRecap coaching={coaching} parts={parts} />}
            />
            <ExportMenu
              name={`rekap-${coaching.coachingCode}`}
              rowCount={rows.length && recapContents(blocks, rows.length)}
              before={beforeExport}
              sheet={() => ({ title: 'Rekap coaching', ...recapSheet(blocks) })}
            />
          </>
        }
      />
      {preItems && <ItemTable title="Pre Test" items={preItems} />}
      {postItems && <ItemTable title="Post Test" items={postItems} />}
      {survey && <SurveyCard survey={survey} />}
    </div>
  )
}
