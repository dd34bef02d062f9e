import type { ReactNode } from 'react'

/** The buttons of the coaching form, under the top bar and always in sight from 768 px. */
export function FormBar({ start, children }: { start?: ReactNode; children: ReactNode }) {
  return (
    <div className="no-print z-2 -mx-gutter flex flex-wrap items-start gap-3 border-line border-y bg-card px-gutter py-3 md:sticky md:top-14">
      {start}
      <div className="ml-auto flex flex-wrap items-start justify-end gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
        {children}
      </div>
    </div>
  )
}
