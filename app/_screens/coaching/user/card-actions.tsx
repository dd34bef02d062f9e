import { useCancelParticipation } from '@/app/_screens/use-cancel-participation'
import { RouteLink } from '@/components/navigation/route-link'
import { Button, buttonClass } from '@/components/ui/button'
import {
  canCancelParticipation,
  canReview,
  isRejected,
} from '@/lib/domain/participation/status'
import type { NextStep } from '@/lib/domain/participation/urgency'
import type { TakenCoaching } from '@/lib/entities/coaching'
import { useRemoveProposal } from './use-remove-proposal'

/** Where 'Review' leads: the first page of the shell; the next step has a button of its own. */
const REVIEW = 'proses-coaching/coach'

type ActionsProps = {
  coaching: TakenCoaching
  /** Null where its button stands elsewhere on the page. */
  next: NextStep | null
}

function StepLinks({ coaching, next }: ActionsProps) {
  const { id, topic } = coaching
  return (
    <>
      {next?.to && (
        <RouteLink
          to={`proses-coaching/${next.to}`}
          params={{ id }}
          className={buttonClass({ variant: 'secondary' })}
          aria-label={`${next.label}: ${topic}`}
        >
          {next.label}
        </RouteLink>
      )}
      <RouteLink
        to={REVIEW}
        params={{ id }}
        className={buttonClass({ variant: 'secondary' })}
        aria-label={`Review ${topic}`}
      >
        Review
      </RouteLink>
    </>
  )
}

/** What can be done with a coaching now: Review by the raw status, Batal Ikut, remove a rejection. */
export function CardActions({ coaching, next }: ActionsProps) {
  const { cancelParticipation, isCancelling } = useCancelParticipation()
  const { removeProposal, isRemoving } = useRemoveProposal()
  const { userCoachingStatus: code, topic } = coaching
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 max-sm:[&>a]:w-full max-sm:[&_button]:w-full">
      {canReview(code) && <StepLinks coaching={coaching} next={next} />}
      {canCancelParticipation(code) && (
        <Button
          variant="ghost"
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
