import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { NowCard } from '@/app/_screens/now-card'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { errorText, isOffline } from '@/lib/api/errors'
import type { Query } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useNow } from '@/lib/browser/use-now'
import { sekarang } from '@/lib/domain/participation/sekarang'
import type { TakenCoaching } from '@/lib/entities/coaching'

/** How often the clock is read that decides what is now. */
const CLOCK_MS = 1000

function Known({ coachings }: { coachings: readonly TakenCoaching[] }) {
  const now = new Date(useNow(CLOCK_MS))
  return <NowCard now={sekarang(coachings, { now, timeZone: browserTimeZone() })} />
}

/** The card 'Sekarang' of the start page; a list that did not come is not one without coachings. */
export function OwnCoaching({
  query: { data, error, isFetching, refetch },
  place,
}: {
  query: Query<TakenCoaching[]>
  /** What keeps its place meanwhile. */
  place: ReactNode
}) {
  if (data) return <Known coachings={data} />
  return (
    <>
      {error === undefined && place}
      <Notice
        tone="danger"
        isShown={error !== undefined}
        title="Coaching Anda tidak dapat dimuat"
        action={
          <Button
            variant="secondary"
            icon={<RotateCw />}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            Coba lagi
          </Button>
        }
      >
        {isOffline(error)
          ? 'Periksa sambungan internet Anda, lalu coba lagi.'
          : errorText(error)}
      </Notice>
    </>
  )
}
