import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type Tone = 'abu' | 'jingga' | 'biru' | 'merah' | 'hijau'

const badgeClass = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-full border px-2.5 py-0.5 align-middle font-semibold text-xs forced-colors:border-[ButtonBorder]',
  {
    variants: {
      tone: {
        abu: 'bg-tone-abu text-tone-abu-ink',
        jingga: 'bg-tone-jingga text-tone-jingga-ink',
        biru: 'bg-tone-biru text-tone-biru-ink',
        merah: 'bg-tone-merah text-tone-merah-ink',
        hijau: 'bg-tone-hijau text-tone-hijau-ink',
      },
      /** On a phone its words alone, where they stand in a line with others. */
      slim: {
        true: 'max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:*:aria-hidden:hidden',
      },
      dashed: { true: 'border-current border-dashed', false: 'border-transparent' },
    },
    defaultVariants: { tone: 'abu', dashed: false },
  },
)

/** A status pill: dot or icon beside a word, so that colour never speaks alone. */
export function Badge({
  tone,
  dashed,
  slim,
  icon,
  children,
}: {
  tone?: Tone
  dashed?: boolean
  slim?: boolean
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={badgeClass({ tone, dashed, slim })}>
      {icon ? (
        <span aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-3.5">
          {icon}
        </span>
      ) : (
        <span
          aria-hidden="true"
          className="size-2 shrink-0 rounded-full bg-current forced-colors:bg-[CanvasText]"
        />
      )}
      {/* a box of its own: Firefox gives readers words that lie in flexible boxes beside each other as one */}
      <span className="min-w-0">{children}</span>
    </span>
  )
}
