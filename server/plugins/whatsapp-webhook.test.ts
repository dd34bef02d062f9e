import { createHmac } from 'node:crypto'
import { api } from '../../lib/contract/index.ts'
import { outbox } from '../db/schema/system.ts'
import { deliverDue } from '../services/outbox.ts'
import type { Sender } from '../services/senders.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { createTestServer, TEST_NOW } from '../testing/test-server.ts'

const SECRET = 'rahasia aplikasi gateway'
const TOKEN = 'kata yang disepakati'
const ADDRESS = '/e-coaching/api/v1/whatsapp/webhook'
const WAMID = 'wamid.HBgLNjI4MTIzNDU2Nzg5FQIAERgS'
const log = { warn: () => undefined }

const server = emptiedServer({
  whatsappWebhook: { secret: SECRET, verifyToken: TOKEN },
  senders: { email: async () => undefined, whatsapp: async () => WAMID },
})

type Row = typeof outbox.$inferInsert

const put = async (change: Partial<Row> = {}) => {
  const [row] = await server.db
    .insert(outbox)
    .values({
      ...{ channel: 'whatsapp', recipient: '081234567890', subject: 'Halo', body: 'Isi' },
      ...{ createdAt: TEST_NOW, nextAttemptAt: TEST_NOW, ...change },
    })
    .returning()
  return row?.id ?? ''
}
const deliver = (whatsapp: Sender = server.deps.senders.whatsapp) =>
  deliverDue({ ...server.deps, senders: { ...server.deps.senders, whatsapp }, log })

const second = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)
const status = (name: string, seconds = 0, more: object = {}) => ({
  ...{ id: WAMID, status: name, recipient_id: '6281234567890' },
  ...{ timestamp: `${second(seconds).getTime() / 1000}`, ...more },
})
const asTold = (...statuses: object[]) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value: { statuses } }] }],
  })
const signed = (body: string, secret = SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
const post = async (body: string, signature?: string, { app } = server) => {
  const { statusCode } = await app.inject({
    ...{ method: 'POST', url: ADDRESS, payload: body },
    headers: {
      'content-type': 'application/json',
      ...(signature && { 'x-hub-signature-256': signature }),
    },
  })
  return statusCode
}
const tell = (...statuses: object[]) => {
  const body = asTold(...statuses)
  return post(body, signed(body))
}

/** What a superadmin sees of the one message. */
const seen = async () => {
  const { answer } = await server.call(api.system.outbox, { as: 'superadmin' })
  const { state, sentAt, deliveredAt, readAt, lastError, attempts } = answer
    .messages[0] as (typeof answer.messages)[number]
  return { state, sentAt, deliveredAt, readAt, lastError, attempts }
}
const FAILED = status('failed', 9, {
  errors: [
    {
      ...{ code: 131047, title: 'Re-engagement message', message: 'Re-engagement message' },
      error_data: { details: 'More than 24 hours have passed.' },
    },
  ],
})
const WHY = '131047 Re-engagement message More than 24 hours have passed.'

test('each state that the gateway tells is seen, with its moment', async () => {
  await put()
  await deliver()
  expect(await seen()).toMatchObject({ state: 'sent', deliveredAt: null, readAt: null })
  expect(await tell(status('sent', 1))).toBe(200)
  expect(await seen()).toMatchObject({ state: 'sent', sentAt: TEST_NOW.toISOString() })
  expect(await tell(status('delivered', 2))).toBe(200)
  const deliveredAt = second(2).toISOString()
  expect(await seen()).toMatchObject({ deliveredAt, readAt: null })
  expect(await tell(status('read', 3))).toBe(200)
  const readAt = second(3).toISOString()
  expect(await seen()).toMatchObject({ state: 'sent', deliveredAt, readAt })
})

test('what fails later is failed for the reason that the gateway gives, and can be sent again', async () => {
  const id = await put()
  await deliver()
  expect(await tell(FAILED)).toBe(200)
  expect(await seen()).toMatchObject({ state: 'failed', lastError: WHY })
  const undelivered = await server.call(api.notification.undelivered, { as: 'admin' })
  expect(undelivered.answer).toMatchObject([{ id, canResend: true, lastError: WHY }])
  await server.call(api.notification.resend, { params: { id }, as: 'admin' })
  await tell(FAILED)
  expect(await seen()).toMatchObject({ state: 'queued' })
  await deliver(async () => 'wamid.second')
  await tell(FAILED)
  expect(await seen()).toMatchObject({ state: 'sent', lastError: null })
  await tell({ ...status('delivered'), id: 'wamid.second' })
  expect(await seen()).toMatchObject({ deliveredAt: TEST_NOW.toISOString() })
})

const READ = { state: 'sent', readAt: second(3).toISOString(), lastError: null }
const SENT = status('sent', 1)
const DELIVERED = status('delivered', 2)
const OPENED = status('read', 3)

test.each<[string, object[], object]>([
  ['all twice', [SENT, SENT, DELIVERED, DELIVERED, OPENED, OPENED], READ],
  ['read before delivered and sent', [OPENED, DELIVERED, SENT], READ],
  ['failed after it was read', [OPENED, FAILED], READ],
  ['failed before it was read', [FAILED, OPENED], READ],
  [
    'failed before it arrived',
    [FAILED, DELIVERED],
    { state: 'sent', deliveredAt: second(2).toISOString(), lastError: null },
  ],
  ['failed before sent', [FAILED, SENT], { state: 'failed', lastError: WHY }],
  ['failed twice', [FAILED, FAILED], { state: 'failed', lastError: WHY }],
])('told in another order or twice: %s', async (_, statuses, expected) => {
  await put()
  await deliver()
  for (const one of statuses) expect(await tell(one)).toBe(200)
  expect(await seen()).toMatchObject(expected)
  await tell(...statuses)
  expect(await seen()).toMatchObject(expected)
})

test.each<[string, object, string]>([
  ['its code alone', { errors: [{ code: 131026, title: null, message: {} }] }, '131026'],
  ['nothing', {}, 'failed'],
  ['more than is kept', { errors: [{ title: 'a'.repeat(301) }] }, 'a'.repeat(300)],
])('of a failure the gateway says %s', async (_, more, lastError) => {
  await put()
  await deliver()
  await tell(status('failed', 9, more))
  expect(await seen()).toMatchObject({ state: 'failed', lastError })
})

test('what has no moment is told as of now', async () => {
  await put()
  await deliver()
  expect(await tell(status('delivered', 0, { timestamp: 'besok' }))).toBe(200)
  expect(await seen()).toMatchObject({ deliveredAt: TEST_NOW.toISOString() })
})

test('a moment that was told first stays, whatever a repeat says', async () => {
  await put()
  await deliver()
  await tell(status('delivered', 2), status('delivered', 60))
  expect(await seen()).toMatchObject({ deliveredAt: second(2).toISOString() })
})

test.each(['unknown', 'sending'] as const)(
  'of one that is %s the gateway says by our own id what became of it',
  async (state) => {
    const id = await put({ state, claimedAt: TEST_NOW })
    const named = { biz_opaque_callback_data: id }
    expect(await tell(status('sent', 1, named))).toBe(200)
    const sentAt = second(1).toISOString()
    expect(await seen()).toMatchObject({ state: 'sent', sentAt, attempts: 1 })
    await tell(status('delivered', 2))
    expect(await seen()).toMatchObject({ deliveredAt: second(2).toISOString() })
  },
)

test.each([
  ['a state that is not known', 'warning', {}],
  ['no id of the gateway', 'delivered', { id: undefined }],
  ['an id that is none', 'delivered', { id: 'wamid 1' }],
])('of one that is unknown %s says nothing', async (_, name, more) => {
  const id = await put({ state: 'unknown', claimedAt: TEST_NOW })
  expect(await tell(status(name, 1, { biz_opaque_callback_data: id, ...more }))).toBe(200)
  expect(await seen()).toMatchObject({ state: 'unknown', sentAt: null })
})

test('an answer that comes after what was called back takes nothing of it away', async () => {
  const id = await put()
  await deliver(async () => {
    await tell({ ...FAILED, biz_opaque_callback_data: id })
    return WAMID
  })
  expect(await seen()).toMatchObject({ state: 'failed', lastError: WHY })
})

test.each([
  ['another message', { ...DELIVERED, id: 'wamid.other' }],
  ['a message that waits', { ...DELIVERED, id: 'wamid.other', ours: true }],
  ['no id', { ...DELIVERED, id: undefined }],
  ['a state that is not known', status('warning')],
  ['nothing', {}],
])('%s: answered and ignored', async (_, { ours, ...told }: Record<string, unknown>) => {
  const id = await put({ state: 'queued' })
  expect(await tell({ ...told, ...(ours ? { biz_opaque_callback_data: id } : {}) })).toBe(
    200,
  )
  expect(await seen()).toMatchObject({ state: 'queued', sentAt: null, deliveredAt: null })
})

const BODY = asTold(DELIVERED)
test.each<[string, string | undefined]>([
  ['missing', undefined],
  ['made with another secret', signed(BODY, `${SECRET}.`)],
  ['of another body', signed(asTold(OPENED))],
  ['without the name of its kind', signed(BODY).slice('sha256='.length)],
  ['cut off', signed(BODY).slice(0, -1)],
])('a call whose signature is %s is refused and does nothing', async (_, signature) => {
  await put()
  await deliver()
  expect(await post(BODY, signature)).toBe(403)
  expect(await seen()).toMatchObject({ deliveredAt: null })
})

test('what is signed and no JSON is refused', async () => {
  expect(await post('{', signed('{'))).toBe(400)
})

test('the gateway that asks whether the address is meant gets back what it said', async () => {
  const ask = async (token: string) => {
    const query = { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444' }
    return server.app.inject({
      url: ADDRESS,
      query: { ...query, 'hub.verify_token': token },
    })
  }
  const answer = await ask(TOKEN)
  expect([answer.statusCode, answer.payload]).toEqual([200, '1158201444'])
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect((await ask('another word')).statusCode).toBe(403)
  expect((await server.app.inject({ url: ADDRESS })).statusCode).toBe(404)
})

test('without a secret there is no such address, whatever is signed', async () => {
  const bare = await createTestServer()
  expect(await post(BODY, signed(BODY), bare)).toBe(404)
  expect(await post(BODY, signed(BODY, ''), bare)).toBe(404)
  expect((await bare.app.inject({ url: ADDRESS })).statusCode).toBe(404)
  await bare.close()
})
