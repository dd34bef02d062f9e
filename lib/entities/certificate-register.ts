import {
  array,
  type InferOutput,
  integer,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot'
import { idSchema, instantSchema } from './identity.ts'

/** A version of a certificate in the office's register. */
export const registerRowSchema = object({
  /** Of the version; every version has its own, and its own `kode`. */
  id: idSchema,
  kode: string(),
  number: string(),
  /** As they stand on the paper, whatever became of them since. */
  name: string(),
  topic: string(),
  /** Null where the coaching is no longer known. */
  coachingId: nullable(idSchema),
  coachingCode: nullable(string()),
  version: pipe(number(), integer()),
  /** `making`: the number is given, the file is not there yet. */
  state: picklist(['making', 'valid', 'replaced', 'withdrawn']),
  /** Why it was replaced or withdrawn. */
  reason: nullable(string()),
  issuedAt: instantSchema,
})
export const registerSchema = array(registerRowSchema)
export type RegisterRow = InferOutput<typeof registerRowSchema>
