import { Mail } from 'lucide-react'
import { useMemo } from 'react'
import { MomentText } from '@/app/_screens/admin/moment-text'
import { QueryState } from '@/app/_screens/query-state'
import { UnsentNote } from '@/app/_screens/unsent-note'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { momentHere } from '@/lib/browser/moment-here'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { CoachingMessages } from '@/lib/entities/reminder'
import { MOST_TOLD } from '@/lib/entities/reminder-values'
import { ReminderCard } from './reminder-card'
import { KIND_ORDER, type MessageRow, messageRows } from './reminder-words'

const COLUMNS: Column<MessageRow>[] = [
  { id: 'name', header: 'Nama', text: ({ name }) => name, primary: true },
  { id: 'what', header: 'Pesan', text: ({ what }) => what },
  { id: 'way', header: 'Melalui', text: ({ way }) => way },
  { id: 'state', header: 'Status', text: ({ state }) => state },
  {
    ...{ id: 'at', header: 'Waktu', text: ({ at }: MessageRow) => momentHere(at) },
    sortValue: ({ at }: MessageRow) => at,
    cell: ({ at }: MessageRow) => <MomentText at={at} />,
  },
]

function Messages({ told }: { told: CoachingMessages }) {
  const rows = useMemo(() => {
    const [messages, leftOut] = [told.messages, told.leftOut]
    return messageRows({
      messages: messages.slice(0, MOST_TOLD),
      leftOut: leftOut.slice(0, MOST_TOLD),
    })
  }, [told])
  const isCut = [told.messages, told.leftOut].some(({ length }) => length > MOST_TOLD)
  return (
    <>
      {isCut && (
        <p className="text-ink-2 text-sm">
          Daftar ini hanya memuat yang terbaru; pesan yang lebih lama tidak ditampilkan.
        </p>
      )}
      <DataTable
        caption="Pesan coaching ini"
        columns={COLUMNS}
        rows={rows}
        getRowId={({ id }) => id}
        empty={{
          icon: <Mail />,
          title: 'Tidak ada pesan yang tersimpan',
          text: 'Pesan yang dikirim kepada peserta coaching ini tampil di sini selama disimpan.',
        }}
      />
    </>
  )
}

const GRID = 'grid gap-3 lg:grid-cols-2'

function RemindersSkeleton() {
  return (
    <div className={GRID}>
      {KIND_ORDER.map((kind) => (
        <Skeleton key={kind} className="h-58 w-full" />
      ))}
    </div>
  )
}

/** Tab 'Pesan': what will go by itself, when and to whom, and what became of all messages of the coaching. */
export function PesanTab({ coaching }: { coaching: AdminCoaching }) {
  const params = { id: coaching.id }
  const plan = useQuery(api.reminder.list, { params })
  const told = useQuery(api.reminder.messages, { params })
  return (
    <div className="space-y-6">
      <UnsentNote />
      <section className="space-y-3">
        <h2 className="font-bold text-lg">Pesan otomatis</h2>
        <QueryState
          query={plan}
          skeleton={<RemindersSkeleton />}
          title="Pesan otomatis tidak dapat dimuat"
        >
          {(reminders) => (
            <ul className={GRID}>
              {reminders
                .toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind))
                .map((reminder) => (
                  <ReminderCard key={reminder.kind} {...{ coaching, reminder }} />
                ))}
            </ul>
          )}
        </QueryState>
      </section>
      <section className="space-y-3">
        <h2 className="font-bold text-lg">Pesan yang sudah ditulis</h2>
        <QueryState query={told} title="Pesan tidak dapat dimuat">
          {(data) => <Messages told={data} />}
        </QueryState>
      </section>
    </div>
  )
}
