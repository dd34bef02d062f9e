import { WORK, type Work, workHref } from '@/app/_screens/admin/attention/work'
import { dateText, SCHEDULE, timeText } from '@/app/_screens/admin/schedule-column'
import { CoachingStatusBadge } from '@/components/coaching/status-badge'
import type { Column } from '@/components/table/column'
import { ProgressBar } from '@/components/ui/progress-bar'
import { isLowQuota } from '@/lib/domain/participation/quota'
import type { CoachingAttention } from '@/lib/entities/attention'
import type { AdminCoaching } from '@/lib/entities/coaching'

type Waiting = (coaching: AdminCoaching) => Omit<CoachingAttention, 'id'>

const NOTHING_WAITS = { waiting: 0, overdue: 0, certificates: 0 }
const waitingText = ({ waiting, overdue, certificates }: ReturnType<Waiting>) => [
  waiting > 0 && `${waiting} menunggu`,
  overdue > 0 && `${overdue} terlambat`,
  certificates > 0 && `${certificates} sertifikat belum diunggah`,
]

/** What a count is of, for readers, and what is seen of it. */
const WORDS: Record<Work, { of: string; state: string }> = {
  pengajuan: { of: ' pengajuan', state: 'menunggu' },
  terlambat: { of: ' pengajuan', state: 'terlambat' },
  sertifikat: { of: ' sertifikat', state: 'belum diunggah' },
}

/** How much waits, leading to it. */
function WorkLink(props: { coaching: AdminCoaching; work: Work; count: number }) {
  const { coaching, work, count } = props
  const { of, state } = WORDS[work]
  return (
    <a
      href={workHref(work, coaching.id)}
      className="angka font-semibold text-brand text-xs leading-6 underline underline-offset-2 md:whitespace-nowrap"
    >
      {count}
      <span className="sr-only">{of}</span> {state}
      <span className="sr-only"> di {coaching.coachingCode}</span>
    </a>
  )
}

/** Seats, and how much waits of the work that the list is narrowed to: 0 where none does or the server does not tell. */
const seatsColumn = (waitingOf: Waiting, work: Work): Column<AdminCoaching> => ({
  id: 'peserta',
  header: 'Peserta',
  text: (coaching) =>
    [
      `${coaching.pesertaTerdaftar} dari ${coaching.totalPeserta}`,
      ...waitingText(waitingOf(coaching)),
    ]
      .filter(Boolean)
      .join(', '),
  sortValue: ({ pesertaTerdaftar }) => pesertaTerdaftar,
  cell: (coaching) => {
    const count = waitingOf(coaching)[WORK[work].count]
    return (
      <div className="grid gap-1 md:min-w-20 md:has-[a]:gap-0">
        <span className="angka whitespace-nowrap text-sm md:leading-4">
          {coaching.pesertaTerdaftar} dari {coaching.totalPeserta}
        </span>
        {count > 0 ? (
          <WorkLink {...{ coaching, work, count }} />
        ) : (
          <ProgressBar
            label="Kursi terisi"
            value={coaching.pesertaTerdaftar}
            max={coaching.totalPeserta}
            tone={isLowQuota(coaching) ? 'warning' : 'brand'}
          />
        )}
      </div>
    )
  },
})

const COLUMNS: Column<AdminCoaching>[] = [
  {
    id: 'id',
    header: 'ID',
    text: ({ coachingCode }) => coachingCode,
    cell: ({ coachingCode }) => (
      <span className="whitespace-nowrap text-sm">{coachingCode}</span>
    ),
  },
  {
    id: 'topik',
    header: 'Topik',
    primary: true,
    text: ({ topic }) => topic,
    cell: ({ topic }) => (
      <div
        title={topic}
        className="md:line-clamp-2 md:min-w-32 md:text-sm md:leading-5 xl:min-w-36"
      >
        {topic}
      </div>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    text: ({ status }) => status,
    cell: ({ status }) => (
      <span className="xl:whitespace-nowrap">
        <CoachingStatusBadge status={status} />
      </span>
    ),
  },
  {
    ...SCHEDULE,
    cell: (coaching) =>
      coaching.tanggalMeeting && (
        <span className="angka grid whitespace-nowrap md:text-sm md:leading-5">
          {dateText(coaching)}
          <span className="text-ink-2 text-sm md:text-xs">{timeText(coaching)}</span>
        </span>
      ),
  },
]

/**
 * Code, topic, status, date and time, and seats of a coaching.
 * @param attention what waits; undefined where the server does not tell
 * @param work what the list is narrowed to: of it each row tells how much waits; of proposals where it is not narrowed
 */
export function coachingColumns(
  attention: readonly CoachingAttention[] | undefined,
  work: Work | null,
): Column<AdminCoaching>[] {
  const byId = new Map(attention?.map((one) => [one.id, one]))
  const waitingOf: Waiting = ({ id }) => byId.get(id) ?? NOTHING_WAITS
  return [...COLUMNS, seatsColumn(waitingOf, work ?? 'pengajuan')]
}
