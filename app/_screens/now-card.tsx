import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { Sekarang } from '@/lib/domain/participation/sekarang'
import type { TakenCoaching } from '@/lib/entities/coaching'

const LOOK = `${buttonClass()} min-h-14! max-md:w-full md:px-8!`

function Action({ coaching, action }: Sekarang<TakenCoaching>) {
  if (!action) return null
  const { label, to } = action
  if (to === 'tersedia' || !coaching)
    return (
      <RouteLink to="coaching/user" query={{ tab: 'tersedia' }} className={LOOK}>
        {label}
      </RouteLink>
    )
  return (
    <RouteLink
      to={`proses-coaching/${to}`}
      params={{ id: coaching.id }}
      className={LOOK}
      aria-label={`${label}: ${coaching.topic}`}
    >
      {label}
    </RouteLink>
  )
}

/** What is now, in one sentence with one button. */
export function NowCard({ now }: { now: Sekarang<TakenCoaching> }) {
  return (
    <Card
      as="section"
      aria-labelledby="sekarang"
      className="border-l-4 border-l-kayu-500 md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-6"
    >
      <div className="min-w-0 max-md:mb-4 md:flex-1 md:basis-72">
        <h2 id="sekarang" className="font-semibold text-ink-2 text-sm">
          Sekarang
        </h2>
        <p className="angka text-balance font-bold text-lg">{now.sentence}</p>
        {now.coaching && (
          <p className="wrap-anywhere line-clamp-2 text-ink-2 text-sm md:line-clamp-1">
            {now.coaching.topic}
          </p>
        )}
      </div>
      <Action {...now} />
    </Card>
  )
}
