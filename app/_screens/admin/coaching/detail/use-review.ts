import { templateContext } from '@/app/_screens/admin/coaching/template-context'
import { NotificationDialog } from '@/components/coaching/notification-dialog'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { REJECTION_REASONS, type RejectionReason } from '@/lib/domain/notification-choices'
import {
  acceptanceTemplate,
  rejectionReason,
  rejectionTemplate,
} from '@/lib/domain/notification-templates'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Proposal } from '@/lib/entities/proposal'
import { openDialog } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'

const REASONS = Object.entries(REJECTION_REASONS).map(([value, label]) => ({
  value,
  label,
}))

const isReason = (choice: string): choice is RejectionReason => choice in REJECTION_REASONS
const reasonOf = (choice: string): RejectionReason => (isReason(choice) ? choice : 'other')

/** Terima and Tolak: the notification goes first, the decision after it (§4 'Proposal'). */
export function useReview(coaching: AdminCoaching) {
  const [notify] = useMutation(api.notification.proposal, { errors: 'ignore' })
  const [approve] = useMutation(api.proposal.approve, {
    alsoRefresh: ['coaching', 'test', 'meeting', 'certificate'],
  })
  const [reject] = useMutation(api.proposal.reject)
  const context = templateContext(coaching)

  async function accept({ id, userId, name }: Proposal) {
    const outcome = await openDialog(NotificationDialog, {
      title: 'Terima pengajuan',
      recipient: name,
      compose: () => acceptanceTemplate(context),
      rule: 'optional',
      send: (payload) => notify({ body: { userId, ...payload } }),
    })
    if (!outcome) return
    await approve({ body: { proposalId: id, coachingId: coaching.id } })
    toast.success('Proposal telah disetujui')
  }

  async function decline({ id, userId, name }: Proposal) {
    const outcome = await openDialog(NotificationDialog, {
      title: 'Tolak pengajuan',
      recipient: name,
      choices: REASONS,
      choiceLabel: 'Alasan',
      otherLabel: 'Alasan lainnya',
      compose: (choice, other) => rejectionTemplate(reasonOf(choice), context, other),
      rule: 'optional',
      send: (payload) => notify({ body: { userId, ...payload } }),
    })
    if (!outcome) return
    const reason = rejectionReason(reasonOf(outcome.choice), outcome.other)
    await reject({ body: { proposalId: id, reason } })
    toast.success('Proposal telah ditolak')
  }

  return { accept, decline }
}
