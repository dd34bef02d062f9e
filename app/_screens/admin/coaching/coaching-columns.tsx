import { workHref } from '@/app/_screens/admin/attention/work'
import { meetingTime } from '@/components/coaching/schedule-line'
import { CoachingStatusBadge } from '@/components/coaching/status-badge'
import type { Column } from '@/components/table/column'
import { ProgressBar } from '@/components/ui/progress-bar'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { isLowQuota } from '@/lib/domain/participation/quota'
import { formatDate } from '@/lib/domain/schedule/dates'
import type { CoachingAttention } from '@/lib/entities/attention'
import type { AdminCoaching } from '@/lib/entities/coaching'

const dateText = ({ tanggalMeeting }: AdminCoaching) =>
  tanggalMeeting && formatDate(tanggalMeeting, browserTimeZone().zone)

const timeText = (coaching: AdminCoaching) =>
  coaching.jamMulai && meetingTime(coaching, browserTimeZone())

/** Code, topic, date and time, seats and status of a coaching. */
export const COACHING_COLUMNS: Column<AdminCoaching>[] = [
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
      <div title={topic} className="md:line-clamp-2 md:min-w-40 md:text-sm md:leading-5">
        {topic}
      </div>
    ),
  },
  {
    id: 'jadwal',
    header: 'Jadwal',
    text: (coaching) =>
      [dateText(coaching), timeText(coaching)].filter(Boolean).join(' ') || null,
    sortValue: ({ tanggalMeeting, jamMulai }) =>
      tanggalMeeting ? Date.parse(jamMulai ?? tanggalMeeting) : null,
    cell: (coaching) =>
      coaching.tanggalMeeting && (
        <span className="angka grid whitespace-nowrap md:text-sm md:leading-5">
          {dateText(coaching)}
          <span className="text-ink-2 text-sm md:text-xs">{timeText(coaching)}</span>
        </span>
      ),
  },
  {
    id: 'peserta',
    header: 'Peserta',
    text: ({ pesertaTerdaftar, totalPeserta }) =>
      `${pesertaTerdaftar} dari ${totalPeserta}`,
    sortValue: ({ pesertaTerdaftar }) => pesertaTerdaftar,
    cell: ({ pesertaTerdaftar, totalPeserta }) => (
      <div className="grid gap-1 md:w-20">
        <span className="angka whitespace-nowrap text-sm">
          {pesertaTerdaftar} dari {totalPeserta}
        </span>
        <ProgressBar
          label="Kursi terisi"
          value={pesertaTerdaftar}
          max={totalPeserta}
          tone={isLowQuota({ pesertaTerdaftar, totalPeserta }) ? 'warning' : 'brand'}
        />
      </div>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    text: ({ status }) => status,
    cell: ({ status }) => (
      <span className="whitespace-nowrap">
        <CoachingStatusBadge status={status} />
      </span>
    ),
  },
]

/** How many proposals wait for a decision, leading to them; only where the server tells it. */
export const waitingColumn = (
  attention: readonly CoachingAttention[],
): Column<AdminCoaching> => {
  const byId = new Map(attention.map(({ id, waiting }) => [id, waiting]))
  const waitingOf = ({ id }: AdminCoaching) => byId.get(id) ?? 0
  return {
    id: 'menunggu',
    header: 'Menunggu',
    align: 'right',
    text: waitingOf,
    cell: (coaching) =>
      waitingOf(coaching) > 0 ? (
        <a
          href={workHref('pengajuan', coaching.id)}
          className="inline-flex min-h-6 items-center font-semibold text-brand underline underline-offset-4"
        >
          {waitingOf(coaching)}
          <span className="sr-only"> pengajuan menunggu di {coaching.coachingCode}</span>
        </a>
      ) : (
        '0'
      ),
  }
}
