import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as it went over the wire. */
export type ReceivedMail = {
  from: string
  to: string[]
  raw: string
  /** Names and values of its header, unfolded, in their order. */
  headers: [name: string, value: string][]
}

/** A refusal of the server, such as 550 to an address that it does not know. */
export const refusal = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode })

const readHeaders = (raw: string) =>
  (raw.split('\r\n\r\n')[0] ?? '')
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()]
    })

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8')

/** The text of the part of a type, e.g. 'text/plain', decoded. */
export const partOf = ({ raw }: ReceivedMail, type: string): string => {
  const part = [...raw.matchAll(/boundary="([^"]+)"/g)]
    .reduce(
      (texts, [, boundary]) => texts.flatMap((text) => text.split(`\r\n--${boundary}`)),
      [raw],
    )
    .find((text) => text.trimStart().startsWith(`Content-Type: ${type}`))
  if (part === undefined) throw new Error(`no part of type ${type}`)
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  return /quoted-printable/i.test(head) ? decodeQuoted(body) : body
}

/** A real SMTP server on the loopback interface that keeps what it takes. */
export const startMailServer = async (options: SMTPServerOptions = {}, port = 0) => {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        mails.push({ from, to, raw, headers: readHeaders(raw) })
        done(null, 'taken')
      })
    },
    ...options,
  })
  // clients that go away in the middle are part of the tests
  server.on('error', () => undefined)
  await new Promise<void>((settle, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', settle)
  })
  const { port: taken } = server.server.address() as AddressInfo
  return {
    mails,
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    close: () => new Promise<void>((settle) => server.close(settle)),
  }
}
