import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { QueryState } from '@/app/_screens/query-state'
import { RichText } from '@/components/content/rich-text'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { ForestIllustration } from '@/components/ui/forest-illustration'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { dataSaverAtom, useWidestPicture } from '@/lib/browser/data-saver'
import { pictureSources } from '@/lib/browser/picture-sources'
import { api } from '@/lib/contract'
import type { Banner } from '@/lib/entities/content'

/** Largest size that the picker stores (decision 38), in the place's ratio. */
const PICTURE = { width: 1366, height: 854 }
/** As wide as the screen on a phone; beside the sidebar and the panel else. */
const SIZES = '(min-width: 1024px) 45rem, calc(100vw - 2rem)'

/** The place of the banners: 16:10 on a phone, as high as the panel beside it else, higher where the words need it. */
function Place({ children }: { children: ReactNode }) {
  return (
    <div className="grid @3xl:aspect-auto aspect-16/10 @3xl:min-h-112 grid-cols-1 overflow-clip rounded-2xl">
      {children}
    </div>
  )
}

/** Banners of the start page; they turn every 10 s unless 'Hemat data' is on (§9, decision 69). */
export function BannerCarousel() {
  const query = useQuery(api.beranda.list)
  const isSaving = useAtomValue(dataSaverAtom)
  return (
    <Place>
      <QueryState
        // that a picture may be an older one is no news to anybody
        query={query.data ? { ...query, error: undefined } : query}
        title="Banner tidak dapat dimuat"
        skeleton={<Skeleton className="size-full rounded-none" />}
      >
        {(banners) =>
          banners.length === 0 ? (
            <Welcome />
          ) : (
            <Carousel
              label="Banner beranda"
              autoplay={!isSaving}
              slides={banners.map((banner, position) => ({
                key: banner.id,
                content: <BannerSlide banner={banner} isFirst={position === 0} />,
              }))}
            />
          )
        }
      </QueryState>
    </Place>
  )
}

function BannerSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const widest = useWidestPicture()
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <div className="relative grid min-w-0 bg-rimba-900 text-white">
      {banner.image === failed ? (
        <ForestIllustration />
      ) : (
        <img
          {...pictureSources(banner.image, SIZES, isFirst ? undefined : widest)}
          alt=""
          {...PICTURE}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(banner.image)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <div className="relative flex min-w-0 flex-col justify-end bg-linear-to-t from-rimba-950/95 via-40% via-rimba-950/65 to-transparent p-4 pt-18 md:p-8 md:pb-24">
        <div className="max-w-prosa text-balance font-extrabold @3xl:text-3xl text-xl [text-shadow:0_1px_2px_rgb(0_0_0/0.6)]">
          <RichText html={banner.caption} clamp={3} />
        </div>
      </div>
    </div>
  )
}

/** In place of banners while the office has put up none. */
function Welcome() {
  return (
    <div className="on-brand relative flex flex-col justify-end bg-rimba-900 text-white">
      <ForestIllustration />
      <div className="relative bg-linear-to-t from-rimba-950 to-transparent @3xl:p-10 p-4 pt-12">
        <p className="font-semibold text-kayu-200 text-sm">Sesi coaching daring</p>
        <p className="mt-1 text-balance font-extrabold @3xl:text-display text-2xl">
          Tingkatkan kapasitas, jaga rimba Indonesia
        </p>
        <p className="mt-2 max-w-prosa">
          Ajukan pertanyaan Anda di bidang kehutanan, bahas bersama coach dalam meeting
          daring, lalu terima sertifikat.
        </p>
        <RouteLink to="coaching" className={`${buttonClass({ variant: 'light' })} mt-4`}>
          Lihat jadwal coaching
        </RouteLink>
      </div>
    </div>
  )
}
