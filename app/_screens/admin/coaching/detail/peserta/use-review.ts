import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { Group } from '@/lib/contract/endpoint'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Proposal } from '@/lib/entities/proposal'
import { toast } from '@/lib/feedback/toast'
import { aboutDecision, openAcceptance, openRejection, reasonIn } from './review-forms'
import { tellingFirst } from './telling-first'

/** What shows who takes part: a decision changes it, be it made for one or for many. */
export const DECIDED: readonly Group[] = [
  ...(['proposal', 'coaching', 'test', 'meeting'] as const),
  ...(['certificate', 'attention'] as const),
]

/** What shows the state of a proposal. */
const SHOWN = ['proposal', 'coaching', 'attention'] as const

/** After 'Lanjut tanpa notifikasi' no message is sent either of which nobody knew whether it had come to the server. */
const untold = ({ sent }: { sent: boolean }) => !sent && { withoutMessage: true }

/** Terima and Tolak: the notification goes first, the decision after it (§4 'Proposal'). */
export function useReview(coaching: AdminCoaching) {
  const [notify] = useMutation(api.notification.proposal, {
    errors: 'ignore',
    whenOutdated: SHOWN,
  })
  const [approve] = useMutation(api.proposal.approve, {
    alsoRefresh: DECIDED,
    whenOutdated: SHOWN,
  })
  const [reject] = useMutation(api.proposal.reject, {
    alsoRefresh: DECIDED,
    whenOutdated: SHOWN,
  })

  const accept = (proposal: Proposal) =>
    tellingFirst({
      tell: (payload) =>
        notify({ body: { ...payload, ...aboutDecision(proposal, 'approve') } }),
      open: (steps) =>
        openAcceptance(coaching, {
          ...{ title: 'Terima pengajuan', draft: `accept:${proposal.id}` },
          ...{ name: proposal.name, recipient: proposal.name, ...steps },
        }),
      decide: async (outcome) => {
        const about = { proposalId: proposal.id, coachingId: coaching.id }
        await approve({ body: { ...about, ...untold(outcome) } })
        toast.success('Proposal telah disetujui')
      },
    })

  const decline = (proposal: Proposal) =>
    tellingFirst({
      tell: (payload) =>
        notify({ body: { ...payload, ...aboutDecision(proposal, 'reject') } }),
      open: (steps) =>
        openRejection(coaching, {
          ...{ title: 'Tolak pengajuan', draft: `reject:${proposal.id}` },
          ...{ name: proposal.name, recipient: proposal.name, ...steps },
        }),
      decide: async (outcome) => {
        const about = { proposalId: proposal.id, reason: reasonIn(outcome) }
        await reject({ body: { ...about, ...untold(outcome) } })
        toast.success('Proposal telah ditolak')
      },
    })

  return { accept, decline }
}
