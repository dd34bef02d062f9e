import { Info } from 'lucide-react'
import { useCancelParticipation } from '@/app/_screens/use-cancel-participation'
import { Countdown } from '@/components/coaching/countdown'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { Tooltip } from '@/components/ui/tooltip'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { SCHEDULE_LATER } from '@/lib/copy'
import { canCancelParticipation } from '@/lib/domain/participation/status'
import { isInProgress, type Moment } from '@/lib/domain/participation/timing'
import { formatTime } from '@/lib/domain/schedule/dates'
import { scheduleText } from '@/lib/domain/schedule/schedule-text'
import { useRoute } from '@/lib/router/use-route'
import { routeOf } from '@/lib/routes'
import type { Participation } from './participation-context'

type Header = NonNullable<Participation['header']>

/** The whole topic with date and time on hover, focus and tap of the icon; words while they are not decided. */
function ScheduleInfo({ header }: { header: Header }) {
  const hasStart = header.jamMulai !== null
  const text = hasStart
    ? scheduleText({ ...header, timeZone: browserTimeZone() })
    : SCHEDULE_LATER
  const whole = `${header.coachingCode} · ${header.topic}`
  return (
    <span className="inline-flex items-center gap-2">
      <Tooltip
        text={
          <>
            <span className="mb-1 block font-bold">{whole}</span>
            <span className="block">{text}</span>
          </>
        }
      >
        <button
          type="button"
          aria-label="Tanggal dan waktu coaching"
          className="grid size-11 place-items-center rounded-md hover:bg-rimba-700 max-md:-mr-2"
        >
          <Info aria-hidden="true" className="size-5" />
        </button>
      </Tooltip>
      {!hasStart && (
        <span className="text-rimba-100 text-sm max-lg:hidden">{SCHEDULE_LATER}</span>
      )}
    </span>
  )
}

/** §2 'hidden when the user's coaching status is selesai'. */
function CancelButton({ id, header }: { id: string; header: Header }) {
  const { cancelParticipation, isCancelling } = useCancelParticipation()
  if (!canCancelParticipation(header.userCoachingStatus)) return null
  return (
    <span className="max-md:hidden">
      <Button
        variant="quiet"
        size="sm"
        loading={isCancelling}
        onClick={() => void cancelParticipation({ id, topic: header.topic })}
      >
        Batal Ikut
      </Button>
    </span>
  )
}

type TitleProps = { header: Header | undefined; hasFailed: boolean; isRefused: boolean }

/** Code and topic, one line each so that the strip is as high before they are known; a place for them while they are asked for, a sentence where no answer came. */
function Title({ header, hasFailed, isRefused }: TitleProps) {
  if (!header && isRefused) return <p className="font-bold">Coaching</p>
  if (!header && hasFailed) return <p className="font-bold">Data coaching belum terbaca</p>
  if (!header) return <Skeleton className="h-10 w-full max-w-md opacity-20 md:h-11" />
  return (
    <>
      <p className="angka text-rimba-200 text-xs md:text-sm">{header.coachingCode}</p>
      <p className="truncate font-bold leading-snug max-md:text-sm md:text-lg md:leading-6">
        {header.topic}
      </p>
    </>
  )
}

/** What the zeros of the countdown do not say; on a phone without its end, which the icon tells. */
function Running({ header, moment }: { header: Header; moment: Moment }) {
  const { jamSelesai } = header
  if (!jamSelesai || !isInProgress(header, moment.now)) return null
  const { zone, label } = moment.timeZone
  return (
    <p className="angka font-semibold text-kayu-200 text-xs leading-4">
      Sedang berlangsung
      <span className="max-md:sr-only">
        {' '}
        sampai {formatTime(jamSelesai, zone)} {label}
      </span>
    </p>
  )
}

/** The green strip of the shell: code, topic, countdown, schedule and 'Batal Ikut'; of a coaching that is refused by now what it was called. */
export function HeaderStrip({
  id,
  hasFailed,
  participation: { header, moment, isRefused },
}: {
  id: string
  hasFailed: boolean
  participation: Participation
}) {
  const route = useRoute()
  const hasCountdown = route !== null && routeOf(route.name).countdown
  return (
    <section
      aria-label="Coaching"
      className="on-brand border-rimba-700 border-t bg-rimba-800 text-white"
    >
      <div className="mx-auto flex max-w-admin flex-wrap items-center gap-x-2 px-gutter max-md:min-h-12 md:gap-x-6 md:gap-y-3 md:py-3">
        <div className="min-w-0 flex-1 basis-24 md:basis-40">
          <Title {...{ header, hasFailed, isRefused }} />
        </div>
        {header && !isRefused && (
          <div className="flex items-center gap-x-1 md:flex-wrap md:gap-x-4 md:gap-y-2">
            {hasCountdown && (
              <div className="grid justify-items-end gap-y-0.5">
                <Countdown
                  target={header.jamMulai}
                  variant="compact"
                  label="Waktu menuju coaching"
                />
                <Running header={header} moment={moment} />
              </div>
            )}
            <ScheduleInfo header={header} />
            <CancelButton id={id} header={header} />
          </div>
        )}
      </div>
    </section>
  )
}
