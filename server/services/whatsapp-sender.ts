import { normaliseWhatsapp } from '../../lib/domain/people/whatsapp.ts'
import { type Message, NotDelivered, Refused, type Sender } from './senders.ts'
import type { Template, Templates } from './whatsapp-templates.ts'

const TIMEOUT_MS = 20_000
/** What the Cloud API takes in one text message. */
const LONGEST_TEXT = 4096
const NUMBER = /^\d{8,15}$/

export type WhatsappSettings = {
  /** The address that takes messages: `https://graph.facebook.com/v23.0/<number id>/messages`. */
  url: string
  token: string
  templates: Templates
}

/** By what the WhatsApp gateway shows that a call is its own. */
export type WhatsappWebhook = {
  /** Signs what it says. */
  secret: string
  /** Asked once, when the address is made known to the gateway; null where it never asks. */
  verifyToken: string | null
}

/** Failures before anything of the message was sent. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
/** Answers by which a gateway says that it did not take the message, but may take it later. */
const LATER = new Set([401, 403, 404, 408, 425, 429, 503])
/** The Cloud API's codes of too many messages, or of its own troubles; their status is 400 or 500. */
const PASSING = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 133004])

const freeText = ({ subject, body }: Message) => `*${subject}*\n\n${body}`

const textOf = (message: Message) => {
  const text = freeText(message)
  if (text.length > LONGEST_TEXT)
    throw new Refused(`Lebih panjang dari ${LONGEST_TEXT} huruf, batas pesan WhatsApp.`)
  return { type: 'text', text: { preview_url: false, body: text } }
}

/** An approved template, filled: a parameter is never empty and has no line ends, which the Cloud API refuses. */
const templateOf = (
  { name, language, parameters }: Template,
  { subject, body, values }: Message,
) => {
  const filled = parameters.map((word) => {
    const value = { ...values, judul: subject, isi: body }[word] ?? ''
    const text = value.replace(/\s+/g, ' ').trim()
    if (!text) throw new Refused(`Template ${name}: pesan ini tidak memuat ${word}.`)
    return { type: 'text', text }
  })
  return {
    type: 'template',
    template: {
      ...{ name, language: { code: language } },
      ...(filled.length > 0 && { components: [{ type: 'body', parameters: filled }] }),
    },
  }
}

/** The Cloud API's message; its callback data names ours, to find it in the gateway's log and in what it says later. */
const payloadOf = (message: Message, templates: Templates) => {
  const { id, recipient, purpose } = message
  const to = normaliseWhatsapp(recipient)
  if (!NUMBER.test(to)) throw new Refused('Nomor penerima bukan nomor telepon.')
  // free text reads as it was worded, with its paragraphs
  const isFree = message.takesFreeText && freeText(message).length <= LONGEST_TEXT
  const template = purpose && !isFree && templates[purpose]
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    ...(template ? templateOf(template, message) : textOf(message)),
    biz_opaque_callback_data: id,
  }
}

type GatewayError = { code?: unknown; message?: unknown }

/** An answer as JSON; null where something between us and the gateway answered, in another language. */
const readAnswer = (text: string): object | null => {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' ? answer : null
  } catch {
    return null
  }
}

/** The gateway's own word about a failure; null where it says none. */
const gatewayError = (text: string): GatewayError | null => {
  const answer = readAnswer(text)
  const error = answer && 'error' in answer && answer.error
  if (typeof error === 'string') return { message: error }
  return typeof error === 'object' ? error : null
}

/** What an answer calls the message that it took: its status alone proves nothing. */
const idIn = (text: string): string | undefined => {
  const answer = readAnswer(text)
  const messages = answer && 'messages' in answer ? answer.messages : null
  const id: unknown = Array.isArray(messages) ? Object(messages[0]).id : null
  return typeof id === 'string' ? id : undefined
}

const isPage = (text: string) => /^\s*<[!?a-z]/i.test(text)

const asOutcome = (response: Response, text: string) => {
  const { status, ok: isTaken } = response
  const said = gatewayError(text)
  const reason =
    `${status} ${said ? [said.code, said.message].filter(Boolean).join(' ') : text}`
      .slice(0, 300)
      .trim()
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || 0
  const isPassing = LATER.has(status) || PASSING.has(Number(said?.code))
  if (isPassing) return new NotDelivered(reason, { retryAfterSeconds })
  // a redirect is a wrong setting: the token is not carried elsewhere
  const isRedirect = status >= 300 && status < 400
  // a page is no gateway's: a network's login or a proxy has kept the message from it
  if (isRedirect || (isTaken && isPage(text))) return new NotDelivered(reason)
  if (isTaken && !said) return new Error(`${reason}, tanpa id pesan`)
  if (status < 500) return new Refused(reason)
  return said ? new NotDelivered(reason, { retryAfterSeconds }) : new Error(reason)
}

const post = async (
  { url, token }: WhatsappSettings,
  payload: object,
  timeoutMs: number,
) => {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    // what fetch throws says only that it failed; why is in its cause
    const cause = Object(error).cause ?? error
    const reason = String(Object(cause).message ?? cause)
    if (NOT_REACHED.has(Object(cause).code)) throw new NotDelivered(reason, { cause })
    throw new Error(reason, { cause })
  }
}

/**
 * Sends WhatsApp messages through a gateway that speaks the Cloud API. Only an answer with a message's
 * id says that it was taken. Gateways cannot tell repeats, so only an answer that refuses the message
 * lets it be tried again; any other leaves it unknown.
 */
export const createWhatsappSender =
  (settings: WhatsappSettings, timeoutMs = TIMEOUT_MS): Sender =>
  async (message) => {
    const response = await post(settings, payloadOf(message, settings.templates), timeoutMs)
    const text = await response.text().catch(() => '')
    const id = idIn(text)
    if (!response.ok || !id) throw asOutcome(response, text)
    return id
  }
