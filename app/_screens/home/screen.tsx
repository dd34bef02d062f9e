import { BannerCarousel } from '@/app/_screens/home/banner-carousel'
import { MonthPreview } from '@/app/_screens/home/month-preview'
import { NearestCoaching } from '@/app/_screens/home/nearest-coaching'
import { Steps } from '@/app/_screens/home/steps'
import { APP_NAME } from '@/lib/env'

/** Home: banners, the nearest coaching, how it works, what comes this month (§2). */
export default function HomeScreen() {
  return (
    <div className="@container space-y-10 md:space-y-12">
      <h1 tabIndex={-1} data-page-heading="" className="sr-only">
        {APP_NAME}
      </h1>
      <div className="grid @3xl:grid-cols-[minmax(0,1fr)_21rem] grid-cols-1 gap-6">
        <BannerCarousel />
        <NearestCoaching />
      </div>
      <Steps />
      <MonthPreview />
    </div>
  )
}
