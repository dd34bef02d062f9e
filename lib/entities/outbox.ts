import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'
import { idSchema, instantSchema, orNull } from './identity.ts'

/**
 * A message that has not arrived: `failed` for good, `unknown` when the gateway's answer was lost, or
 * `queued` for another attempt.
 */
export const undeliveredMessageSchema = object({
  id: idSchema,
  state: picklist(['failed', 'unknown', 'queued']),
  channel: picklist(['email', 'whatsapp']),
  recipient: string(),
  subject: string(),
  createdAt: instantSchema,
  attempts: number(),
  /** When it is tried again; null unless `queued`. */
  nextAttemptAt: orNull(instantSchema),
  /** The gateway's words. */
  lastError: orNull(string()),
  /** Whether 'Kirim ulang' would be taken; not said by earlier servers. */
  canResend: optional(boolean()),
})
export const undeliveredMessagesSchema = array(undeliveredMessageSchema)
export type UndeliveredMessage = InferOutput<typeof undeliveredMessageSchema>
