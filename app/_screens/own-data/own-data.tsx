import { Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useFeature } from '@/lib/api/use-feature'
import { lazyPart } from '@/lib/browser/lazy-part'

const OwnDataCard = lazyPart(
  async () => (await import('@/app/_screens/own-data/own-data-card')).OwnDataCard,
)

/** 'Data Anda' where the server can give and erase it; loaded beside the account above it. */
export function OwnData() {
  const isThere = useFeature('privacy')
  if (!isThere) return null
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
      <OwnDataCard />
    </Suspense>
  )
}
