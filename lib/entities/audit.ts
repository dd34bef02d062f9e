import {
  array,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  union,
} from 'valibot'
import { idSchema, instantSchema, orNull } from './identity.ts'
import { ROLES } from './user-values.ts'

/** One act of an admin: who, what and when, without what was written. */
export const auditEntrySchema = object({
  id: idSchema,
  at: instantSchema,
  /** Null for an act from the server's command line. */
  actor: orNull(
    object({
      id: idSchema,
      role: picklist(ROLES),
      username: orNull(string()),
      fullName: orNull(string()),
    }),
  ),
  /** Method and path as the contract names them, e.g. `POST /proposal/approve`. */
  call: string(),
  /** Ids of the things it was about, under the names they have in path, body and answer. */
  targets: record(string(), union([idSchema, array(idSchema)])),
  /** 200 when it was done, otherwise the status of its refusal. */
  status: number(),
  /** The same id stands in the log and in the answer's `x-request-id`. */
  requestId: string(),
})

/** Newest first; `next` is the `after` of the following page, null on the last. */
export const auditPageSchema = object({
  entries: array(auditEntrySchema),
  next: orNull(string()),
  /** What the things are called today, by id; those that are gone or have no name are not among them. */
  names: optional(record(string(), string())),
})
export type AuditEntry = AuditPage['entries'][number]
export type AuditPage = InferOutput<typeof auditPageSchema>
