import type { NotificationPayload } from '@/components/coaching/notification-form'
import { isOutdated } from '@/lib/api/errors'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { Group } from '@/lib/contract/endpoint'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Proposal } from '@/lib/entities/proposal'
import { toast } from '@/lib/feedback/toast'
import { aboutDecision, openAcceptance, openRejection, reasonIn } from './review-forms'

/** What shows who takes part: a decision changes it, be it made for one or for many. */
export const DECIDED: readonly Group[] = [
  ...(['proposal', 'coaching', 'test', 'meeting'] as const),
  ...(['certificate', 'attention'] as const),
]

/** What shows the state of a proposal. */
const SHOWN = ['proposal', 'coaching', 'attention'] as const

/** After 'Lanjut tanpa notifikasi' no message is sent either of which nobody knew whether it had come to the server. */
const untold = ({ sent }: { sent: boolean }) => !sent && { withoutMessage: true }

type Send = (payload: NotificationPayload) => Promise<unknown>

/**
 * Opens a message form; its outcome, or null when it was given up.
 * @throws what refused the message because the world has changed: the form has closed, and the banner says why
 */
async function written<Outcome>(
  send: Send,
  open: (send: Send) => Promise<Outcome | null>,
): Promise<Outcome | null> {
  const refusals: unknown[] = []
  const outcome = await open((payload) =>
    send(payload).catch((error: unknown) => {
      refusals.push(error)
      throw error
    }),
  )
  const last = refusals.at(-1)
  if (!outcome && isOutdated(last)) throw last
  return outcome
}

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

  async function accept(proposal: Proposal) {
    const { id: proposalId, name } = proposal
    const outcome = await written(
      (payload) => notify({ body: { ...payload, ...aboutDecision(proposal, 'approve') } }),
      (send) =>
        openAcceptance(coaching, {
          ...{ title: 'Terima pengajuan', draft: `accept:${proposalId}` },
          ...{ name, recipient: name, send },
        }),
    )
    if (!outcome) return
    await approve({ body: { proposalId, coachingId: coaching.id, ...untold(outcome) } })
    toast.success('Proposal telah disetujui')
  }

  async function decline(proposal: Proposal) {
    const { id: proposalId, name } = proposal
    const outcome = await written(
      (payload) => notify({ body: { ...payload, ...aboutDecision(proposal, 'reject') } }),
      (send) =>
        openRejection(coaching, {
          ...{ title: 'Tolak pengajuan', draft: `reject:${proposalId}` },
          ...{ name, recipient: name, send },
        }),
    )
    if (!outcome) return
    await reject({ body: { proposalId, reason: reasonIn(outcome), ...untold(outcome) } })
    toast.success('Proposal telah ditolak')
  }

  return { accept, decline }
}
