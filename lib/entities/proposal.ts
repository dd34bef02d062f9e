import { array, type InferOutput, object, picklist, string } from 'valibot'
import { idSchema, orNull } from './identity.ts'
import { PROPOSAL_STATUSES } from './proposal-values.ts'

const proposalStatusSchema = picklist(PROPOSAL_STATUSES)
export type ProposalStatus = InferOutput<typeof proposalStatusSchema>

/** A proposal as admins review it: its own `id` beside the participant's `userId` (decision 78). */
export const proposalSchema = object({
  id: idSchema,
  userId: idSchema,
  name: string(),
  namaInstansi: orNull(string()),
  questions: array(string()),
  status: proposalStatusSchema,
  reason: orNull(string()),
})
export const proposalsSchema = array(proposalSchema)
export type Proposal = InferOutput<typeof proposalSchema>
