import { type InferType, object } from 'yup'
import { id, MAX_MEDIUM, requiredText } from './fields.ts'

/** Body of `POST /proposal/approve`. */
export const approveSchema = object({ proposalId: id(), coachingId: id() })

/** Body of `POST /proposal/reject`. */
export const rejectSchema = object({
  proposalId: id(),
  reason: requiredText('Alasan diperlukan', MAX_MEDIUM),
})

export type ApproveBody = InferType<typeof approveSchema>
export type RejectBody = InferType<typeof rejectSchema>
