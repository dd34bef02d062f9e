import { LowQuotaBadge } from '@/components/coaching/quota-bar'
import { Badge } from '@/components/ui/badge'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useAt } from '@/lib/browser/use-now'
import { isInProgress, isPast } from '@/lib/domain/participation/timing'
import { formatTime } from '@/lib/domain/schedule/dates'
import type { Coaching, Schedule } from '@/lib/entities/coaching'

/** The meeting is going on, and until when. Nothing before and after. */
export function InProgressBadge({ schedule }: { schedule: Schedule }) {
  const isRunning = useAt((now) => isInProgress(schedule, now))
  if (!isRunning || !schedule.jamSelesai) return null
  const { zone, label } = browserTimeZone()
  const end = `${formatTime(schedule.jamSelesai, zone)} ${label}`
  return <Badge tone="biru">Berlangsung sampai {end}</Badge>
}

/** What the countdown's zeros do not say (going on, over), the category, and how few seats are left while one can join. */
export function CoachingBadges({ coaching }: { coaching: Coaching }) {
  const isOver = useAt((now) => isPast(coaching, now, browserTimeZone().zone))
  return (
    <>
      {isOver ? <Badge>Sudah selesai</Badge> : <InProgressBadge schedule={coaching} />}
      <Badge>{coaching.category.name}</Badge>
      {!isOver && (
        <LowQuotaBadge filled={coaching.pesertaTerdaftar} total={coaching.totalPeserta} />
      )}
    </>
  )
}
