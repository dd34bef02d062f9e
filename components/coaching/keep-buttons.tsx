import { CalendarPlus, Share2 } from 'lucide-react'
import {
  addToCalendar,
  type KeptCoaching,
  shareCoaching,
} from '@/components/coaching/keep-coaching'
import { Button } from '@/components/ui/button'
import { useAt } from '@/lib/browser/use-now'
import { isOver } from '@/lib/domain/participation/timing'

/** Why there is nothing to put into a calendar. */
function whyNoEntry({ jamMulai, jamSelesai }: KeptCoaching, now: Date) {
  if (!jamMulai || !jamSelesai) return 'Tersedia setelah tanggal dan pukul ditentukan.'
  return isOver({ jamSelesai }, now) && 'Meeting sudah selesai.'
}

type KeepButtonsProps = {
  coaching: KeptCoaching
  /** Since when the coaching is known as it is, in ms since 1970. */
  knownAt: number
}

/** Ways to keep a coaching in mind: calendar and link. */
export function KeepButtons({ coaching, knownAt }: KeepButtonsProps) {
  const reason = useAt((now) => whyNoEntry(coaching, now))
  return (
    <div className="grid @lg:grid-cols-2 grid-cols-1 items-start gap-3">
      <Button
        variant="secondary"
        fullWidth
        icon={<CalendarPlus />}
        disabledReason={reason}
        onClick={() => void addToCalendar(coaching, knownAt)}
      >
        Tambah ke kalender
      </Button>
      <Button
        variant="secondary"
        fullWidth
        icon={<Share2 />}
        onClick={() => void shareCoaching(coaching)}
      >
        Bagikan
      </Button>
    </div>
  )
}
