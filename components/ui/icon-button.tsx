'use client'

import { cva } from 'class-variance-authority'
import type { MouseEvent, ReactNode } from 'react'
import { Spinner } from './spinner'
import { Tooltip } from './tooltip'

const iconButtonClass = cva(
  'inline-grid shrink-0 place-items-center border transition-colors duration-hover off:cursor-not-allowed [&_svg]:size-5 off:[&_svg]:opacity-50',
  {
    variants: {
      variant: {
        ghost: 'border-transparent text-ink-2 hover:bg-brand-tint hover:text-brand',
        outline: 'border-line bg-card text-ink-2 hover:bg-brand-tint hover:text-brand',
        danger: 'border-transparent text-danger hover:bg-tone-merah',
        'on-brand': 'border-white/40 text-white hover:bg-white/12',
      },
      size: { md: 'size-icon', sm: 'size-icon-sm pointer-coarse:size-icon' },
      round: { true: 'rounded-full', false: 'rounded-md' },
    },
    defaultVariants: { variant: 'ghost', size: 'sm', round: false },
  },
)

export type IconButtonProps = {
  /** Its accessible name, shown as a tooltip too: 'Hapus FAQ: Apa itu coaching?'. */
  label: string
  icon: ReactNode
  variant?: 'ghost' | 'outline' | 'danger' | 'on-brand'
  size?: 'md' | 'sm'
  round?: boolean
  loading?: boolean
  disabledReason?: string | null | false
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  'aria-pressed'?: boolean
  'aria-keyshortcuts'?: string
}

/** A button that is only an icon: table actions, close, carousel controls. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant, size, round, loading, ...rest } = props
  const { disabledReason, onClick, ...attributes } = rest
  const blocked = Boolean(loading || disabledReason)
  return (
    <Tooltip text={disabledReason || label} decorative={!disabledReason}>
      <button
        {...attributes}
        type="button"
        aria-label={label}
        aria-disabled={blocked || undefined}
        aria-busy={loading || undefined}
        className={iconButtonClass({ variant, size, round })}
        onClick={(event) => {
          if (blocked) event.preventDefault()
          else onClick?.(event)
        }}
      >
        {loading ? <Spinner /> : <span aria-hidden="true">{icon}</span>}
      </button>
    </Tooltip>
  )
}
