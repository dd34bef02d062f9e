import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

/** Look of a card, for an element that is something else already (a link, a list item). */
export const cardClass = cva(
  'break-inside-avoid rounded-lg border border-line bg-card shadow-e1',
  {
    variants: {
      padding: { none: '', normal: 'p-4 md:p-6', small: 'p-4' },
      /** The whole card is a link. */
      link: {
        true: 'transition-shadow duration-hover hover:border-brand/40 hover:shadow-e2',
        false: '',
      },
    },
    defaultVariants: { padding: 'normal', link: false },
  },
)

/** A paper surface. `className` is for layout only (grid area, gap, overflow). */
export function Card({
  as: Element = 'div',
  padding,
  className = '',
  children,
  'aria-label': label,
  'aria-labelledby': labelledBy,
}: VariantProps<typeof cardClass> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  className?: string
  children: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
}) {
  return (
    <Element
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`${cardClass({ padding })} ${className}`}
    >
      {children}
    </Element>
  )
}
