import { Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useFeature } from '@/lib/api/use-feature'
import { lazyPart } from '@/lib/browser/lazy-part'

const Devices = lazyPart(
  async () => (await import('@/app/_screens/devices/devices')).Devices,
)

/** 'Perangkat Anda' where the server can tell; loaded beside the account above it. */
export function OwnDevices() {
  const isThere = useFeature('sessions')
  if (!isThere) return null
  return (
    <Suspense fallback={<Skeleton className="h-48 w-full rounded-lg" />}>
      <Devices />
    </Suspense>
  )
}
