import { Notice } from '@/components/ui/notice'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useNow } from '@/lib/browser/use-now'
import { isPast } from '@/lib/domain/participation/timing'
import type { AdminCoaching } from '@/lib/entities/coaching'

/** Who is accepted after the meeting cannot come to it. */
export function LateNotice({ coaching }: { coaching: AdminCoaching }) {
  const now = new Date(useNow(60_000))
  if (!isPast(coaching, now, browserTimeZone().zone)) return null
  return (
    <div className="mb-3">
      <Notice tone="warning">
        Meeting sudah selesai, dan masih ada pengajuan yang menunggu. Peserta yang diterima
        sekarang tidak dapat mengikuti meetingnya lagi.
      </Notice>
    </div>
  )
}
