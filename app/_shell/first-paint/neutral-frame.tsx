import { Trees } from 'lucide-react'
import { Skeleton } from '@/components/ui/skeleton'
import { MINISTRY } from '@/lib/copy'
import { APP_NAME } from '@/lib/env'

/**
 * Says after a while that what is waited for has not come, at once that it cannot come in so old a browser, and on a drawn page
 * that a link has been pressed. All are led by the start script (`lib/first-paint/start-page.ts`), which is there also where no other comes.
 */
function WaitNote() {
  return (
    <div role="status" data-late>
      <div className="pointer-events-none fixed inset-x-0 top-1/2 z-loading in-data-left:flex hidden justify-center">
        <p className="rounded-lg border border-line bg-raised px-5 py-3 font-semibold shadow-e2">
          Memuat…
        </p>
      </div>
      <div className="late on-brand fixed inset-x-0 bottom-0 z-toast flex flex-wrap items-center gap-x-3 bg-rimba-950 px-gutter py-2 text-sm text-white">
        <p className="in-data-old:hidden grow basis-[13rem]">
          Halaman ini belum selesai dimuat. Periksa sambungan internet Anda.
        </p>
        <p className="in-data-old:block hidden grow basis-[13rem]">
          Versi browser ini sudah terlalu lama untuk portal ini. Perbarui browser Anda, atau
          buka portal di perangkat lain.
        </p>
        <button
          type="button"
          data-reload
          className="in-data-old:hidden min-h-11 font-bold underline"
        >
          Muat ulang
        </button>
      </div>
    </div>
  )
}

/** Stands for a screen whose chunk is on its way, inside its frame. */
export function ScreenSkeleton() {
  return (
    <>
      <div className="space-y-6" aria-hidden="true">
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
      <WaitNote />
    </>
  )
}

/**
 * What the exported HTML paints at once and every screen's chunk is awaited behind: identity strip,
 * header with the product's name, ground of the sidebar and empty cards, as tall and wide as the frames
 * that take its place, with nothing that may turn out wrong for the address or the role.
 */
export function NeutralFrame() {
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <div className="h-7 pointer-coarse:h-11 bg-rimba-950" />
      <div className="flex h-16 items-center gap-3 bg-rimba-800 px-gutter py-2 text-white">
        <Trees
          aria-hidden="true"
          className="size-10 rounded-full bg-white p-2 text-rimba-800 max-md:ml-12"
        />
        <span className="grid leading-tight">
          <span className="line-clamp-2 font-bold text-sm sm:text-base">{APP_NAME}</span>
          <span className="truncate text-rimba-200 text-xs max-sm:hidden">{MINISTRY}</span>
        </span>
      </div>
      <div className="flex flex-1">
        <div className="w-52 border-line border-r bg-card max-md:hidden lg:w-60" />
        <div className="min-w-0 flex-1 px-gutter py-6 md:py-8">
          <div className="mx-auto max-w-publik">
            <ScreenSkeleton />
          </div>
        </div>
      </div>
    </div>
  )
}
