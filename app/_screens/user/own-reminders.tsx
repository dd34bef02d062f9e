import { Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useFeature } from '@/lib/api/use-feature'
import { lazyPart } from '@/lib/browser/lazy-part'

const Choice = lazyPart(
  async () => (await import('@/app/_screens/user/reminder-choice')).ReminderChoiceCard,
)

/** 'Pengingat' where the server can tell; loaded beside the account above it. */
export function OwnReminders() {
  const isThere = useFeature('own-reminders')
  if (!isThere) return null
  return (
    <Suspense fallback={<Skeleton className="h-48 w-full rounded-lg" />}>
      <Choice />
    </Suspense>
  )
}
