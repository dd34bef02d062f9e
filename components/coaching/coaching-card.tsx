import type { ReactNode } from 'react'
import { Flyer } from '@/components/coaching/flyer'
import { LowQuotaBadge, QuotaBar } from '@/components/coaching/quota-bar'
import { ScheduleLine } from '@/components/coaching/schedule-line'
import { Badge } from '@/components/ui/badge'
import { cardClass } from '@/components/ui/card'
import type { Coaching } from '@/lib/entities/coaching'

type CoachingCardProps = {
  coaching: Coaching
  /** Where the card leads; its whole surface is the link. */
  href: string
  /** Beside the category: a status. */
  badge?: ReactNode
  /** Buttons under the facts. */
  actions?: ReactNode
  headingLevel?: 2 | 3
}

/** A coaching in a list: flyer, category, topic, date, time and seats. */
export function CoachingCard(props: CoachingCardProps) {
  const { coaching, href, badge, actions, headingLevel = 3 } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const seats = { filled: coaching.pesertaTerdaftar, total: coaching.totalPeserta }
  return (
    <article
      className={`${cardClass({ padding: 'none', link: true })} relative flex flex-col overflow-clip`}
    >
      <Flyer src={coaching.flyer} alt="" />
      <div className="flex grow flex-col gap-3 p-4">
        <div className="wrap-anywhere flex flex-wrap items-center gap-2">
          <Badge>{coaching.category.name}</Badge>
          <LowQuotaBadge {...seats} />
          {badge}
        </div>
        <Heading className="text-balance font-bold text-lg">
          <a href={href} className="after:absolute after:inset-0 hover:text-brand">
            {coaching.topic}
          </a>
        </Heading>
        <div className="text-ink-2 text-sm">
          <ScheduleLine schedule={coaching} />
        </div>
        <div className="mt-auto pt-1">
          <QuotaBar {...seats} />
        </div>
        {actions && <div className="relative z-1 flex flex-wrap gap-3 pt-1">{actions}</div>}
      </div>
    </article>
  )
}
