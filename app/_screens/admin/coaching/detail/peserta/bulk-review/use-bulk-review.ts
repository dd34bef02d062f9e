import { sendBatch } from '@/app/_screens/admin/batch/run-batch'
import {
  openAcceptance,
  openRejection,
  reasonIn,
} from '@/app/_screens/admin/coaching/detail/peserta/review-forms'
import { DECIDED } from '@/app/_screens/admin/coaching/detail/peserta/use-review'
import type {
  NotificationChoice,
  NotificationOutcome,
  NotificationPayload,
} from '@/components/coaching/notification-form'
import { useRefresh } from '@/lib/api/use-mutation'
import { NAME_SLOT, NAME_SLOT_HINT } from '@/lib/domain/messages/name-slot'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Proposal } from '@/lib/entities/proposal'
import { createDecider, type Decision } from './decide'

const WORDS = {
  approve: {
    title: 'Menerima pengajuan',
    running: 'Mengirim notifikasi dan menyetujui…',
    done: 'Disetujui',
  },
  reject: {
    title: 'Menolak pengajuan',
    running: 'Mengirim notifikasi dan menolak…',
    done: 'Ditolak',
  },
}

const APPROVAL = { kind: 'approve' } as const

const formFor = ({ length }: readonly Proposal[]) => ({
  name: NAME_SLOT,
  recipient: `${length} peserta. ${NAME_SLOT_HINT}`,
  failsElsewhere: true,
})

/** After 'Lanjut tanpa notifikasi'; what was sent was decided with it. */
const unlessSent =
  (decide: (chosen: NotificationChoice) => Promise<unknown>) =>
  async ({ sent, ...chosen }: NotificationOutcome) => {
    if (!sent) await decide(chosen)
  }

/** One message and one decision for many proposals, each with the calls of a single decision. */
export function useBulkReview(coaching: AdminCoaching) {
  const refresh = useRefresh()

  const batchOf = (
    proposals: readonly Proposal[],
    decision: Decision,
    payload: NotificationPayload | null,
  ) => ({
    ...WORDS[decision.kind],
    items: proposals,
    act: createDecider({ coachingId: coaching.id, decision, payload }),
    onRest: () => refresh(DECIDED),
  })

  const accept = (proposals: readonly Proposal[]) =>
    openAcceptance(coaching, {
      ...formFor(proposals),
      title: `Terima ${proposals.length} pengajuan`,
      draft: `accept-many:${coaching.id}`,
      send: (payload) => sendBatch(batchOf(proposals, APPROVAL, payload)),
      follow: unlessSent(() => sendBatch(batchOf(proposals, APPROVAL, null))),
    })

  const rejection = (outcome: NotificationChoice) =>
    ({ kind: 'reject', reason: reasonIn(outcome) }) as const

  const decline = (proposals: readonly Proposal[]) =>
    openRejection(coaching, {
      ...formFor(proposals),
      title: `Tolak ${proposals.length} pengajuan`,
      draft: `reject-many:${coaching.id}`,
      send: (payload, chosen) => sendBatch(batchOf(proposals, rejection(chosen), payload)),
      follow: unlessSent((chosen) =>
        sendBatch(batchOf(proposals, rejection(chosen), null)),
      ),
    })

  return { accept, decline }
}
