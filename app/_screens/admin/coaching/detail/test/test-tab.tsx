import { ClipboardList } from 'lucide-react'
import { ReminderButton } from '@/app/_screens/admin/coaching/detail/reminder/reminder-button'
import { useNotYet } from '@/app/_screens/admin/coaching/detail/reminder/use-not-yet'
import { NOBODY, personColumns } from '@/app/_screens/admin/person-id'
import { usePersonExport } from '@/app/_screens/admin/use-person-export'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { doneColumn } from '@/components/table/done-column'
import { ProgressBar } from '@/components/ui/progress-bar'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { formatScore } from '@/lib/domain/tests/test-session'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { PostTestUserRow, PreTestUserRow, TestKind } from '@/lib/entities/test'
import { DurationForm } from './duration-form'
import { isDone } from './test-file/finished'
import { TestFiles } from './test-files'

type Row = PreTestUserRow | PostTestUserRow

const NAMES = { 'pre-test': 'Pre Test', 'post-test': 'Post Test' } as const

const COLUMNS: Column<Row>[] = [
  ...personColumns<Row>(({ id }) => id),
  { ...doneColumn('done', 'Selesai', isDone), brief: 'named' },
  {
    id: 'score',
    header: 'Skor',
    brief: 'named',
    text: ({ score }) => formatScore(score),
    sortValue: ({ score }) => (score === '-' ? -1 : score),
    align: 'right',
  },
]

function useOverview(kind: TestKind, id: string) {
  const input = { params: { id } }
  const isPre = kind === 'pre-test'
  const preTest = useQuery(api.adminCoaching.preTest, input, { enabled: isPre })
  const postTest = useQuery(api.adminCoaching.postTest, input, { enabled: !isPre })
  return isPre ? preTest : postTest
}

function Finished({ rows, name }: { rows: readonly Row[]; name: string }) {
  const done = rows.filter(isDone).length
  return (
    <div className="w-56 max-w-full">
      <ProgressBar
        value={done}
        max={Math.max(1, rows.length)}
        label={`Selesai mengerjakan ${name}`}
        text={`${done} dari ${rows.length} orang`}
      />
    </div>
  )
}

/** Tabs 'Pre Test' and 'Post Test': the two files, how long it lasts, who finished with what score (§2). */
export function TestTab({ coaching, kind }: { coaching: AdminCoaching; kind: TestKind }) {
  const query = useOverview(kind, coaching.id)
  const { data } = query
  const beforeExport = usePersonExport()
  const rows: Row[] | undefined = data?.users
  const { notYet, reminded } = useNotYet<Row>(coaching.id, kind)
  return (
    <div className="space-y-6">
      <TestFiles coaching={coaching} kind={kind} name={NAMES[kind]} overview={data} />
      <DurationForm coaching={coaching} kind={kind} name={NAMES[kind]} />
      <DataTable
        caption={`Hasil ${NAMES[kind]}`}
        columns={[...COLUMNS, ...reminded]}
        rows={rows}
        getRowId={({ id }) => id}
        query={query}
        numbered
        exportName={`${kind}-${coaching.coachingCode}`}
        beforeExport={beforeExport}
        toolbar={<ReminderButton coaching={coaching} step={kind} query={notYet} />}
        empty={{ icon: <ClipboardList />, ...NOBODY }}
        heading={rows && <Finished rows={rows} name={NAMES[kind]} />}
      />
    </div>
  )
}
