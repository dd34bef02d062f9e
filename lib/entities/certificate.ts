import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'
import { CERTIFICATE_CONDITIONS } from './certificate-values.ts'
import { idSchema, instantSchema, orNull, versionSchema } from './identity.ts'
import { toldSchema } from './told.ts'

const ISSUED_STATES = ['valid', 'replaced', 'withdrawn'] as const

/** What the portal made for somebody: the newest version. */
const issuedSchema = object({
  id: idSchema,
  number: string(),
  version: number(),
  state: picklist(ISSUED_STATES),
  /** Why it was replaced or withdrawn. */
  reason: nullable(string()),
})
export type IssuedCertificate = InferOutput<typeof issuedSchema>

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
  /** When it was uploaded or made, beyond §7; left out where the server does not tell. */
  uploadedAt: optional(nullable(instantSchema)),
  /**
   * When the participant was last told of it, beyond §7; null before, or where no message could be delivered; left out where the
   * server does not tell.
   */
  notifiedAt: optional(nullable(instantSchema)),
  /** The messages of that which are still kept, newest first, beyond §7; left out where the server does not tell. */
  told: optional(array(toldSchema)),
  /** Beyond §7; null where the portal has made none, left out where the server makes none. */
  issued: optional(nullable(issuedSchema)),
  version: versionSchema,
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
  /** Of the file in bytes, beyond §7; left out where the server does not tell. */
  size: optional(number()),
  /** Left out where the server does not tell which. */
  missing: optional(array(conditionSchema)),
  /** Beyond §7, of one that the portal made and that counts or was withdrawn; left out for what was uploaded. */
  issued: optional(
    object({
      number: string(),
      version: number(),
      /** The code of its check. */
      kode: string(),
      state: picklist(['valid', 'withdrawn']),
      issuedAt: instantSchema,
      reason: nullable(string()),
    }),
  ),
})
export type CertificateCheck = InferOutput<typeof certificateCheckSchema>
