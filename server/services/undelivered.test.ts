import { api } from '../../lib/contract/index.ts'
import { outbox } from '../db/schema/system.ts'
import { createTestServer, TEST_NOW, type TestServer } from '../testing/test-server.ts'
import { deliverDue } from './outbox.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

type Row = typeof outbox.$inferInsert

const put = async (change: Partial<Row>) => {
  const [row] = await server.db
    .insert(outbox)
    .values({
      ...{
        channel: 'email',
        recipient: 'sari@contoh.go.id',
        subject: 'Halo',
        body: 'Rahasia',
      },
      ...{ createdAt: TEST_NOW, nextAttemptAt: TEST_NOW, attempts: 1, ...change },
    })
    .returning()
  return row?.id ?? ''
}

const list = async () => (await server.as('admin')(api.notification.undelivered)).answer

test('admins see what has not arrived, newest first, without its text', async () => {
  const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)
  await put({ state: 'failed', subject: 'a', lastError: '550 no such user' })
  await put({ state: 'unknown', subject: 'b', createdAt: later(1), channel: 'whatsapp' })
  await put({ state: 'queued', subject: 'c', createdAt: later(2), nextAttemptAt: later(9) })
  await put({ state: 'queued', subject: 'not yet tried', attempts: 0 })
  for (const state of ['sent', 'sending', 'cancelled'] as const) await put({ state })
  const rows = await list()
  expect(rows.map(({ subject, state }) => [subject, state])).toEqual([
    ['c', 'queued'],
    ['b', 'unknown'],
    ['a', 'failed'],
  ])
  expect(rows[0]?.nextAttemptAt).toBe(later(9).toISOString())
  expect(rows.map(({ canResend }) => canResend)).toEqual([false, true, true])
  expect(rows[2]).toMatchObject({ lastError: '550 no such user', nextAttemptAt: null })
  expect(JSON.stringify(rows)).not.toContain('Rahasia')
})

test.each(['failed', 'unknown'] as const)(
  "'Kirim ulang' sends a %s message",
  async (state) => {
    const id = await put({ state, attempts: 53 })
    const { status, answer } = await server.call(api.notification.resend, {
      params: { id },
      as: 'admin',
    })
    expect([status, answer]).toMatchObject([200, { id, state: 'queued', attempts: 0 }])
    await deliverDue({ ...server.deps, log: { warn: () => undefined } })
    expect(server.sent.map(({ id: sent }) => sent)).toEqual([id])
    expect(await list()).toEqual([])
  },
)

test.each(['sent', 'sending', 'queued', 'cancelled'] as const)(
  'a message that is %s is not sent again',
  async (state) => {
    const id = await put({ state })
    const { status, problem } = await server.call(api.notification.resend, {
      params: { id },
      as: 'admin',
    })
    expect([status, problem.detail]).toEqual([
      409,
      'Pesan ini sudah terkirim atau sedang dikirim.',
    ])
  },
)

test.each([
  ['holds a link that is not kept', { secretUntil: TEST_NOW, body: '' }],
  ['announces what has not happened', { holdKey: 'acceptance:1' }],
])('one that %s is shown without a way to send it again', async (_, change) => {
  const id = await put({ state: 'failed', ...change })
  expect(await list()).toMatchObject([{ id, canResend: false }])
  const { status } = await server.call(api.notification.resend, {
    ...{ params: { id }, as: 'admin' },
  })
  expect(status).toBe(409)
})

test('an unknown message is 404', async () => {
  const params = { id: '00000000-0000-4000-8000-000000000000' }
  const { status } = await server.call(api.notification.resend, { params, as: 'admin' })
  expect(status).toBe(404)
})
