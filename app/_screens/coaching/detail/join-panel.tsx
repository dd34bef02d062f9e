import { Suspense } from 'react'
import { joinCoaching } from '@/app/_screens/coaching/detail/join-coaching'
import { RouteLink } from '@/components/navigation/route-link'
import { Button, buttonClass } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useFeature } from '@/lib/api/use-feature'
import { lazyPart } from '@/lib/browser/lazy-part'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useAt } from '@/lib/browser/use-now'
import { joinRefusal, seatsLeft } from '@/lib/domain/participation/quota'
import type { Coaching } from '@/lib/entities/coaching'
import { useSession } from '@/lib/session/use-session'

/** Where someone goes who need not join any more. */
function NextStep({ coaching }: { coaching: Coaching }) {
  const look = buttonClass({ variant: 'secondary', fullWidth: true })
  if (coaching.userTakeThis) {
    return (
      <RouteLink to="proses-coaching/coach" params={{ id: coaching.id }} className={look}>
        Buka coaching
      </RouteLink>
    )
  }
  if (!coaching.isInProposal) return null
  return (
    <RouteLink to="coaching/user" className={look}>
      Lihat status pengajuan
    </RouteLink>
  )
}

const PlaceAlert = lazyPart(
  async () => (await import('@/app/_screens/coaching/detail/place-alert')).PlaceAlert,
)

/** Whether somebody who is signed in can wait for a place, or end that: by the server's word who that is. */
const canWait = (coaching: Coaching, now: Date) =>
  coaching.placeAlert !== undefined &&
  !coaching.userTakeThis &&
  !coaching.isInProposal &&
  (seatsLeft(coaching) === 0 || coaching.placeAlert) &&
  !(coaching.jamMulai && new Date(coaching.jamMulai) <= now)

/** The join action with every rule of §4 and §9; a button that is off says why. */
export function JoinPanel({ coaching }: { coaching: Coaching }) {
  const { role } = useSession()
  const canAlert = useFeature('place-alert')
  const reason = useAt((now) => joinRefusal(coaching, now, browserTimeZone().zone))
  const isWaitable = useAt((now) => canWait(coaching, now))
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button
        fullWidth
        disabledReason={reason}
        onClick={() => void joinCoaching(coaching, role)}
      >
        Ikuti coaching
      </Button>
      <NextStep coaching={coaching} />
      {canAlert && isWaitable && (
        <Suspense fallback={<Skeleton className="h-ctl w-full" />}>
          <PlaceAlert coaching={coaching} />
        </Suspense>
      )}
    </div>
  )
}

/** The same at the lower edge of a phone, in sight however far one has read. */
export function JoinBar({ coaching }: { coaching: Coaching }) {
  return (
    <div className="no-print tall:sticky bottom-0 z-2 -mx-gutter mt-8 border-line border-t bg-card px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-e2">
      <JoinPanel coaching={coaching} />
    </div>
  )
}
