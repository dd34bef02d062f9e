import { Sprout } from 'lucide-react'
import type { ReactNode } from 'react'

/** Nothing to show, said kindly: icon, heading, sentence, one action. */
export function EmptyState({
  icon = <Sprout />,
  title,
  text,
  action,
  headingLevel: Heading = 'h2',
}: {
  icon?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  headingLevel?: 'h2' | 'h3' | 'p'
}) {
  return (
    <div className="mx-auto flex max-w-[30rem] flex-col items-center px-4 py-10 text-center">
      <span
        aria-hidden="true"
        className="grid size-16 place-items-center rounded-full bg-brand-tint text-brand [&>svg]:size-7"
      >
        {icon}
      </span>
      <Heading className="mt-4 text-balance font-bold text-lg">{title}</Heading>
      {text && <p className="mt-1 text-balance text-ink-2">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
