import type { FastifyBaseLogger } from 'fastify'

export type Channel = 'email' | 'whatsapp'

/** A message on its way. `id` is the same at every attempt, for gateways that can tell repeats. */
export type Message = {
  id: string
  channel: Channel
  recipient: string
  subject: string
  body: string
}

/** The gateway refused, or was not reached: the message was certainly not delivered. */
export class NotDelivered extends Error {}

/**
 * Delivers messages of one channel. Throws `NotDelivered` when the message may be tried again;
 * after any other error it is unknown whether it arrived, and it is not repeated blindly.
 */
export type Sender = (message: Message) => Promise<void>
export type Senders = Record<Channel, Sender>

/** Demo mode: messages are written to the log, and stay readable in the outbox. */
export const logSenders = (log: Pick<FastifyBaseLogger, 'info'>): Senders => {
  const send: Sender = async ({ channel, recipient, subject, body }) => {
    log.info({ channel, recipient, subject, body }, 'message delivered to the log')
  }
  return { email: send, whatsapp: send }
}
