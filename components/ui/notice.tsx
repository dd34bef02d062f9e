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

/** A strip that tells something about what is below it. `live` announces it when it appears. */
export function Notice({
  tone = 'info',
  title,
  live = false,
  action,
  children,
}: {
  tone?: keyof typeof ICONS
  title?: string
  live?: boolean
  action?: ReactNode
  children?: ReactNode
}) {
  const Icon = ICONS[tone]
  return (
    <div className={noticeClass({ tone })} role={live ? 'status' : undefined}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 basis-word flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 grow basis-56">
          {title && <p className="font-bold">{title}</p>}
          {children}
        </div>
        {action}
      </div>
    </div>
  )
}
