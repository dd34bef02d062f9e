import { Suspense } from 'react'
import type { KeptCoaching } from '@/components/coaching/keep-coaching'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyPart } from '@/lib/browser/lazy-part'

const KeepButtons = lazyPart(async () => ({
  default: (await import('@/components/coaching/keep-buttons')).KeepButtons,
}))

/** Calendar and link; their code comes after the screen, which nobody opens for them. */
export function KeepActions({ coaching }: { coaching: KeptCoaching }) {
  return (
    <Suspense fallback={<Skeleton className="h-ctl w-full" />}>
      <KeepButtons coaching={coaching} />
    </Suspense>
  )
}
