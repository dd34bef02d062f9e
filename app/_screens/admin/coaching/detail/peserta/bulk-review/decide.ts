import { Settled } from '@/app/_screens/admin/batch/act-failure'
import { aboutDecision } from '@/app/_screens/admin/coaching/detail/peserta/review-forms'
import type { NotificationPayload } from '@/components/coaching/notification-form'
import { call } from '@/lib/api/call'
import { isOutdated } from '@/lib/api/errors'
import { api } from '@/lib/contract'
import { addressedTo } from '@/lib/domain/messages/name-slot'
import type { Proposal } from '@/lib/entities/proposal'

export type Decision = { kind: 'approve' } | { kind: 'reject'; reason: string }

type Order = {
  coachingId: string
  decision: Decision
  /** Null after 'Lanjut tanpa notifikasi'. */
  payload: NotificationPayload | null
}

/** What has happened to a row so far. */
type Act = { isNotified: boolean; isRetry: boolean }

const QUIET = { quiet: true }
const STATUS = { approve: 'APPROVED', reject: 'REJECTED' } as const
/** By another admin, or by the same one elsewhere. */
const DECIDED = {
  approve: 'Pengajuan ini sudah disetujui.',
  reject: 'Pengajuan ini sudah ditolak.',
}
const OTHERWISE = { approve: DECIDED.reject, reject: DECIDED.approve }

/**
 * The proposal where a server of chapter 7 alone, which cannot say whose decision it is, holds one already: its answer was
 * lost, or another admin was faster. Ours is asked once more, and says by whom.
 */
async function decided(coachingId: string, { id }: Proposal, { kind }: Decision) {
  const params = { id: coachingId }
  const rows = await call(api.adminCoaching.proposals, { params }, QUIET)
  const found = rows.find((row) => row.id === id && row.status !== 'PENDING')
  if (!found || found.told !== undefined) return false
  if (found.status !== STATUS[kind]) throw new Settled(OTHERWISE[kind])
  return true
}

function send(order: Order, { id }: Proposal) {
  const { coachingId, decision, payload } = order
  const about = { proposalId: id, ...(payload === null && { withoutMessage: true }) }
  return decision.kind === 'approve'
    ? call(api.proposal.approve, { body: { ...about, coachingId } }, QUIET)
    : call(api.proposal.reject, { body: { ...about, reason: decision.reason } }, QUIET)
}

/**
 * The calls of one decision, as §4 'Proposal' orders them, for many rows. Trying a row again repeats
 * only what did not succeed; nothing is sent twice.
 */
export function createDecider(order: Order) {
  const { coachingId, decision, payload } = order
  const acts = new Map<string, Act>()

  return async function decide(proposal: Proposal): Promise<void> {
    const act = acts.get(proposal.id) ?? { isNotified: false, isRetry: false }
    acts.set(proposal.id, act)
    const isUntold = payload !== null && !act.isNotified
    const isDecided = act.isRetry && (await decided(coachingId, proposal, decision))
    act.isRetry = true
    // its message was refused because of that decision: 'done' would say that it has gone out
    if (isDecided && isUntold)
      throw new Settled(`${DECIDED[decision.kind]} Pesan tidak dikirim.`)
    if (isDecided) return
    if (isUntold) {
      const body = {
        ...addressedTo(payload, proposal.name),
        ...aboutDecision(proposal, decision.kind),
      }
      await call(api.notification.proposal, { body }, QUIET)
      act.isNotified = true
    }
    try {
      await send(order, proposal)
    } catch (error) {
      // a refused decision withdraws its message, so another try needs a new one
      if (isOutdated(error)) act.isNotified = false
      throw error
    }
  }
}
