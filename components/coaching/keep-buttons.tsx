import { CalendarPlus, Share2 } from 'lucide-react'
import {
  addToCalendar,
  type KeptCoaching,
  shareCoaching,
} from '@/components/coaching/keep-coaching'
import { Button } from '@/components/ui/button'

type KeepButtonsProps = {
  coaching: KeptCoaching
  /** Since when the coaching is known as it is, in ms since 1970. */
  knownAt: number
}

/** Ways to keep a coaching in mind: calendar and link. */
export function KeepButtons({ coaching, knownAt }: KeepButtonsProps) {
  const hasTimes = Boolean(coaching.jamMulai && coaching.jamSelesai)
  return (
    <div className="grid @lg:grid-cols-2 grid-cols-1 items-start gap-3">
      <Button
        variant="secondary"
        fullWidth
        icon={<CalendarPlus />}
        disabledReason={!hasTimes && 'Tersedia setelah tanggal dan pukul ditentukan.'}
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
