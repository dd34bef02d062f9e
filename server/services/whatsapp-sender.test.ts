import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Message, NotDelivered, Refused } from './senders.ts'
import { createWhatsappSender } from './whatsapp-sender.ts'
import type { Templates } from './whatsapp-templates.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void
type Asked = { headers: IncomingMessage['headers']; body: unknown }

const MESSAGE: Message = {
  id: '0b5f1f0e-7b1e-4a3c-9a63-2f9d7b9f1a01',
  channel: 'whatsapp',
  recipient: '0812-3456-789',
  subject: 'Pengajuan Coaching Diterima',
  body: 'Selamat, "Ibu Sari"\n\nSalam',
}

/** A gateway on the loopback interface that answers as it is told. */
const startGateway = async (answer: Answer) => {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    asked.push({ headers: request.headers, body: JSON.parse(text) })
    answer(response, request)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { asked, close, url: `http://127.0.0.1:${port}/v23.0/1/messages` }
}

const TEMPLATES: Templates = {
  acceptance: {
    ...{ name: 'pengajuan_diterima', language: 'id' },
    parameters: ['nama', 'topik', 'isi', 'judul'],
  },
  trial: { name: 'uji_coba', language: 'en_US', parameters: [] },
  step: { name: 'langkah', language: 'id', parameters: ['nama'] },
}
const settingsOf = (url: string) => ({ url, token: 'kunci', templates: TEMPLATES })

const send = async (answer: Answer, change: Partial<Message> = {}, timeoutMs = 5_000) => {
  const gateway = await startGateway(answer)
  const sender = createWhatsappSender(settingsOf(gateway.url), timeoutMs)
  const { id, error } = await sender({ ...MESSAGE, ...change }).then(
    (taken) => ({ id: taken, error: null }),
    (thrown: unknown) => ({ id: undefined, error: thrown }),
  )
  await gateway.close()
  return { id, error, asked: gateway.asked }
}

const outcome = (error: unknown) => {
  if (error === null) return 'sent'
  if (error instanceof NotDelivered) return 'again'
  return error instanceof Refused ? 'never' : 'unknown'
}

const reply =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response
      .writeHead(status, headers)
      .end(typeof body === 'string' ? body : JSON.stringify(body))
const errorBody = (code: number) => ({
  error: { code, message: 'no', type: 'OAuthException' },
})

test('a message is the text message of the Cloud API, and the name that it gets is given', async () => {
  const { id, error, asked } = await send(reply(200, { messages: [{ id: 'wamid.1' }] }))
  expect([id, error]).toEqual(['wamid.1', null])
  expect(asked).toMatchObject([
    {
      headers: { authorization: 'Bearer kunci', 'content-type': 'application/json' },
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '628123456789',
        type: 'text',
        text: {
          preview_url: false,
          body: '*Pengajuan Coaching Diterima*\n\nSelamat, "Ibu Sari"\n\nSalam',
        },
        biz_opaque_callback_data: MESSAGE.id,
      },
    },
  ])
})

const VALUES = {
  ...{ nama: 'Sari\tWijaya', topik: 'Mangrove', jadwal: '', pengirim: 'Tim', tautan: '' },
}

test('where a kind of message has a template it is sent, its parameters in their order and without line ends', async () => {
  const { error, asked } = await send(reply(200, { messages: [{ id: 'wamid.1' }] }), {
    ...{ purpose: 'acceptance', values: VALUES },
  })
  expect(error).toBeNull()
  const texts = ['Sari Wijaya', 'Mangrove', 'Selamat, "Ibu Sari" Salam', MESSAGE.subject]
  expect(asked[0]?.body).toEqual({
    ...{ messaging_product: 'whatsapp', recipient_type: 'individual', to: '628123456789' },
    type: 'template',
    template: {
      ...{ name: 'pengajuan_diterima', language: { code: 'id' } },
      components: [
        { type: 'body', parameters: texts.map((text) => ({ type: 'text', text })) },
      ],
    },
    biz_opaque_callback_data: MESSAGE.id,
  })
})

test('to whom WhatsApp takes free text it is sent as it was worded, unless it is too long', async () => {
  const take = reply(200, { messages: [{ id: 'wamid.1' }] })
  const free = { purpose: 'acceptance', values: VALUES, takesFreeText: true } as const
  const { asked } = await send(take, free)
  expect(asked[0]?.body).toMatchObject({
    text: { body: '*Pengajuan Coaching Diterima*\n\nSelamat, "Ibu Sari"\n\nSalam' },
  })
  const body = 'a'.repeat(4096 - '**\n\n'.length - MESSAGE.subject.length)
  const longest = await send(take, { ...free, body })
  expect(longest.asked[0]?.body).toMatchObject({ type: 'text' })
  const long = await send(take, { ...free, body: `${body}a` })
  expect(long.asked[0]?.body).toMatchObject({ template: { name: 'pengajuan_diterima' } })
  const untemplated = { ...free, purpose: 'change' as const }
  expect((await send(take, { ...untemplated, body })).error).toBeNull()
  expect(outcome((await send(take, { ...untemplated, body: `${body}a` })).error)).toBe(
    'never',
  )
})

test('a template without parameters is sent as it is, one with a single one with it, another kind as text', async () => {
  const take = reply(200, { messages: [{ id: 'wamid.1' }] })
  const { asked } = await send(take, { purpose: 'trial', values: VALUES })
  expect(asked[0]?.body).toHaveProperty('template', {
    ...{ name: 'uji_coba', language: { code: 'en_US' } },
  })
  const single = await send(take, { purpose: 'step', values: VALUES })
  expect(single.asked[0]?.body).toMatchObject({
    template: { components: [{ parameters: [{ text: 'Sari Wijaya' }] }] },
  })
  const other = await send(take, { purpose: 'change', values: VALUES })
  expect(other.asked[0]?.body).toMatchObject({ type: 'text' })
})

test.each<[string, Answer, ReturnType<typeof outcome>]>([
  ['the number is refused', reply(400, errorBody(131026)), 'never'],
  ['too many messages (429)', reply(429, errorBody(4)), 'again'],
  ['too many messages (400, 130429)', reply(400, errorBody(130429)), 'again'],
  ['the token is wrong', reply(401, errorBody(190)), 'again'],
  ['the address is wrong', reply(404, 'nothing here'), 'again'],
  ['it refuses in a word (400)', reply(400, '"no"'), 'never'],
  ['it has several places (300)', reply(300, ''), 'again'],
  ['it leads elsewhere', reply(302, '', { location: 'http://127.0.0.1:1/' }), 'again'],
  ['it is being mended (503)', reply(503, 'later'), 'again'],
  ['it says that it failed (500)', reply(500, errorBody(131000)), 'again'],
  ['it says that it failed (500, unknown)', reply(500, errorBody(999)), 'again'],
  ['it fails without a word (500)', reply(500, 'oops'), 'unknown'],
  ['something before it failed (502)', reply(502, '<html>Bad Gateway'), 'unknown'],
  ['something before it gave up (504)', reply(504, ''), 'unknown'],
  ['it hangs up without an answer', (response) => void response.destroy(), 'unknown'],
  [
    'its answer breaks off after the status',
    (response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{', () => response.destroy())
    },
    'unknown',
  ],
  ['it names the message', reply(200, { messages: [{ id: 'wamid.1' }] }), 'sent'],
  [
    'a login page of the network answers',
    reply(200, '<!DOCTYPE html><title>Wi-Fi'),
    'again',
  ],
  ['it says 200 and that it failed', reply(200, errorBody(131026)), 'never'],
  ['it says 200 and that it is too busy', reply(200, errorBody(130429)), 'again'],
  ['it says 200 and an error in words', reply(200, { error: 'kuota habis' }), 'never'],
  ['it says 200 and nothing', reply(200, ''), 'unknown'],
  ['it says 200 and names no message', reply(200, { messages: [] }), 'unknown'],
  ['it says 200 and a number', reply(200, { messages: [{ id: 7 }] }), 'unknown'],
  ['it says 200 and an empty name', reply(200, { messages: [{ id: '' }] }), 'unknown'],
])('when %s', async (_, answer, expected) => {
  const { error, asked } = await send(answer)
  expect([outcome(error), asked.length]).toEqual([expected, 1])
})

test.each([401, 403, 404, 408, 425, 429, 503])('%i refuses it for now', async (status) => {
  expect(outcome((await send(reply(status))).error)).toBe('again')
})

test.each([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 133004])(
  'an error of the code %i passes',
  async (code) => {
    expect(outcome((await send(reply(400, errorBody(code)))).error)).toBe('again')
  },
)

test('no answer in time: the outcome is unknown', async () => {
  const { error } = await send(() => undefined, {}, 100)
  expect(outcome(error)).toBe('unknown')
})

test('a gateway that cannot be reached has not taken the message', async () => {
  const gateway = await startGateway(reply(200))
  await gateway.close()
  const sender = createWhatsappSender(settingsOf(gateway.url))
  const failure = sender(MESSAGE)
  await expect(failure).rejects.toBeInstanceOf(NotDelivered)
  await expect(failure).rejects.toThrow(/^connect ECONNREFUSED/)
})

test.each<[string, Answer]>([
  ['400 131026 no', reply(400, errorBody(131026))],
  ['200 kuota habis', reply(200, { error: 'kuota habis' })],
  ['400 {"error":7}', reply(400, { error: 7 })],
  ['502 <html>Bad Gateway', reply(502, '<html>Bad Gateway')],
  ['200 {"messages":[]}, tanpa id pesan', reply(200, { messages: [] })],
  [`400 ${'a'.repeat(296)}`, reply(400, 'a'.repeat(400))],
  [
    '200, tanpa id pesan',
    (response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{', () => response.destroy())
    },
  ],
])('admins read what it said: %s', async (told, answer) => {
  expect((await send(answer)).error).toMatchObject({ message: told })
})

test('the wait that it asks for is known', async () => {
  const { error } = await send(reply(429, errorBody(4), { 'retry-after': '120' }))
  expect(error).toMatchObject({ retryAfterSeconds: 120 })
  const day = { 'retry-after': 'Wed, 26 Aug 2026 09:00:00 GMT' }
  const dated = await send(reply(429, errorBody(4), day))
  expect(dated.error).toMatchObject({ retryAfterSeconds: 0 })
})

test.each([
  ['no number', { recipient: 'tidak ada' }],
  ['a text that is too long', { body: 'a'.repeat(4_100) }],
  [
    'a template for which a word is missing',
    { purpose: 'acceptance' as const, values: { ...VALUES, topik: ' ' } },
  ],
])('%s is not even sent', async (_, change: Partial<Message>) => {
  const { error, asked } = await send(reply(200), change)
  expect([outcome(error), asked]).toEqual(['never', []])
})
