import { Badge } from '@/components/ui/badge'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useNow } from '@/lib/browser/use-now'
import { isInProgress } from '@/lib/domain/participation/timing'
import { formatTime } from '@/lib/domain/schedule/dates'
import type { Schedule } from '@/lib/entities/coaching'

/** Says what the countdown's zeros do not: the meeting is going on, and until when. Nothing before and after. */
export function InProgressBadge({
  schedule,
}: {
  schedule: Pick<Schedule, 'jamMulai' | 'jamSelesai'>
}) {
  const now = new Date(useNow(1000))
  const { jamSelesai } = schedule
  if (!jamSelesai || !isInProgress(schedule, now)) return null
  const { zone, label } = browserTimeZone()
  const end = `${formatTime(jamSelesai, zone)} ${label}`
  return <Badge tone="biru">Berlangsung sampai {end}</Badge>
}
