import { ArrowRight } from 'lucide-react'
import { ScheduleLine } from '@/components/coaching/schedule-line'
import { UserStatusBadge } from '@/components/coaching/status-badge'
import { Badge } from '@/components/ui/badge'
import { cardClass } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { isPending, isRejected, userStatusLabel } from '@/lib/domain/participation/status'
import { isInProgress, type Moment } from '@/lib/domain/participation/timing'
import type { NextStep } from '@/lib/domain/participation/urgency'
import { formatDate } from '@/lib/domain/schedule/dates'
import type { TakenCoaching } from '@/lib/entities/coaching'
import { CardActions } from './card-actions'
import { Fold } from './fold'
import { StepProgress } from './step-progress'

/** Of a proposal that waits and whose day is not over its group says what comes. */
export const isPromised = ({ coaching, next }: Pick<RowProps, 'coaching' | 'next'>) =>
  isPending(coaching.userCoachingStatus) &&
  next.urgency === 'waiting' &&
  !coaching.isOverdue

type RowProps = { coaching: TakenCoaching; next: NextStep; moment: Moment }

/** What a folded proposal has to tell: why it was refused, or what became of its wait. */
function headNote(row: Pick<RowProps, 'coaching' | 'next'>) {
  const { userCoachingStatus: code } = row.coaching
  if (isRejected(code)) return `Alasan: ${reasonOf(row.coaching)}`
  return isPending(code) && !isPromised(row) ? row.next.text : null
}

function Head({
  coaching,
  next,
  moment: { now, timeZone },
  isRunning,
}: RowProps & { isRunning: boolean }) {
  const { userCoachingStatus: code, tanggalMeeting, topic } = coaching
  const note = headNote({ coaching, next })
  return (
    <>
      <h3 className="text-pretty font-bold text-sm max-md:line-clamp-2 max-md:leading-4.5 max-md:group-has-aria-expanded/fold:line-clamp-none md:text-lg">
        {topic}
      </h3>
      <div className="col-span-full flex flex-wrap items-center gap-x-2 gap-y-0.5 max-md:*:py-0 md:mt-1 md:gap-y-1">
        <UserStatusBadge status={userStatusLabel(coaching, now, timeZone.zone)} />
        {isRunning && (
          <Badge tone="biru" slim>
            Sedang berlangsung
          </Badge>
        )}
        {tanggalMeeting && !isRunning && !isRejected(code) && (
          <span className="angka text-ink-2 text-xs md:hidden">
            {formatDate(tanggalMeeting, timeZone.zone)}
          </span>
        )}
      </div>
      {note && (
        <p className="col-span-full line-clamp-3 text-ink-2 text-xs md:hidden">{note}</p>
      )}
    </>
  )
}

/** Whether it is something to do or to wait for: a certificate that is there is neither. */
const isStep = ({ urgency, to }: NextStep) =>
  urgency !== 'past' && !(urgency === 'certificate' && to === 'sertifikat')

const reasonOf = ({ reason }: TakenCoaching) => reason || 'Admin tidak menuliskan alasan.'

/** One coaching of the participant: status, the next step and what can be done. */
export function TakenRow({
  isAlone,
  hasButton,
  ...row
}: RowProps & {
  /** The only one: nothing is gained by folding it. */
  isAlone: boolean
  /** The next step has no button elsewhere on the page. */
  hasButton: boolean
}) {
  const { coaching, next, moment } = row
  const { userCoachingStatus: code, topic } = coaching
  const isTaking = !coaching.cancelledAt && !isRejected(code) && !isPending(code)
  const isRunning = isTaking && isInProgress(coaching, moment.now)
  return (
    <li>
      <article
        aria-label={topic}
        className={`${cardClass({ padding: 'none' })} px-3 py-1.5 md:px-6 md:py-4 ${isRunning ? 'border-l-4 border-l-biru-600' : ''}`}
      >
        <Fold
          topic={topic}
          startsOpen={isAlone}
          head={<Head {...row} isRunning={isRunning} />}
        >
          <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <span className="angka text-ink-2">{coaching.coachingCode}</span>
            <ScheduleLine schedule={coaching} layout="inline" />
          </div>
          <div className="mt-3 space-y-3">
            {isRejected(code) && (
              <Notice tone="danger" title="Alasan">
                {reasonOf(coaching)}
              </Notice>
            )}
            {coaching.progress && (
              <StepProgress coaching={coaching} moment={moment} next={next} />
            )}
            {!isPromised(row) && (
              <p className="flex items-start gap-2 text-sm">
                <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-brand" />
                <span>
                  {isStep(next) && (
                    <strong className="font-semibold">Langkah berikutnya: </strong>
                  )}
                  {next.text}
                </span>
              </p>
            )}
          </div>
          {!coaching.cancelledAt && (
            <CardActions coaching={coaching} next={hasButton ? next : null} />
          )}
        </Fold>
      </article>
    </li>
  )
}
