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
import { MESSAGE_KINDS, MESSAGE_STATES } from './outbox-values.ts'

/** When it was handed to its gateway last, which 'Kirim ulang' names; null where it never was, absent from earlier servers. */
const triedAt = optional(orNull(instantSchema))

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
  triedAt,
  /** When it is tried again; null unless `queued`. */
  nextAttemptAt: orNull(instantSchema),
  /** The gateway's words. */
  lastError: orNull(string()),
  /** Whether 'Kirim ulang' would be taken; not said by earlier servers. */
  canResend: optional(boolean()),
})
export const undeliveredMessagesSchema = array(undeliveredMessageSchema)
export type UndeliveredMessage = InferOutput<typeof undeliveredMessageSchema>

/** When the gateway says that a sent one arrived and was read; null where it has not said so, absent from earlier servers. */
export const RECEIPT_ENTRIES = {
  deliveredAt: optional(orNull(instantSchema)),
  readAt: optional(orNull(instantSchema)),
}

/** A message as superadmins see it, without its text. */
const outboxMessageSchema = object({
  id: idSchema,
  state: picklist(MESSAGE_STATES),
  kind: picklist(MESSAGE_KINDS),
  channel: picklist(['email', 'whatsapp']),
  recipient: string(),
  /** Null where it went to nobody who has an account. */
  name: orNull(string()),
  subject: string(),
  coaching: orNull(object({ id: idSchema, coachingCode: string(), topic: string() })),
  createdAt: instantSchema,
  sentAt: orNull(instantSchema),
  ...RECEIPT_ENTRIES,
  attempts: number(),
  triedAt,
  /** When it is tried next; null unless `queued`, and while it waits for what it announces. */
  nextAttemptAt: orNull(instantSchema),
  /** The gateway's words, or why it was not sent. */
  lastError: orNull(string()),
  canResend: boolean(),
  /** Of a failed one, why it cannot be sent again. */
  whyNot: orNull(string()),
})
export type OutboxMessage = InferOutput<typeof outboxMessageSchema>

/** Newest first; `next` is the `after` of the following page, null on the last. */
export const outboxPageSchema = object({
  messages: array(outboxMessageSchema),
  next: orNull(string()),
})
export type OutboxPage = InferOutput<typeof outboxPageSchema>
