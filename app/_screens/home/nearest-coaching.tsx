import { CalendarSearch } from 'lucide-react'
import { QueryState } from '@/app/_screens/query-state'
import { CoachingBadges } from '@/components/coaching/coaching-badges'
import { Countdown } from '@/components/coaching/countdown'
import { meetingDate, meetingTime } from '@/components/coaching/schedule-line'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useAt } from '@/lib/browser/use-now'
import { api } from '@/lib/contract'
import { SCHEDULE_LATER } from '@/lib/copy'
import { isInProgress } from '@/lib/domain/participation/timing'
import type { Coaching } from '@/lib/entities/coaching'

/** The coachings that whoever looks takes or has proposed; none are a visitor's. */
type Own = readonly Pick<Coaching, 'id'>[] | 'unknown'

/** The panel with the nearest coaching, which may be none (§2, decision 64). */
export function NearestCoaching({ own }: { own: Own }) {
  const query = useQuery(api.coaching.homepage)
  return (
    <Card as="section" aria-label="Coaching terdekat" className="flex flex-col">
      <QueryState
        query={query}
        title="Coaching terdekat tidak dapat dimuat"
        skeleton={<Places />}
      >
        {(coaching) =>
          coaching ? <Panel coaching={coaching} own={own} /> : <NothingPlanned />
        }
      </QueryState>
    </Card>
  )
}

/** Who takes part is not asked to; while that is not known nobody is. */
function wayOn(id: string, own: Own) {
  if (own === 'unknown') return { to: 'coaching/detail', label: 'Lihat coaching' } as const
  return own.some((one) => one.id === id)
    ? ({ to: 'coaching/user', label: 'Lihat coaching Anda' } as const)
    : ({ to: 'coaching/detail', label: 'Ikuti coaching' } as const)
}

function Panel({ coaching, own }: { coaching: Coaching; own: Own }) {
  const { id, topic } = coaching
  const { to, label } = wayOn(id, own)
  return (
    <>
      <p className="font-semibold text-ink-2 text-sm">Coaching terdekat</p>
      <h2 className="mt-1 text-balance font-bold text-xl">{topic}</h2>
      <div className="mt-3 flex flex-wrap gap-2">
        <CoachingBadges coaching={coaching} />
      </div>
      <Facts coaching={coaching} />
      <div className="mt-auto grid grid-cols-1 gap-5 pt-5">
        <TimeLeft coaching={coaching} />
        <RouteLink to={to} params={{ id }} className={buttonClass({ fullWidth: true })}>
          {label}
        </RouteLink>
      </div>
    </>
  )
}

/** The time to the start; while the meeting runs the badge says until when. */
function TimeLeft({ coaching }: { coaching: Coaching }) {
  const isRunning = useAt((now) => isInProgress(coaching, now))
  return !isRunning && <Countdown target={coaching.jamMulai} />
}

function Facts({ coaching }: { coaching: Coaching }) {
  const timeZone = browserTimeZone()
  const { tanggalMeeting } = coaching
  const facts = [
    ['Tanggal', tanggalMeeting ? meetingDate(tanggalMeeting, timeZone) : SCHEDULE_LATER],
    ['Pukul', meetingTime(coaching, timeZone)],
    ['Tempat', 'Zoom Meeting'],
  ]
  return (
    <dl className="mt-4 grid grid-cols-1 gap-2 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="w-20 shrink-0 text-ink-2">{label}</dt>
          <dd className="angka min-w-0 flex-1 basis-28 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function NothingPlanned() {
  return (
    <div className="my-auto">
      <EmptyState
        icon={<CalendarSearch />}
        title="Belum ada coaching terjadwal"
        text="Jadwal terdekat akan tampil di sini. Silakan kembali beberapa hari lagi; sambil menunggu, baca cara mengikutinya."
        action={
          <RouteLink to="guide" className={buttonClass({ variant: 'secondary' })}>
            Baca panduan
          </RouteLink>
        }
      />
    </div>
  )
}

function Places() {
  return (
    <div className="flex grow flex-col gap-4">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-15 w-full" />
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-19 w-full" />
      <div className="mt-auto grid grid-cols-1 gap-5">
        <Skeleton className="h-17 w-full" />
        <Skeleton className="h-ctl w-full" />
      </div>
    </div>
  )
}
