import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { partOf, type ReceivedMail, startMailServer } from '../testing/mail-server.ts'
import { createMailSender, type MailSettings } from './mail-sender.ts'
import type { Message } from './senders.ts'

const MESSAGE: Message = {
  id: '0b5f1f0e-7b1e-4a3c-9a63-2f9d7b9f1a01',
  channel: 'email',
  recipient: 'sari@contoh.go.id',
  subject: 'Meeting Segera Dimulai',
  body: 'Yth. Ibu Sari,\n\nMeeting segera dimulai.\n\nhttps://portal.example/#/proses-coaching/1/zoom-meeting?a=1&b=2\n\nSalam,\nTim',
}
const stopUrl = 'https://portal.example/api/v1/pengingat/abc'

const mailOf = async (message: Message, settings: Partial<MailSettings> = {}) => {
  const server = await startMailServer()
  try {
    const from = 'E-Coaching <portal@contoh.go.id>'
    await createMailSender({ url: server.url, from, ...settings })(message)
    const [mail] = server.mails
    if (!mail) throw new Error('no mail arrived')
    return mail
  } finally {
    await server.close()
  }
}

const headerOf = ({ headers }: ReceivedMail, wanted: string) =>
  headers.find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1]

test('the words come first, the one link is a button, and nothing is loaded from anywhere', async () => {
  const mail = await mailOf(MESSAGE)
  const html = partOf(mail, 'text/html')
  expect(
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, ...a]) => a),
  ).toEqual([
    ['https://portal.example/#/proses-coaching/1/zoom-meeting?a=1&amp;b=2', 'Buka tautan'],
  ])
  expect(/<p [^>]*>([^<]*)/.exec(html)?.[1]).toBe('Yth. Ibu Sari,')
  expect(html).not.toMatch(/<(img|link|script|iframe)|background="|url\(|@import/)
  expect(html).toContain('prefers-color-scheme: dark')
  expect(partOf(mail, 'text/plain').replaceAll('\r\n', '\n').trim()).toBe(MESSAGE.body)
})

test('a reminder says in both parts and in its header how to end them, a decision does not', async () => {
  const reminder = await mailOf({ ...MESSAGE, stopUrl })
  expect(headerOf(reminder, 'List-Unsubscribe')).toBe(`<${stopUrl}>`)
  expect(headerOf(reminder, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(partOf(reminder, 'text/plain')).toContain(`Hentikan pengingat: ${stopUrl}`)
  expect(partOf(reminder, 'text/html')).toContain(`href="${stopUrl}"`)
  const decision = await mailOf(MESSAGE)
  expect(headerOf(decision, 'List-Unsubscribe')).toBeUndefined()
  expect(decision.raw).not.toContain('Hentikan')
})

/** RFC 6376 §3.4.2 and §3.4.4, 'relaxed'. */
const relaxedHeader = (name: string, value: string) =>
  `${name.toLowerCase()}:${value.replace(/\s+/g, ' ').trim()}\r\n`
const relaxedBody = (body: string) =>
  `${body
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(\r\n)+$/, '')}\r\n`

test('a signature holds by the public key, and covers the way to end reminders (RFC 6376, RFC 8058)', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const dkim = { domainName: 'contoh.go.id', keySelector: 'portal', privateKey: pem }
  const mail = await mailOf({ ...MESSAGE, stopUrl }, { dkim })
  const signature = headerOf(mail, 'DKIM-Signature') ?? ''
  const tag = (name: string) =>
    (new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(signature)?.[1] ?? '').replace(/\s/g, '')
  expect([tag('d'), tag('s'), tag('a')]).toEqual(['contoh.go.id', 'portal', 'rsa-sha256'])
  const names = tag('h').toLowerCase().split(':')
  expect(names).toEqual(
    expect.arrayContaining([
      'from',
      'subject',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ]),
  )
  const body = mail.raw.slice(mail.raw.indexOf('\r\n\r\n') + 4)
  expect(createHash('sha256').update(relaxedBody(body)).digest('base64')).toBe(tag('bh'))
  const signed = names
    .map((name) => relaxedHeader(name, headerOf(mail, name) ?? ''))
    .join('')
  const own = relaxedHeader(
    'dkim-signature',
    signature.replace(/(;\s*b=)[^;]*/, '$1'),
  ).trimEnd()
  const verify = createVerify('sha256').update(signed + own)
  expect(verify.verify(publicKey, tag('b'), 'base64')).toBe(true)
})
