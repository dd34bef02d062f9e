import type { ReactNode } from 'react'

/** The h1 of a screen. It takes the focus after a change of screen (`data-page-heading`). */
export function PageHeading({
  children,
  kicker,
  text,
  actions,
  isLong = false,
}: {
  children: ReactNode
  /** Whole sentences, as topics are: smaller, so that they mostly stand in one line. */
  isLong?: boolean
  /** A short line above, such as the coaching's code. */
  kicker?: ReactNode
  text?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        {kicker && <p className="mb-1 font-semibold text-ink-2 text-sm">{kicker}</p>}
        <h1
          tabIndex={-1}
          data-page-heading=""
          className={`text-balance font-extrabold text-2xl tracking-tight ${isLong ? '' : 'md:text-3xl'}`}
        >
          {children}
        </h1>
        {text && <p className="mt-2 max-w-prosa text-ink-2">{text}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap items-center gap-3 md:[&>span]:items-end">
          {actions}
        </div>
      )}
    </div>
  )
}
