import { Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useFeature } from '@/lib/api/use-feature'
import { lazyPart } from '@/lib/browser/lazy-part'

const Calendar = lazyPart(
  async () => (await import('@/app/_screens/user/calendar-address')).CalendarAddressCard,
)

/** 'Kalender Anda' where the server can tell; loaded beside the account above it. */
export function OwnCalendar() {
  const isThere = useFeature('calendar-address')
  if (!isThere) return null
  return (
    <Suspense fallback={<Skeleton className="h-48 w-full rounded-lg" />}>
      <Calendar />
    </Suspense>
  )
}
