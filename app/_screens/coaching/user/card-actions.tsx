import { useCancelParticipation } from '@/app/_screens/use-cancel-participation'
import { RouteLink } from '@/components/navigation/route-link'
import { Button, buttonClass } from '@/components/ui/button'
import type { NextStep } from '@/lib/domain/next-step'
import {
  canCancelParticipation,
  canReview,
  isRejected,
} from '@/lib/domain/user-coaching-status'
import type { TakenCoaching } from '@/lib/entities/coaching'
import { useRemoveProposal } from './use-remove-proposal'

/** Where 'Review' leads: the pre-test while there is one to take, else the coaches. */
function reviewTarget(coaching: TakenCoaching) {
  const isOver = coaching.userCoachingStatus.toLowerCase() === 'selesai'
  return coaching.preTestSoal > 0 && !isOver
    ? ('proses-coaching/pre-test' as const)
    : ('proses-coaching/coach' as const)
}

function StepLinks({ coaching, next }: { coaching: TakenCoaching; next: NextStep }) {
  const { id, topic } = coaching
  const review = reviewTarget(coaching)
  const step = next.step && (`proses-coaching/${next.step}` as const)
  const isExtra = step && step !== review
  return (
    <>
      {isExtra && (
        <RouteLink
          to={step}
          params={{ id }}
          className={buttonClass()}
          aria-label={`${next.label}: ${topic}`}
        >
          {next.label}
        </RouteLink>
      )}
      <RouteLink
        to={review}
        params={{ id }}
        className={buttonClass({ variant: isExtra ? 'secondary' : 'primary' })}
        aria-label={`Review ${topic}`}
      >
        Review
      </RouteLink>
    </>
  )
}

/** What can be done with a coaching now: Review by the raw status, Batal Ikut, remove a rejection. */
export function CardActions({
  coaching,
  next,
}: {
  coaching: TakenCoaching
  next: NextStep
}) {
  const { cancelParticipation, isCancelling } = useCancelParticipation()
  const { removeProposal, isRemoving } = useRemoveProposal()
  const { userCoachingStatus: code, topic } = coaching
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:[&>*]:w-full">
      {canReview(code) && <StepLinks coaching={coaching} next={next} />}
      {canCancelParticipation(code) && (
        <Button
          variant="secondary"
          loading={isCancelling}
          aria-label={`Batal Ikut ${topic}`}
          onClick={() => void cancelParticipation(coaching)}
        >
          Batal Ikut
        </Button>
      )}
      {isRejected(code) && (
        <Button
          variant="secondary"
          loading={isRemoving}
          aria-label={`Hapus dari riwayat: ${topic}`}
          onClick={() => void removeProposal(coaching)}
        >
          Hapus dari riwayat
        </Button>
      )}
    </div>
  )
}
