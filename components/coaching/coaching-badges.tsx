import { LowQuotaBadge } from '@/components/coaching/quota-bar'
import { Badge } from '@/components/ui/badge'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useNow } from '@/lib/browser/use-now'
import { isInProgress, isPast } from '@/lib/domain/participation/timing'
import { formatTime } from '@/lib/domain/schedule/dates'
import type { Coaching, Schedule } from '@/lib/entities/coaching'

const CLOCK_MS = 5_000

/** The meeting is going on, and until when. Nothing before and after. */
export function InProgressBadge({ schedule, now }: { schedule: Schedule; now: Date }) {
  const { jamSelesai } = schedule
  if (!jamSelesai || !isInProgress(schedule, now)) return null
  const { zone, label } = browserTimeZone()
  const end = `${formatTime(jamSelesai, zone)} ${label}`
  return <Badge tone="biru">Berlangsung sampai {end}</Badge>
}

/** What the countdown's zeros do not say (going on, over), the category, and how few seats are left while one can join. */
export function CoachingBadges({ coaching }: { coaching: Coaching }) {
  const now = new Date(useNow(CLOCK_MS))
  const isOver = isPast(coaching, now, browserTimeZone().zone)
  return (
    <>
      {isOver ? (
        <Badge>Sudah selesai</Badge>
      ) : (
        <InProgressBadge schedule={coaching} now={now} />
      )}
      <Badge>{coaching.category.name}</Badge>
      {!isOver && (
        <LowQuotaBadge filled={coaching.pesertaTerdaftar} total={coaching.totalPeserta} />
      )}
    </>
  )
}
