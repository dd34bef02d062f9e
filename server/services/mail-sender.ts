import nodemailer from 'nodemailer'
import { calendarText } from '../../lib/domain/schedule/calendar-text.ts'
import { type MailOffice, mailHtml, mailText } from './mail-layout.ts'
import { type Message, NotDelivered, Refused, type Sender } from './senders.ts'

/** How long the server may take to let us in, to answer a command, and for the mail as a whole. */
const PATIENCE_MS = { connect: 10_000, answer: 20_000, mail: 45_000 }

export type MailSettings = {
  /** `smtp://` or `smtps://` with account, host and port, as nodemailer reads it. */
  url: string
  /** Sender: `Nama <alamat@contoh.go.id>`, or the address alone. */
  from: string
  /** Signs what goes out (RFC 6376), where the office has put the public half into its DNS. */
  dkim?: { domainName: string; keySelector: string; privateKey: string } | null
}

/** Ends reminders by one press in the mail program (RFC 8058); nothing for any other message. */
const stopHeaders = ({ stopUrl }: Message): Record<string, string> =>
  stopUrl
    ? {
        'list-unsubscribe': `<${stopUrl}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      }
    : {}

/** Exactly one address, so that no list and no header can hide in it. */
const ADDRESS = /^[^\s,;:<>()[\]"\\]+@[^\s,;:<>()[\]"\\@]+$/
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu

type SmtpError = Error & { responseCode?: number; command?: string }

/**
 * Only what the server says about this recipient or this text, or an address that cannot be
 * written into an envelope, is final. Anything else (no connection, a bad login, a full server, a
 * refused sender) can be mended, and the message waits for that.
 */
const isFinal = ({ responseCode, command }: SmtpError) => {
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA'
  return isAboutMessage && responseCode !== undefined && responseCode >= 500
}

const asOutcome = (error: SmtpError) =>
  isFinal(error)
    ? new Refused(error.message, { cause: error })
    : new NotDelivered(error.message, { cause: error })

/** `Nama <alamat>` in its parts; the address names itself where there is no name. */
const senderOf = (from: string) => {
  const { name = '', address: email = from } =
    /^(?<name>.*?)<(?<address>.*)>\s*$/.exec(from)?.groups ?? {}
  return { name: name.replace(/^\s*"?|"?\s*$/g, '') || email, email }
}

/** The sender alone is known, as where the portal itself does not run. */
const unsaidOffice = (portal: string): MailOffice => ({
  ...{ portal, name: '', address: '', email: '', whatsapp: '' },
})

/** Both as what mail programs act upon and as a file to open (RFC 6047 §2.4). */
const icalEventOf = async ({ calendar, recipient }: Message, from: string) => {
  if (!calendar) return undefined
  const { method, entry, fileName: filename } = calendar
  const people = { organizer: senderOf(from), attendee: { email: recipient } }
  return { method, filename, content: await calendarText(entry, { method, ...people }) }
}

/** The domain of the sender's address: it makes Message-IDs ours. */
const domainOf = (from: string) =>
  from.replace(/>\s*$/, '').split('@').at(-1) ?? 'localhost'

const transportTo = ({ url, dkim }: MailSettings, patience = PATIENCE_MS) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim }),
  })

/** Whether the mail server lets us in; nothing is sent. @throws with its words where it does not */
export const verifyMail = async (settings: MailSettings): Promise<void> => {
  await transportTo(settings).verify()
}

/**
 * Sends e-mail over SMTP. A message has the same Message-ID at each attempt: where the server took
 * it but its answer was lost, the repeat can be told by it.
 */
export const createMailSender = (
  settings: MailSettings,
  patience = PATIENCE_MS,
): Sender => {
  const { from } = settings
  const transport = transportTo(settings, patience)
  const domain = domainOf(from)
  return async (message) => {
    const { id, recipient, subject } = message
    const content = {
      ...message,
      office: message.office ?? unsaidOffice(senderOf(from).name),
    }
    if (!ADDRESS.test(recipient)) throw new Refused('Penerima bukan satu alamat email.')
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: recipient },
        subject: subject.replace(CONTROL, ' '),
        text: mailText(content),
        html: mailHtml(content),
        icalEvent: await icalEventOf(message, from),
        messageId: `<${id}@${domain}>`,
        // nobody wrote it, so no holiday notice comes back
        headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(message) },
        signal: AbortSignal.timeout(patience.mail),
      })
    } catch (error) {
      throw asOutcome(error as SmtpError)
    }
  }
}
