import type { Id, Instant } from './identity.ts'

/**
 * A message that has not arrived: `failed` for good, `unknown` when the gateway's answer was lost, or
 * `queued` for another attempt.
 */
export type UndeliveredMessage = {
  id: Id
  state: 'failed' | 'unknown' | 'queued'
  channel: 'email' | 'whatsapp'
  recipient: string
  subject: string
  createdAt: Instant
  attempts: number
  /** When it is tried again; null unless `queued`. */
  nextAttemptAt: Instant | null
  /** The gateway's words. */
  lastError: string | null
}
