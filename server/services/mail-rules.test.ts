import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { MAX_LONG, MAX_SHORT } from '../../lib/validation/fields.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { createMailSender } from './mail-sender.ts'
import type { Message } from './senders.ts'

// what Gmail and Outlook ask of a mail, by their documents (deploy/messages.md), read by parsers that are not ours

const PAGE = 'https://portal.example/e-coaching/#/coaching/14'
const MESSAGE: Message = {
  ...{ id: '0b5f1f0e-7b1e-4a3c-9a63-2f9d7b9f1a01', channel: 'email' },
  ...{ recipient: 'sari@contoh.go.id', subject: 'Pengajuan Coaching Diterima' },
  body: 'Yth. Bapak/Ibu Sari,\n\n\n\nSelamat.\n\nTopik: Batas\nJadwal: Selasa\n\nSalam,\nTim',
  office: {
    ...{ portal: 'E-Coaching', name: 'Pusat Pelatihan', address: 'Jl. Rimba 1 & 2' },
    ...{ email: 'tanya@contoh.go.id', whatsapp: '0812-3456-7890' },
  },
  pageUrl: PAGE,
}

const FROM = 'E-Coaching <portal@contoh.go.id>'

const read = async (changes: Partial<Message> = {}, from = FROM) => {
  const server = await startMailServer()
  try {
    await createMailSender({ url: server.url, from })({ ...MESSAGE, ...changes })
    return await PostalMime.parse(server.mails[0]?.raw ?? '')
  } finally {
    await server.close()
  }
}
const all = (html: string | undefined, pattern: RegExp) =>
  [...(html ?? '').matchAll(pattern)].map(([, found = '']) => found)
const paragraphsOf = (html?: string) =>
  all(html, /<p [^>]*>(.*?)<\/p>/gs).map((text) => text.replace(/<[^>]*>/g, ''))
const linksOf = (html?: string) => all(html, /<a href="([^"]*)"/g)

test('plain words first, one link as a button, whose office it is and where to ask, in both parts', async () => {
  const { html, text } = await read()
  expect(paragraphsOf(html)).toEqual([
    ...['Yth. Bapak/Ibu Sari,', 'Selamat.', 'Topik: Batas\nJadwal: Selasa', 'Salam,\nTim'],
    ...[PAGE, 'Pusat Pelatihan'],
    'tanya@contoh.go.id\nWhatsApp 0812-3456-7890\nJl. Rimba 1 &amp; 2\nDikirim oleh portal E-Coaching.',
  ])
  expect(linksOf(html)).toEqual([PAGE])
  expect(all(html, /<td [^>]*bgcolor[^>]*><a [^>]*>([^<]*)<\/a><\/td>/g)).toEqual([
    'Buka portal',
  ])
  expect(text?.trim().replaceAll('\r\n', '\n')).toBe(
    `${MESSAGE.body}\n\nBuka portal: ${PAGE}\n\n--\nPusat Pelatihan\ntanya@contoh.go.id\nWhatsApp 0812-3456-7890\nJl. Rimba 1 & 2`,
  )
})

test('what the office has not said leaves no empty line, and a link of the text is the only button', async () => {
  const silent = { portal: 'E-Coaching', name: '', address: '', email: '', whatsapp: '' }
  const own = 'https://portal.example/x'
  const list = `Batas: 1\n${own}/1`
  const { html, text } = await read({ office: silent, body: `Halo,\n\n${list}\n\n${own}` })
  expect(paragraphsOf(html)).toEqual([
    ...['Halo,', list, own, 'E-Coaching', 'Dikirim oleh portal E-Coaching.'],
  ])
  expect(linksOf(html)).toEqual([`${own}/1`, own])
  expect(text).not.toMatch(/Buka portal|--/)
  expect(linksOf((await read({ body: `${own}\n\nSalam` })).html)).toEqual([own])
})

test('Gmail: the longest message stays far below the 102 kB where it is clipped', async () => {
  const { html } = await read({
    body: '"'.repeat(MAX_LONG),
    subject: '"'.repeat(2 * MAX_SHORT),
  })
  expect(Buffer.byteLength(html ?? '')).toBeLessThan(60_000)
})

test('Outlook: tables with a width for its Word, all looks inline, room of the button in its cell', async () => {
  const { html = '' } = await read({ stopUrl: 'https://portal.example/pengingat/x' })
  expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="560"/)
  expect(html).not.toMatch(/<div|display:flex|float:|position:|background:/)
  const tags = all(html, /<((?:p|a|td)\b[^>]*)>/g).filter((tag) => tag !== 'td')
  expect(tags.filter((tag) => !tag.includes('style='))).toEqual([])
  expect(all(html, /<td class="button"[^>]*(mso-padding-alt:[^;"]*)/g)).toEqual([
    'mso-padding-alt:12px 24px',
  ])
})

test('dark: said to the program, and every colour that it changes is that of something there', async () => {
  const { html = '' } = await read()
  for (const name of ['color-scheme', 'supported-color-schemes'])
    expect(html).toContain(`<meta name="${name}" content="light dark">`)
  const [style = ''] = all(html, /<style>(.*?)<\/style>/gs)
  const named = all(style, /\.([a-z]+)/g)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !html.includes(`class="${name}"`))).toEqual([])
})

const entry = {
  ...{ uid: 'KHT-2026-014@portal.example', title: 'Batas, hutan; “pesisir” '.repeat(9) },
  ...{ start: Date.parse('2026-08-25T02:00:00Z'), end: Date.parse('2026-08-25T04:00:00Z') },
  ...{
    location: 'Zoom Meeting',
    description: 'Satu\nDua',
    url: PAGE,
    sequence: 29_700_000,
  },
}

const textOf = (part: { content: unknown } | undefined) =>
  new TextDecoder().decode(part?.content as ArrayBuffer)

test.each([
  ['REQUEST', FROM, 'E-Coaching'],
  ['CANCEL', 'portal@contoh.go.id', 'portal@contoh.go.id'],
] as const)(
  'a calendar as both act upon it, and as a file: %s of %s (RFC 5545, 5546, 6047)',
  async (method, from, organizer) => {
    const calendar = { method, entry, fileName: 'coaching.ics' }
    const mail = await read({ calendar }, from)
    const [acted, file, ...others] = mail.attachments
    expect(others).toEqual([])
    expect([acted?.mimeType, acted?.method, file?.mimeType, file?.filename]).toEqual([
      ...['text/calendar', method, 'application/ics', 'coaching.ics'],
    ])
    const text = textOf(file)
    expect(textOf(acted)).toBe(text)
    for (const line of text.split('\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const parsed = new ICAL.Component(ICAL.parse(text))
    const event = parsed.getFirstSubcomponent('vevent')
    const said = (name: string) => String(event?.getFirstPropertyValue(name))
    expect(parsed.getFirstPropertyValue('method')).toBe(method)
    expect([said('uid'), said('sequence')]).toEqual([entry.uid, String(entry.sequence)])
    // with Z: no zone has to be told
    for (const name of ['dtstamp', 'dtstart', 'dtend']) expect(said(name)).toMatch(/Z$/)
    expect(said('organizer').toLowerCase()).toBe(`mailto:${mail.from?.address}`)
    expect(said('attendee')).toBe(`mailto:${mail.to?.[0]?.address}`)
    expect(event?.getFirstProperty('organizer')?.getFirstParameter('cn')).toBe(organizer)
    const attendee = event?.getFirstProperty('attendee')
    expect(attendee?.getFirstParameter('cn')).toBe('sari@contoh.go.id')
    expect(attendee?.getFirstParameter('rsvp')).toBe('FALSE')
  },
)
