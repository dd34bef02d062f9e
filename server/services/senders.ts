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
export const logSenders = (write: (text: string) => void): Senders => {
  const send: Sender = async ({ channel, recipient, subject, body }) => {
    write(`[${channel}] ${recipient}: ${subject}\n${body}`)
  }
  return { email: send, whatsapp: send }
}

/** No gateway is set up: messages wait in the outbox, and none is ever called sent. */
export const waitingSenders = (): Senders => {
  const send: Sender = async ({ channel }) => {
    throw new NotDelivered(`no gateway for ${channel}`)
  }
  return { email: send, whatsapp: send }
}
