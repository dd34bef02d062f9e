import {
  openAcceptance,
  openRejection,
} from '@/app/_screens/admin/coaching/detail/review-forms'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Proposal } from '@/lib/entities/proposal'
import { toast } from '@/lib/feedback/toast'

/** Terima and Tolak: the notification goes first, the decision after it (§4 'Proposal'). */
export function useReview(coaching: AdminCoaching) {
  const [notify] = useMutation(api.notification.proposal, { errors: 'ignore' })
  const [approve] = useMutation(api.proposal.approve, {
    alsoRefresh: ['coaching', 'test', 'meeting', 'certificate'],
  })
  const [reject] = useMutation(api.proposal.reject)

  async function accept({ id, userId, name }: Proposal) {
    const outcome = await openAcceptance(coaching, {
      title: 'Terima pengajuan',
      recipient: name,
      send: (payload) => notify({ body: { userId, ...payload } }),
    })
    if (!outcome) return
    await approve({ body: { proposalId: id, coachingId: coaching.id } })
    toast.success('Proposal telah disetujui')
  }

  async function decline({ id, userId, name }: Proposal) {
    const outcome = await openRejection(coaching, {
      title: 'Tolak pengajuan',
      recipient: name,
      send: (payload) => notify({ body: { userId, ...payload } }),
    })
    if (!outcome) return
    await reject({ body: { proposalId: id, reason: outcome.reason } })
    toast.success('Proposal telah ditolak')
  }

  return { accept, decline }
}
