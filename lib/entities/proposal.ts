import type { Id } from './identity.ts'

export const PROPOSAL_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]

/** A proposal as admins review it: its own `id` beside the participant's `userId` (decision 78). */
export type Proposal = {
  id: Id
  userId: Id
  name: string
  namaInstansi: string | null
  questions: string[]
  status: ProposalStatus
  reason: string | null
}
