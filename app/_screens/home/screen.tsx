import { Suspense } from 'react'
import { BannerCarousel } from '@/app/_screens/home/banner-carousel'
import { MonthPreview } from '@/app/_screens/home/month-preview'
import { NearestCoaching } from '@/app/_screens/home/nearest-coaching'
import { Steps } from '@/app/_screens/home/steps'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { lazyPart } from '@/lib/browser/lazy-part'
import { api } from '@/lib/contract'
import { APP_NAME } from '@/lib/env'
import { useSession } from '@/lib/session/use-session'

/** Visitors never load it. */
const OwnCoaching = lazyPart(
  async () => (await import('@/app/_screens/home/own-coaching')).OwnCoaching,
)

/** As high as the card with a sentence and a topic of two lines, so that nothing below it moves. */
const PLACE = <Skeleton className="h-56 w-full md:h-28" />

/** Home: banners, the nearest coaching, how it works, what comes this month (§2). */
export default function HomeScreen() {
  const isParticipant = useSession().role === 'user'
  const own = useQuery(api.coaching.taken, undefined, {
    ...{ enabled: isParticipant, recovers: true },
  })
  return (
    <div className="@container space-y-10 md:space-y-12">
      <h1 tabIndex={-1} data-page-heading="" className="sr-only">
        {APP_NAME}
      </h1>
      {isParticipant && (
        <div className="grid min-h-56 grid-cols-1 items-start md:min-h-28">
          <Suspense fallback={PLACE}>
            <OwnCoaching query={own} place={PLACE} />
          </Suspense>
        </div>
      )}
      <div className="grid @3xl:grid-cols-[minmax(0,1fr)_21rem] grid-cols-1 gap-6">
        <BannerCarousel />
        <NearestCoaching own={isParticipant ? (own.data ?? 'unknown') : []} />
      </div>
      <Steps hasAccount={isParticipant} />
      <MonthPreview own={own.data ?? (isParticipant && !own.error ? 'asked' : [])} />
    </div>
  )
}
