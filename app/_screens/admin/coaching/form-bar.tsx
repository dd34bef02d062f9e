import type { ReactNode } from 'react'

/** In narrow columns only the words stand on the buttons, and a long reason is cut after three lines. */
const NARROW =
  'max-sm:[&_button]:w-full max-sm:[&_button]:px-2 max-sm:[&_button>span>[aria-hidden]]:hidden max-sm:[&_button+span]:line-clamp-3'

/**
 * The buttons of the coaching form, always in sight: under the top bar, and on a phone at the lower
 * edge, where the thumb is and the fields keep their room.
 */
export function FormBar({ start, children }: { start?: ReactNode; children: ReactNode }) {
  return (
    <div className="no-print sticky z-2 -mx-gutter flex items-start gap-3 border-line border-y bg-card px-gutter py-3 max-sm:gap-2 max-sm:py-2 max-md:bottom-0 max-md:order-last md:top-14 md:flex-wrap">
      {start}
      <div
        className={`ml-auto flex flex-wrap items-start justify-end gap-3 max-sm:grid max-sm:min-w-0 max-sm:flex-1 max-sm:grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] max-sm:gap-2 ${NARROW}`}
      >
        {children}
      </div>
    </div>
  )
}
