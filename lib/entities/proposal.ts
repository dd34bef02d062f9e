import {
  array,
  boolean,
  type InferOutput,
  nullable,
  object,
  optional,
  picklist,
  string,
} from 'valibot'
import { idSchema, instantSchema, orNull } from './identity.ts'
import { PROPOSAL_STATUSES } from './proposal-values.ts'
import { toldSchema } from './told.ts'

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
  /** When it was made, beyond §7; left out where the server does not tell. */
  createdAt: optional(instantSchema),
  /** It waits for more than one working day, beyond §7; left out where the server does not tell. */
  isOverdue: optional(boolean()),
  /**
   * What the participant was told about the coaching, newest first, beyond §7; null where the server has
   * forgotten it, left out where it does not tell.
   */
  told: optional(nullable(array(toldSchema))),
})
export const proposalsSchema = array(proposalSchema)
export type Proposal = InferOutput<typeof proposalSchema>
