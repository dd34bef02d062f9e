import { Notice } from '@/components/ui/notice'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useAt } from '@/lib/browser/use-now'
import { isPast } from '@/lib/domain/participation/timing'
import type { AdminCoaching } from '@/lib/entities/coaching'

/** Who is accepted after the meeting cannot come to it. */
export function LateNotice({ coaching }: { coaching: AdminCoaching }) {
  const isOver = useAt((now) => isPast(coaching, now, browserTimeZone().zone))
  if (!isOver) return null
  return (
    <div className="mb-3">
      <Notice tone="warning">
        Meeting sudah selesai, dan masih ada pengajuan yang menunggu. Peserta yang diterima
        sekarang tidak dapat mengikuti meetingnya lagi.
      </Notice>
    </div>
  )
}
