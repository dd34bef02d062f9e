import { ArrowRight } from 'lucide-react'
import { ScheduleLine } from '@/components/coaching/schedule-line'
import { UserStatusBadge } from '@/components/coaching/status-badge'
import { Badge } from '@/components/ui/badge'
import { cardClass } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useNow } from '@/lib/browser/use-now'
import { isPending, isRejected, userStatusLabel } from '@/lib/domain/participation/status'
import { isInProgress } from '@/lib/domain/participation/timing'
import type { TakenCoaching } from '@/lib/entities/coaching'
import { CardActions } from './card-actions'
import { nextStep } from './next-step'
import { StepProgress } from './step-progress'

/** How often the clock behind labels and notes is read. */
const CLOCK_MS = 1000

/** One coaching of the participant: status, notes, the next step and what can be done. */
export function TakenCard({ coaching }: { coaching: TakenCoaching }) {
  const now = new Date(useNow(CLOCK_MS))
  const timeZone = browserTimeZone()
  const { userCoachingStatus: code } = coaching
  const inProgress = isInProgress(coaching, now) && !isRejected(code) && !isPending(code)
  const next = nextStep(coaching, { now, timeZone })
  return (
    <li>
      <article
        aria-label={coaching.topic}
        className={`${cardClass()} ${inProgress ? 'border-l-4 border-l-biru-600' : ''}`}
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="angka text-ink-2 text-sm">{coaching.coachingCode}</span>
          <UserStatusBadge status={userStatusLabel(coaching, now, timeZone.zone)} />
          {inProgress && <Badge tone="biru">Sedang berlangsung</Badge>}
        </div>
        <h3 className="mt-2 text-balance font-bold text-xl">{coaching.topic}</h3>
        <div className="mt-2 text-sm">
          <ScheduleLine schedule={coaching} layout="inline" />
        </div>
        <div className="mt-4 space-y-3">
          {isPending(code) && (
            <Notice tone="warning">
              Pengajuan Anda akan diverifikasi oleh admin dalam waktu 1 hari kerja.
            </Notice>
          )}
          {isRejected(code) && (
            <Notice tone="danger" title="Alasan">
              {coaching.reason || 'Admin tidak menuliskan alasan.'}
            </Notice>
          )}
          {coaching.progress && (
            <StepProgress coaching={coaching} moment={{ now, timeZone }} next={next.to} />
          )}
          <p className="flex items-start gap-2 text-sm">
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-brand" />
            <span>
              <strong className="font-semibold">Langkah berikutnya:</strong> {next.text}
            </span>
          </p>
        </div>
        <CardActions coaching={coaching} next={next} />
      </article>
    </li>
  )
}
