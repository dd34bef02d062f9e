import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  string,
} from 'valibot'
import { idSchema, instantSchema, orNull, versionSchema } from './identity.ts'

const editionEntries = {
  /** 1, and one more with each change. */
  edition: number(),
  /** Rich text. */
  text: string(),
  /** When it was written; null for the text that comes with the portal. */
  since: orNull(instantSchema),
}

/** How long the server keeps things, in days, as it is set. */
const keptSchema = object({
  /** Proposals, attendance, tests and surveys after their account was erased. */
  records: number(),
  /** The audit trail. */
  audit: number(),
  /** Delivered messages; others thrice as long. */
  messages: number(),
})
export type KeptDays = InferOutput<typeof keptSchema>

/** The privacy page as it is now. */
export const privacySchema = object({
  ...editionEntries,
  kept: keptSchema,
  version: versionSchema,
})
export type Privacy = InferOutput<typeof privacySchema>

const privacyEditionSchema = object(editionEntries)
export type PrivacyEdition = InferOutput<typeof privacyEditionSchema>

/** Every edition that is kept, newest first. */
export const privacyEditionsSchema = array(privacyEditionSchema)

/** How an account stands to the privacy page. */
export const ownPrivacySchema = object({
  /** The edition of now. */
  edition: number(),
  /** What was agreed to at the registration; null: nothing. */
  agreed: orNull(object({ edition: number(), at: instantSchema })),
  /** Whether the account has been told of the edition of now. */
  isTold: boolean(),
  /** Whether what asks for the password asks for a code too. */
  asksForCode: boolean(),
})
export type OwnPrivacy = InferOutput<typeof ownPrivacySchema>

const dataExportSchema = object({
  id: idSchema,
  state: picklist(['queued', 'running', 'done', 'failed']),
  /** In bytes; null until it is there. */
  size: orNull(number()),
  /** Until when it can be fetched; null until it is there. */
  expiresAt: orNull(instantSchema),
})
export type DataExport = InferOutput<typeof dataExportSchema>

/** The copy of the own data that was asked for last, while it is made and can be fetched; null: none. */
export const ownExportSchema = nullable(dataExportSchema)
export const begunExportSchema = dataExportSchema

/** What stands before an erasure of the own account, and what it takes. */
export const erasureOutlookSchema = object({
  /** Why the account cannot be erased as things are; null: it can. */
  obstacle: orNull(string()),
  /** Coachings that are not over and that the account takes part in or has applied for. */
  coachings: array(object({ id: idSchema, topic: string() })),
  /** Certificates that stay in the register of the office. */
  certificates: number(),
  /** For how many days records stay together before nothing tells whose they were. */
  recordsDays: number(),
})
export type ErasureOutlook = InferOutput<typeof erasureOutlookSchema>
