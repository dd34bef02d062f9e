import { meetingTime } from '@/components/coaching/schedule-line'
import { CoachingStatusBadge } from '@/components/coaching/status-badge'
import type { Column } from '@/components/table/column'
import { ProgressBar } from '@/components/ui/progress-bar'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { isLowQuota } from '@/lib/domain/participation/quota'
import { formatDate } from '@/lib/domain/schedule/dates'
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
    cell: ({ topic }) => <div className="md:min-w-40">{topic}</div>,
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
        <span className="angka grid">
          {dateText(coaching)}
          <span className="whitespace-nowrap text-ink-2 text-sm">{timeText(coaching)}</span>
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
      <div className="grid gap-1 md:w-24">
        <span className="angka text-sm">
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
    cell: ({ status }) => <CoachingStatusBadge status={status} />,
  },
]
