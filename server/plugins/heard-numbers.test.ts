import { createHmac } from 'node:crypto'
import { heardNumbers, outbox } from '../db/schema/system.ts'
import { forgetHeard } from '../services/heard-numbers.ts'
import type { Message } from '../services/senders.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'

const SECRET = 'rahasia aplikasi gateway'
const sent: Message[] = []

const server = emptiedServer({
  whatsappWebhook: { secret: SECRET, verifyToken: null },
  senders: {
    email: async () => undefined,
    whatsapp: async (message) => {
      sent.push(message)
      return 'wamid.1'
    },
  },
})
beforeEach(async () => {
  sent.length = 0
})

const HOUR_MS = 3_600_000
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS)

/** The gateway tells what somebody has written. */
const write = async (from: unknown, at: Date, secret = SECRET) => {
  const message = {
    ...{ from, id: 'wamid.in', timestamp: `${at.getTime() / 1000}`, type: 'text' },
    text: { body: 'Terima kasih, rahasia saya' },
  }
  const body = JSON.stringify({
    entry: [{ changes: [{ field: 'messages', value: { messages: [message] } }] }],
  })
  const { statusCode } = await server.app.inject({
    ...{ method: 'POST', url: '/e-coaching/api/v1/whatsapp/webhook', payload: body },
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    },
  })
  return statusCode
}

/** Whether a reminder to a number goes as free text at a moment. */
const goesFreely = async (now: Date, recipient = '0812-3456-7890') => {
  server.clock.set(now)
  await server.db.insert(outbox).values({
    ...{ channel: 'whatsapp', recipient, subject: 'Halo', body: 'Isi' },
    ...{ purpose: 'day-before', createdAt: now, nextAttemptAt: now },
  })
  await server.deliver()
  return sent.at(-1)?.takesFreeText
}

test('free text goes within 24 hours of what its reader wrote last, and to nobody else', async () => {
  expect(await goesFreely(TEST_NOW)).toBe(false)
  expect(await write('6281234567890', TEST_NOW)).toBe(200)
  expect(await goesFreely(later(1))).toBe(true)
  expect(await goesFreely(later(1), '+62 812 3456 7891')).toBe(false)
  const end = later(24 - 1 / 6)
  expect(await goesFreely(new Date(end.getTime() - 1))).toBe(true)
  expect(await goesFreely(end)).toBe(false)
})

test('what is told late takes nothing back, and nobody has written in time to come', async () => {
  server.clock.set(later(2))
  await write('6281234567890', later(2))
  await write('6281234567890', later(1))
  expect(await goesFreely(later(25.5))).toBe(true)
  await write('6281234567890', later(500))
  expect(await goesFreely(later(51))).toBe(false)
})

test('what is told late counts from when it was written', async () => {
  server.clock.set(later(2))
  await write('6281234567890', TEST_NOW)
  expect(await goesFreely(later(24))).toBe(false)
})

test('of who wrote a hash and a moment are kept for a day, and nothing of what was written', async () => {
  await write('6281234567890', TEST_NOW)
  const rows = await server.db.select().from(heardNumbers)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/81234567890|rahasia/)
  await forgetHeard(server.db, later(23))
  expect(await server.db.$count(heardNumbers)).toBe(1)
  await forgetHeard(server.db, later(24))
  expect(await server.db.$count(heardNumbers)).toBe(0)
})

test.each([
  ['no number', 'peserta'],
  ['nothing', null],
  ['a list', ['6281234567890', '1']],
  ['a number as long as a book', '6'.repeat(4000)],
])('%s is not noted', async (_, from) => {
  expect(await write(from, TEST_NOW)).toBe(200)
  expect(await server.db.$count(heardNumbers)).toBe(0)
})

test('a call that is not signed by the gateway opens nothing', async () => {
  expect(await write('6281234567890', TEST_NOW, 'rahasia lain')).toBe(403)
  expect(await goesFreely(TEST_NOW)).toBe(false)
})
