import { collectMessage } from '@/app/_screens/admin/batch/collect-message'
import { runBatch } from '@/app/_screens/admin/batch/run-batch'
import {
  openAcceptance,
  openRejection,
} from '@/app/_screens/admin/coaching/detail/peserta/review-forms'
import { DECIDED } from '@/app/_screens/admin/coaching/detail/peserta/use-review'
import type { NotificationPayload } from '@/components/coaching/notification-form'
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

/** One message and one decision for many proposals, each with the calls of a single decision. */
export function useBulkReview(coaching: AdminCoaching) {
  const refresh = useRefresh()

  async function perform(
    proposals: readonly Proposal[],
    decision: Decision,
    payload: NotificationPayload | null,
  ) {
    await runBatch({
      ...WORDS[decision.kind],
      items: proposals,
      act: createDecider({ coachingId: coaching.id, decision, payload }),
      onRest: () => refresh(DECIDED),
    })
  }

  async function accept(proposals: readonly Proposal[]) {
    const form = {
      title: `Terima ${proposals.length} pengajuan`,
      draft: `accept-many:${coaching.id}`,
      name: NAME_SLOT,
      recipient: `${proposals.length} peserta. ${NAME_SLOT_HINT}`,
    }
    const message = await collectMessage((send) =>
      openAcceptance(coaching, { ...form, send }),
    )
    if (message) await perform(proposals, { kind: 'approve' }, message.payload)
  }

  async function decline(proposals: readonly Proposal[]) {
    const form = {
      title: `Tolak ${proposals.length} pengajuan`,
      draft: `reject-many:${coaching.id}`,
      name: NAME_SLOT,
      recipient: `${proposals.length} peserta. ${NAME_SLOT_HINT}`,
    }
    const message = await collectMessage((send) =>
      openRejection(coaching, { ...form, send }),
    )
    if (!message) return
    const { reason } = message.outcome
    await perform(proposals, { kind: 'reject', reason }, message.payload)
  }

  return { accept, decline }
}
