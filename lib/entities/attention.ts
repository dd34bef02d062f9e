import { array, type InferOutput, number, object } from 'valibot'
import { idSchema } from './identity.ts'

/** What waits for an admin in one coaching. */
export const coachingAttentionSchema = object({
  /** The coaching's id. */
  id: idSchema,
  /** Proposals that wait for a decision. */
  waiting: number(),
  /** Those of them that wait for more than one working day. */
  overdue: number(),
  /** Complete participants whose certificate is not uploaded. */
  certificates: number(),
})
/** Coachings where something waits; in any other nothing does. */
export const attentionSchema = array(coachingAttentionSchema)
export type CoachingAttention = InferOutput<typeof coachingAttentionSchema>
