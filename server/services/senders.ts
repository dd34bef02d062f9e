import type { CalendarEntry, Invitation } from '../../lib/domain/schedule/calendar-text.ts'
import type { MessagePurpose } from '../../lib/entities/outbox-values.ts'
import type { MailOffice } from './mail-layout.ts'
import type { TemplateValues } from './whatsapp-templates.ts'

export type Channel = 'email' | 'whatsapp'

/** Where a person is reached by a channel. */
export const addressOf = (
  channel: Channel,
  { email, whatsapp }: { email: string; whatsapp: string },
): string => (channel === 'email' ? email : whatsapp)

/** A meeting that an e-mail invites to or calls off. */
export type MessageCalendar = {
  method: Invitation['method']
  entry: CalendarEntry
  fileName: string
}

/** A message on its way. `id` is the same at every attempt, for gateways that can tell repeats. */
export type Message = {
  id: string
  channel: Channel
  recipient: string
  subject: string
  body: string
  /** What it is about; null where that was not kept. */
  purpose?: MessagePurpose | null
  /** What fills a template, by WhatsApp. */
  values?: TemplateValues
  /** Whether WhatsApp takes it without a template. */
  takesFreeText?: boolean
  /** Whose office it is; by e-mail. */
  office?: MailOffice
  /** The page in the portal that it is about. */
  pageUrl?: string | null
  calendar?: MessageCalendar | null
  /** Where its reader ends such messages, for one that goes by itself. */
  stopUrl?: string | null
}

/**
 * The gateway would not take the message now, or was not reached: it was certainly not delivered,
 * or a repeat does no harm. It is tried again, not before `retryAfterSeconds` where that is known.
 */
export class NotDelivered extends Error {
  readonly retryAfterSeconds: number
  constructor(
    message: string,
    options: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(message, options)
    this.retryAfterSeconds = options.retryAfterSeconds ?? 0
  }
}

/** The gateway will never take this message, such as one to an address that does not exist. */
export class Refused extends Error {}

/**
 * Delivers messages of one channel. Throws `NotDelivered` when the message may be tried again and
 * `Refused` when that is useless; after any other error it is unknown whether it arrived, and it is
 * not repeated blindly. Gives what the gateway calls the message, where it says later what became of it.
 */
export type Sender = (message: Message) => Promise<string | undefined>
export type Senders = Record<Channel, Sender>

/** Demo mode: messages are written to the log alone. */
export const logSender: Sender = async ({ channel, recipient, subject, body }) => {
  process.stdout.write(`[${channel}] ${recipient}: ${subject}\n${body}\n`)
  return undefined
}

/** The channels whose messages are written to the log and reach nobody. */
export const loggedOf = (senders: Senders): Channel[] =>
  (['email', 'whatsapp'] as const).filter((channel) => senders[channel] === logSender)

/** The channels by which messages go out, in a demo to its log. */
export const waysOf = (senders: Senders): Channel[] =>
  (['email', 'whatsapp'] as const).filter((channel) => senders[channel] !== waitingSender)

const CHANNELS: Record<Channel, string> = { email: 'email', whatsapp: 'WhatsApp' }

/** No gateway is set up: messages wait in the outbox, and none is ever called sent. */
export const waitingSender: Sender = async ({ channel }) => {
  throw new NotDelivered(`Pengiriman melalui ${CHANNELS[channel]} belum diatur.`)
}
