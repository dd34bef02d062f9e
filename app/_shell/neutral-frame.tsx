import { Skeleton } from '@/components/ui/skeleton'

/** Stands for a screen whose chunk is on its way, inside its frame. */
export function ScreenSkeleton() {
  return (
    <div className="space-y-6" aria-hidden="true">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}

/**
 * What the exported HTML paints at once and every screen's chunk is awaited behind: brand bar and
 * empty cards, nothing that may turn out wrong for the address or the role.
 */
export function NeutralFrame() {
  return (
    <div className="min-h-dvh bg-page">
      <div className="h-7 bg-rimba-950" />
      <div className="h-16 bg-rimba-800" />
      <div className="mx-auto max-w-publik px-4 py-6 md:py-10">
        <ScreenSkeleton />
      </div>
    </div>
  )
}
