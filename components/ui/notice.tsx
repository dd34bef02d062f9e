import { cva } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const noticeClass = cva(
  'flex flex-wrap items-start gap-x-3 gap-y-1 rounded-md border border-current/25 px-4 py-3 text-sm',
  {
    variants: {
      tone: {
        info: 'bg-tone-biru text-tone-biru-ink',
        success: 'bg-tone-hijau text-tone-hijau-ink',
        warning: 'bg-tone-kayu text-tone-kayu-ink',
        danger: 'bg-tone-merah text-tone-merah-ink',
      },
    },
    defaultVariants: { tone: 'info' },
  },
)

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

/**
 * A strip that tells something about what is below it. One that comes and goes is there with `isShown` false before: readers pass
 * over a region that comes together with its words, and one of them tells only the last of several things, a button.
 */
export function Notice({
  tone = 'info',
  title,
  isShown,
  action,
  children,
}: {
  tone?: keyof typeof ICONS
  title?: string
  isShown?: boolean
  action?: ReactNode
  children?: ReactNode
}) {
  const Icon = ICONS[tone]
  const isAway = isShown === false
  return (
    <div className={isAway ? 'sr-only' : noticeClass({ tone })}>
      {!isAway && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      <div className="flex min-w-0 flex-1 basis-word flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div
          role={isShown === undefined ? undefined : 'status'}
          className="min-w-0 grow basis-56"
        >
          {!isAway && title && <p className="font-bold">{title}</p>}
          {!isAway && children}
        </div>
        {!isAway && action}
      </div>
    </div>
  )
}
