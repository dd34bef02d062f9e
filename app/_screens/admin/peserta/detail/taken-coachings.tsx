import { CalendarX } from 'lucide-react'
import { useMemo } from 'react'
import { dateText, SCHEDULE, timeText } from '@/app/_screens/admin/schedule-column'
import { UserStatusBadge } from '@/components/coaching/status-badge'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { useQuery } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useNow } from '@/lib/browser/use-now'
import { api } from '@/lib/contract'
import { factsOf } from '@/lib/domain/participation/facts'
import { userStatusLabel } from '@/lib/domain/participation/status'
import { STEP_NAMES, stepsOf } from '@/lib/domain/participation/steps'
import { MINUTE_MS } from '@/lib/domain/schedule/spans'
import type { TakenCoaching } from '@/lib/entities/coaching'
import { href } from '@/lib/router/href'

const COLUMNS: Column<TakenCoaching>[] = [
  {
    id: 'id',
    header: 'ID',
    text: ({ coachingCode }) => coachingCode,
    cell: ({ coachingCode }) => <span className="whitespace-nowrap">{coachingCode}</span>,
  },
  {
    id: 'topik',
    header: 'Topik',
    primary: true,
    text: ({ topic }) => topic,
    cell: ({ id, topic }) => (
      <a
        href={href('admin/coaching/detail', { id })}
        className="text-brand underline underline-offset-2 hover:no-underline"
      >
        {topic}
      </a>
    ),
  },
  {
    ...SCHEDULE,
    cell: (coaching) =>
      coaching.tanggalMeeting && (
        <span className="angka grid">
          {dateText(coaching)}
          <span className="whitespace-nowrap text-ink-2 text-sm">{timeText(coaching)}</span>
        </span>
      ),
  },
]

/** The status as the participant sees it, with the reason of a refusal. */
function statusColumn(now: number): Column<TakenCoaching> {
  const label = (coaching: TakenCoaching) =>
    userStatusLabel(coaching, new Date(now), browserTimeZone().zone)
  return {
    id: 'status',
    header: 'Status',
    text: (coaching) =>
      [label(coaching), coaching.reason && `Alasan: ${coaching.reason}`]
        .filter(Boolean)
        .join(' '),
    cell: (coaching) => (
      <div className="grid justify-items-start gap-1 md:min-w-44">
        <UserStatusBadge status={label(coaching)} />
        {coaching.reason && (
          <span className="text-ink-2 text-sm">Alasan: {coaching.reason}</span>
        )}
      </div>
    ),
  }
}

/** How many of the steps are done, as the participant's own card says it; null where nobody knows. */
function stepsColumn(now: number): Column<TakenCoaching> {
  const text = (coaching: TakenCoaching) => {
    const moment = { now: new Date(now), timeZone: browserTimeZone() }
    const steps = stepsOf(factsOf(coaching), moment)
    const done = STEP_NAMES.filter((name) => steps[name].state === 'done')
    return coaching.progress ? `${done.length} dari ${STEP_NAMES.length} selesai` : null
  }
  return {
    id: 'langkah',
    header: 'Langkah',
    text,
    cell: (coaching) => <span className="angka">{text(coaching) ?? '–'}</span>,
  }
}

/** Tab 'Coaching yang diikuti': what a participant takes, took or asked for; `of` names the file. */
export function TakenCoachings({ id, of }: { id: string; of: string }) {
  const query = useQuery(api.coaching.takenBy, { params: { id } })
  const { data } = query
  const now = useNow(MINUTE_MS)
  const columns = useMemo(() => [...COLUMNS, statusColumn(now), stepsColumn(now)], [now])
  return (
    <DataTable
      caption="Coaching yang diikuti"
      columns={columns}
      rows={data}
      getRowId={({ proposalId }) => proposalId}
      query={query}
      exportName={`coaching-${of}`}
      empty={{
        icon: <CalendarX />,
        title: 'Belum ada coaching',
        text: 'Coaching yang diikuti atau diajukan peserta ini tampil di sini.',
      }}
    />
  )
}
