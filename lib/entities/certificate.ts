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
import { CERTIFICATE_CONDITIONS } from './certificate-values.ts'
import { idSchema, instantSchema, orNull } from './identity.ts'

/** A row of the admin's certificate table: its own `id` beside the `userId` (decision 78). */
export const certificateRowSchema = object({
  id: idSchema,
  userId: idSchema,
  name: string(),
  namaInstansi: orNull(string()),
  finishPreTest: boolean(),
  finishZoomMeeting: boolean(),
  finishPostTest: boolean(),
  /** Name of the uploaded certificate; null before the upload. */
  fileName: orNull(string()),
  /** When the participant was last told of it, beyond §7; null before, left out where the server does not tell. */
  notifiedAt: optional(nullable(instantSchema)),
})
export const certificateRowsSchema = array(certificateRowSchema)
export type CertificateRow = InferOutput<typeof certificateRowSchema>

const conditionSchema = picklist(CERTIFICATE_CONDITIONS)
export type CertificateCondition = InferOutput<typeof conditionSchema>

/** Whether a participant's certificate can be had; a missing field means "not yet" (decision 58). */
export const certificateCheckSchema = object({
  eligible: optional(boolean(), false),
  available: optional(boolean(), false),
  fileName: orNull(string()),
  /** Left out where the server does not tell which. */
  missing: optional(array(conditionSchema)),
})
export type CertificateCheck = InferOutput<typeof certificateCheckSchema>
