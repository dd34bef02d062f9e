import {
  array,
  boolean,
  type InferOutput,
  integer,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { idSchema, versionSchema } from './identity.ts'

const count = pipe(number(), integer())
const signerSchema = object({ name: string(), title: string() })

/** How a coaching's certificates are made; `hours` is null until an admin has said it. */
export const certificateSettingsSchema = object({
  templateId: string(),
  /** 'Jam pelajaran'. */
  hours: nullable(count),
  numberPattern: string(),
  place: string(),
  signers: array(signerSchema),
  version: versionSchema,
})
export type CertificateSettings = InferOutput<typeof certificateSettingsSchema>

/** What issuing now would make: a row for each complete participant without a certificate. */
export const issuePlanSchema = object({
  rows: array(
    object({
      /** Of the certificate row. */
      id: idSchema,
      /** As it will be printed. */
      name: string(),
      /** The number to come; null where none will be given. */
      number: nullable(string()),
      /** Why it cannot be issued; null where it can. */
      problem: nullable(string()),
    }),
  ),
  /** Marks what all of them will show beside their person: handed back, nothing else is issued. */
  look: optional(string()),
  /** The caller's newest job of this coaching that has not made all. */
  jobId: nullable(idSchema),
})
export type IssuePlan = InferOutput<typeof issuePlanSchema>

export const jobBegunSchema = object({ jobId: idSchema })

/** How far a job is; its rows keep their order. */
export const jobSchema = object({
  state: picklist(['queued', 'running', 'done', 'failed']),
  /** Rows that are made or have failed. */
  done: count,
  total: count,
  rows: array(
    object({
      id: idSchema,
      name: string(),
      state: picklist(['queued', 'running', 'done', 'failed']),
      reason: nullable(string()),
      /** Of a failed one: there is a certificate by now, made or uploaded by somebody else, or was; nothing is left to try. */
      isSettled: optional(boolean()),
      /** Of a settled one: its certificate is withdrawn. */
      isWithdrawn: optional(boolean()),
    }),
  ),
})
export type Job = InferOutput<typeof jobSchema>

/** What the portal says of a certificate to whoever has its code: nothing but what stands on it. */
export const checkedCertificateSchema = object({
  number: string(),
  name: string(),
  topic: string(),
  /** When the coaching was held: '24 Agustus 2026'. */
  date: string(),
  hours: count,
  version: count,
  state: picklist(['valid', 'replaced', 'withdrawn']),
  /** Of the file, in hexadecimal digits. */
  sha256: string(),
  reason: nullable(string()),
})
export type CheckedCertificate = InferOutput<typeof checkedCertificateSchema>
