import { createTestServer, TEST_NOW, type TestServer } from '../testing/test-server.ts'
import { cancelHeld, deliverDue, enqueue, type NewMessage, releaseHeld } from './outbox.ts'
import { NotDelivered, type Sender } from './senders.ts'

let server: TestServer
let admin: string

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  await server.reset()
  admin = (await server.createUser({ role: 'admin' })).id
})
afterAll(() => server.close())

const log = { warn: () => undefined }
const inSeconds = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)

const queue = (change: Partial<NewMessage> = {}) =>
  enqueue(server.db, {
    channel: 'email',
    recipient: 'sari@contoh.go.id',
    subject: 'Pengajuan Coaching Diterima',
    body: 'Selamat.',
    userId: null,
    coachingId: null,
    createdBy: admin,
    now: TEST_NOW,
    ...change,
  })

const deliver = async (seconds = 0, email: Sender = server.deps.senders.email) => {
  server.clock.set(inSeconds(seconds))
  await deliverDue({ ...server.deps, senders: { ...server.deps.senders, email }, log })
  return (await server.outbox()).map(({ state }) => state)
}

test('a message is sent once, by several senders too', async () => {
  await queue()
  await Promise.all([deliver(), deliver()])
  await deliver(60)
  expect(server.sent).toHaveLength(1)
  expect(server.sent[0]).toMatchObject({ recipient: 'sari@contoh.go.id', body: 'Selamat.' })
  expect((await server.outbox())[0]).toMatchObject({ state: 'sent', sentAt: TEST_NOW })
})

test('the same message is queued once per key', async () => {
  expect(await queue({ dedupeKey: 'a' })).toBe(true)
  expect(await queue({ dedupeKey: 'a' })).toBe(false)
  expect(await server.outbox()).toHaveLength(1)
})

test('a message whose transaction fails was never there', async () => {
  const failing = server.db.transaction(async (tx) => {
    await enqueue(tx, {
      ...{ channel: 'email', recipient: 'a@b.id', subject: 'a', body: 'b' },
      ...{ userId: null, coachingId: null, createdBy: admin, now: TEST_NOW },
    })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await server.outbox()).toEqual([])
})

test('a held message goes with its release, not at all when cancelled, or after its time', async () => {
  for (const key of ['release', 'cancel', 'forget'])
    await queue({ hold: { key, seconds: 30 } })
  await deliver(1)
  expect(server.sent).toEqual([])
  await releaseHeld(server.db, 'release', inSeconds(2))
  await cancelHeld(server.db, 'cancel')
  await deliver(3)
  expect(server.sent).toHaveLength(1)
  await deliver(31)
  expect((await deliver(32)).sort()).toEqual(['cancelled', 'sent', 'sent'])
})

test('a refused message is tried again, ever more slowly, for two days', async () => {
  await queue()
  let tries = 0
  const refuse: Sender = async () => {
    tries += 1
    throw new NotDelivered('mail server is down')
  }
  expect(await deliver(0, refuse)).toEqual(['queued'])
  await deliver(30, refuse)
  expect(tries).toBe(1)
  await deliver(61, refuse)
  expect(tries).toBe(2)
  expect(await deliver(49 * 3600, refuse)).toEqual(['failed'])
  expect((await server.outbox())[0]?.lastError).toBe('mail server is down')
})

test('after an unknown outcome a message is not repeated blindly', async () => {
  await queue()
  const breakOff: Sender = async () => {
    throw new Error('socket hang up')
  }
  expect(await deliver(0, breakOff)).toEqual(['unknown'])
  await deliver(3600)
  expect(server.sent).toEqual([])
})

test('a subject is one line', async () => {
  await queue({ subject: 'Halo\r\nBcc: semua@contoh.go.id' })
  expect((await server.outbox())[0]?.subject).toBe('Halo Bcc: semua@contoh.go.id')
})
