import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Proposal } from '@/lib/entities/proposal'
import { toast } from '@/lib/feedback/toast'
import { aboutDecision, openAcceptance, openRejection } from './review-forms'

/** What shows the state of a proposal. */
const SHOWN = ['proposal', 'coaching'] as const

/** Terima and Tolak: the notification goes first, the decision after it (§4 'Proposal'). */
export function useReview(coaching: AdminCoaching) {
  const [notify] = useMutation(api.notification.proposal, {
    errors: 'ignore',
    whenOutdated: SHOWN,
  })
  const [approve] = useMutation(api.proposal.approve, {
    alsoRefresh: ['coaching', 'test', 'meeting', 'certificate'],
    whenOutdated: SHOWN,
  })
  const [reject] = useMutation(api.proposal.reject, { whenOutdated: SHOWN })

  async function accept(proposal: Proposal) {
    const { id: proposalId, name } = proposal
    const outcome = await openAcceptance(coaching, {
      title: 'Terima pengajuan',
      draft: `accept:${proposalId}`,
      name,
      recipient: name,
      send: (payload) =>
        notify({ body: { ...payload, ...aboutDecision(proposal, 'approve') } }),
    })
    if (!outcome) return
    await approve({ body: { proposalId, coachingId: coaching.id } })
    toast.success('Proposal telah disetujui')
  }

  async function decline(proposal: Proposal) {
    const { id: proposalId, name } = proposal
    const outcome = await openRejection(coaching, {
      title: 'Tolak pengajuan',
      draft: `reject:${proposalId}`,
      name,
      recipient: name,
      send: (payload) =>
        notify({ body: { ...payload, ...aboutDecision(proposal, 'reject') } }),
    })
    if (!outcome) return
    await reject({ body: { proposalId, reason: outcome.reason } })
    toast.success('Proposal telah ditolak')
  }

  return { accept, decline }
}
