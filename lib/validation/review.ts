import { boolean, type InferType, object } from 'yup'
import { id, MAX_MEDIUM, requiredText } from './fields.ts'

/**
 * What only our own client says beyond §7: nobody is to be told of it, so that a message about it that may have been left
 * waiting is not sent either.
 */
const withoutMessage = () => boolean().optional()

/** Query of `DELETE /coaching/admin/{id}`. */
export const deletionQuerySchema = object({ withoutMessage: withoutMessage() })

/** Body of `POST /proposal/approve`. */
export const approveSchema = object({
  ...{ proposalId: id(), coachingId: id() },
  withoutMessage: withoutMessage(),
})

/** Body of `POST /proposal/reject`. */
export const rejectSchema = object({
  proposalId: id(),
  reason: requiredText('Alasan diperlukan', MAX_MEDIUM),
  withoutMessage: withoutMessage(),
})

export type ApproveBody = InferType<typeof approveSchema>
export type RejectBody = InferType<typeof rejectSchema>
