import { CoachingBadges } from '@/components/coaching/coaching-badges'
import { ScheduleLine } from '@/components/coaching/schedule-line'
import { RouteLink } from '@/components/navigation/route-link'
import { Card } from '@/components/ui/card'
import type { Coaching } from '@/lib/entities/coaching'

/** Which coaching is proposed: code, topic, category and schedule in one strip. */
export function CoachingStrip({ coaching }: { coaching: Coaching }) {
  return (
    <Card as="section" padding="small" aria-label="Coaching yang diajukan">
      <div className="flex flex-wrap items-center gap-2">
        <span className="angka mr-1 text-ink-2 text-sm">{coaching.coachingCode}</span>
        <CoachingBadges coaching={coaching} />
      </div>
      <p className="mt-1 text-balance font-bold text-lg">{coaching.topic}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        <ScheduleLine schedule={coaching} layout="inline" />
        <RouteLink
          to="coaching/detail"
          params={{ id: coaching.id }}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-2"
        >
          Lihat detail coaching
        </RouteLink>
      </div>
    </Card>
  )
}
