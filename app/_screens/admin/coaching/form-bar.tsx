import type { ReactNode } from 'react'

/** In narrow columns only the words stand on the buttons. */
const NARROW =
  'max-sm:[&_button]:w-full max-sm:[&_button]:px-2 max-sm:[&_button>span>[aria-hidden]]:hidden'

type FormBarProps = {
  start?: ReactNode
  /** Says beside the buttons why some are off; only readers hear the reason of each then. Empty where it stands elsewhere. */
  reason?: string
  children: ReactNode
}

/**
 * The buttons of the coaching form, always in sight: under the top bar, and on a phone at the lower
 * edge, where the thumb is and the fields keep their room.
 */
export function FormBar({ start, reason, children }: FormBarProps) {
  return (
    <div
      data-form-bar
      className="no-print tall:sticky z-2 -mx-gutter flex flex-wrap items-start gap-3 border-line border-y bg-card px-gutter py-3 max-sm:gap-2 max-sm:py-2 max-md:bottom-0 max-md:order-last md:top-14 md:-mt-4"
    >
      {reason && (
        <p className="basis-full text-ink-2 text-sm max-md:text-xs md:order-1 md:my-auto md:flex-1 md:basis-64">
          {reason}
        </p>
      )}
      {start}
      <div
        className={`ml-auto flex flex-wrap items-start justify-end gap-3 max-sm:grid max-sm:min-w-0 max-sm:flex-1 max-sm:grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] max-sm:gap-2 md:order-2 ${reason === undefined ? '' : '[&_button+span]:sr-only'} ${NARROW}`}
      >
        {children}
      </div>
    </div>
  )
}
