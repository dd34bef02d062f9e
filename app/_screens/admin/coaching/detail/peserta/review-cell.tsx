import { ProposalStatusBadge } from '@/components/coaching/status-badge'
import { Button } from '@/components/ui/button'
import type { Proposal } from '@/lib/entities/proposal'

type ReviewCellProps = {
  proposal: Proposal
  /** No seat is left: only rejecting is possible (decision 32). */
  isFull: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onAccept: () => void
  onDecline: () => void
}

/** Column 'Ikut Coaching': the two buttons while pending, else the decision with its reason (§2). */
export function ReviewCell(props: ReviewCellProps) {
  const { proposal, isFull, isTicked, onTick, onAccept, onDecline } = props
  const { name, status, reason } = proposal
  if (status === 'PENDING') {
    return (
      <div data-wide className="flex items-start gap-2 max-md:flex-wrap">
        <label className="inline-flex pointer-coarse:size-ctl size-ctl-sm items-center justify-center">
          <input
            type="checkbox"
            className="size-6 accent-brand-fill"
            checked={isTicked}
            onChange={({ target }) => onTick(target.checked)}
            aria-label={`Pilih pengajuan ${name}`}
          />
        </label>
        <Button
          size="sm"
          onClick={onAccept}
          disabledReason={isFull && 'Kuota penuh'}
          aria-label={`Terima pengajuan ${name}`}
        >
          Terima
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={onDecline}
          aria-label={`Tolak pengajuan ${name}`}
        >
          Tolak
        </Button>
      </div>
    )
  }
  return (
    <div className="space-y-1">
      <ProposalStatusBadge status={status} />
      {status === 'REJECTED' && (
        <p title={reason ?? undefined} className="text-ink-2 text-xs md:line-clamp-2">
          <span className="font-semibold">Alasan</span>: {reason}
        </p>
      )}
    </div>
  )
}
