import { useCancelParticipation } from '@/app/_screens/use-cancel-participation'
import { RouteLink } from '@/components/navigation/route-link'
import { Button, buttonClass } from '@/components/ui/button'
import {
  canCancelParticipation,
  canReview,
  isRejected,
} from '@/lib/domain/participation/status'
import type { TakenCoaching } from '@/lib/entities/coaching'
import type { NextStep } from './next-step'
import { useRemoveProposal } from './use-remove-proposal'

/** Where 'Review' leads: the first page of the shell; the next step has a button of its own. */
const REVIEW = 'proses-coaching/coach'

function StepLinks({ coaching, next }: { coaching: TakenCoaching; next: NextStep }) {
  const { id, topic } = coaching
  return (
    <>
      {next.to && (
        <RouteLink
          to={`proses-coaching/${next.to}`}
          params={{ id }}
          className={buttonClass()}
          aria-label={`${next.label}: ${topic}`}
        >
          {next.label}
        </RouteLink>
      )}
      <RouteLink
        to={REVIEW}
        params={{ id }}
        className={buttonClass({ variant: next.to ? 'secondary' : 'primary' })}
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
    <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:[&>a]:w-full max-sm:[&_button]:w-full">
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
