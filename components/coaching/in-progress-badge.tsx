import { Badge } from '@/components/ui/badge'
import { useNow } from '@/lib/browser/use-now'
import { isInProgress } from '@/lib/domain/participation/timing'
import type { Schedule } from '@/lib/entities/coaching'

/** Says what the countdown's zeros do not: the meeting is going on right now. Nothing before and after. */
export function InProgressBadge({
  schedule,
}: {
  schedule: Pick<Schedule, 'jamMulai' | 'jamSelesai'>
}) {
  const now = new Date(useNow(1000))
  return isInProgress(schedule, now) && <Badge tone="biru">Sedang berlangsung</Badge>
}
