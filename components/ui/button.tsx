'use client'

import { cva } from 'class-variance-authority'
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { Spinner } from './spinner'

/** Look of a button, for links that are styled as one: `buttonClass({ variant: 'secondary' })`. */
export const buttonClass = cva(
  'relative inline-flex select-none items-center justify-center gap-2 rounded-md border text-center font-semibold no-underline transition-colors duration-hover off:cursor-not-allowed off:border-transparent off:bg-off off:text-off-ink forced-colors:border-[ButtonBorder] forced-colors:off:text-[GrayText]',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-brand-fill text-white hover:bg-brand-fill-hover active:bg-rimba-800',
        secondary: 'border-line-input bg-card text-brand hover:bg-brand-tint',
        ghost: 'border-transparent text-brand hover:bg-brand-tint off:bg-transparent',
        danger: 'border-transparent bg-merah-700 text-white hover:bg-merah-800',
        /** On the green header, the hero and the sidebar. */
        light: 'border-transparent bg-white text-rimba-800 hover:bg-rimba-100',
        quiet: 'border-transparent text-rimba-100 underline hover:bg-rimba-700',
      },
      size: {
        md: 'min-h-ctl px-5 py-2 text-base leading-6',
        sm: 'min-h-ctl-sm px-4 py-1.5 text-sm pointer-coarse:min-h-ctl',
      },
      fullWidth: { true: 'w-full', false: '' },
      // little room beside its words, which with its border lies in the margin of the page, whatever the letters are
      flush: {
        start: '-ml-[calc(0.25rem+1px)] pl-1!',
        both: '-ml-[calc(0.25rem+1px)] pl-1! md:-mr-[calc(0.25rem+1px)] md:pr-1!',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md', fullWidth: false },
  },
)

export type ButtonProps = {
  children: ReactNode
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'light' | 'quiet'
  size?: 'md' | 'sm'
  type?: 'button' | 'submit'
  /** Its action is running: spinner, same width, further clicks do nothing. */
  loading?: boolean
  /** Why it cannot be used now. It stays reachable and the reason is shown under it. */
  disabledReason?: string | null | false
  icon?: ReactNode
  fullWidth?: boolean
  /** Its words stand in line with what is above and below, not its edge, which a `ghost` does not show. */
  flush?: 'start' | 'both'
  /** Takes the focus when the dialog around it opens. */
  initialFocus?: boolean
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  onMouseDown?: (event: MouseEvent<HTMLButtonElement>) => void
  ref?: Ref<HTMLButtonElement>
  'aria-label'?: string
  'aria-pressed'?: boolean
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-describedby'?: string
}

/** The product's button. A blocked one is `aria-disabled`, so that its reason can be read. */
export function Button(props: ButtonProps) {
  const { children, variant, size, type = 'button', loading = false, icon, ...rest } = props
  const { disabledReason, fullWidth, flush, initialFocus, onClick, ...attributes } = rest
  const reasonId = useId()
  const blocked = loading || Boolean(disabledReason)
  const describedBy = [attributes['aria-describedby'], disabledReason && reasonId]
    .filter(Boolean)
    .join(' ')

  const button = (
    <button
      {...attributes}
      type={type}
      className={buttonClass({ variant, size, fullWidth, flush })}
      aria-disabled={blocked || undefined}
      aria-busy={loading || undefined}
      aria-describedby={describedBy || undefined}
      data-autofocus={initialFocus || undefined}
      onClick={(event) => {
        if (blocked) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span
        className={`inline-flex items-center justify-center gap-2 ${loading ? 'opacity-0' : ''}`}
      >
        {icon && (
          <span aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-5">
            {icon}
          </span>
        )}
        {children}
      </span>
      {loading && (
        <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
  // the same element with and without a reason, so that a button that becomes free keeps the focus
  return (
    <span
      className={
        disabledReason
          ? `inline-flex max-w-full flex-col items-start gap-1 ${fullWidth ? 'w-full' : ''}`
          : 'contents'
      }
    >
      {button}
      {disabledReason && (
        <span id={reasonId} className={`text-ink-2 text-xs ${fullWidth ? '' : 'max-w-72'}`}>
          {disabledReason}
        </span>
      )}
    </span>
  )
}
