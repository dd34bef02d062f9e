import { CoachingBadges } from '@/components/coaching/coaching-badges'
import { Flyer } from '@/components/coaching/flyer'
import { QuotaBar } from '@/components/coaching/quota-bar'
import { ScheduleLine } from '@/components/coaching/schedule-line'
import { cardClass } from '@/components/ui/card'
import type { Coaching } from '@/lib/entities/coaching'

export type CoachingCardProps = {
  coaching: Coaching
  /** Where the card leads; its whole surface is the link. */
  href: string
  headingLevel?: 2 | 3 | undefined
}

/** A coaching in a list: flyer, category, topic, date, time and seats. */
export function CoachingCard({ coaching, href, headingLevel = 3 }: CoachingCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article
      className={`${cardClass({ padding: 'none', link: true })} relative flex flex-col overflow-clip`}
    >
      <Flyer src={coaching.flyer} />
      <div className="flex grow flex-col gap-3 p-4">
        <div className="wrap-anywhere flex flex-wrap items-center gap-2">
          <CoachingBadges coaching={coaching} />
        </div>
        <Heading className="wrap-anywhere text-balance font-bold text-lg">
          <a href={href} className="after:absolute after:inset-0 hover:text-brand">
            {coaching.topic}
          </a>
        </Heading>
        <div className="text-ink-2 text-sm">
          <ScheduleLine schedule={coaching} />
        </div>
        <div className="mt-auto pt-1">
          <QuotaBar filled={coaching.pesertaTerdaftar} total={coaching.totalPeserta} />
        </div>
      </div>
    </article>
  )
}
