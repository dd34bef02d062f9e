import { CoachingCard, type CoachingCardProps } from '@/components/coaching/coaching-card'
import { Skeleton } from '@/components/ui/skeleton'
import type { Coaching } from '@/lib/entities/coaching'
import { href } from '@/lib/router/href'

/** One to three cards beside each other, by the room that the sidebar leaves. */
const GRID = 'grid grid-cols-1 gap-5 @lg:grid-cols-2 @4xl:grid-cols-3'

/** Coachings as cards that lead to their details. */
export function CoachingGrid({
  coachings,
  headingLevel,
}: Pick<CoachingCardProps, 'headingLevel'> & { coachings: readonly Coaching[] }) {
  return (
    <div className="@container">
      <ul className={GRID}>
        {coachings.map((coaching) => (
          <li key={coaching.id} className="grid min-w-0 grid-cols-1">
            <CoachingCard
              coaching={coaching}
              href={href('coaching/detail', { id: coaching.id })}
              headingLevel={headingLevel}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Places of cards that are loading, as tall as cards are. */
export function CoachingGridSkeleton({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => `place-${place}`)
  return (
    <div className="@container">
      <div className={GRID}>
        {places.map((place) => (
          <div
            key={place}
            className="overflow-hidden rounded-lg border border-line bg-card"
          >
            <Skeleton className="aspect-video w-full rounded-none md:aspect-4/3" />
            <div className="space-y-3 p-4">
              <Skeleton className="h-6 w-24" />
              <Skeleton className="h-14 w-full" />
              <Skeleton className="h-12 w-2/3" />
              <Skeleton className="h-5 w-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
