import { api } from '../../lib/contract/index.ts'
import { outbox } from '../db/schema/system.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import {
  cancelHeld,
  deliverDue,
  enqueue,
  type NewMessage,
  releaseHeld,
  removeOldMessages,
} from './outbox.ts'
import { NotDelivered, Refused, type Sender } from './senders.ts'

const server = emptiedServer()
let admin: string

beforeEach(async () => {
  admin = (await server.createUser({ role: 'admin' })).id
})

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
  expect((await server.outbox())[0]).toMatchObject({
    ...{ state: 'sent', sentAt: TEST_NOW, body: 'Selamat.' },
  })
})

test('the same text is queued once per key, anew after it was cancelled', async () => {
  const holdKey = 'acceptance:1'
  await queue({ holdKey })
  await queue({ holdKey })
  await queue({ holdKey, channel: 'whatsapp' })
  expect(await deliver()).toEqual(['queued', 'queued'])
  await cancelHeld(server.db, holdKey)
  await queue({ holdKey })
  await releaseHeld(server.db, holdKey, { by: admin, now: TEST_NOW })
  // what was announced has happened, and its notice is asked for again: the same text goes out once
  await queue({ holdKey })
  await deliver()
  expect(server.sent).toHaveLength(1)
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

test('a held message goes out with its release, and never when it was cancelled', async () => {
  for (const holdKey of ['release', 'cancel']) await queue({ holdKey, subject: holdKey })
  await deliver(1)
  expect(server.sent).toEqual([])
  await releaseHeld(server.db, 'release', { by: admin, now: inSeconds(2) })
  await cancelHeld(server.db, 'cancel')
  await deliver(3)
  await deliver(3600)
  expect(server.sent.map(({ subject }) => subject)).toEqual(['release'])
})

test('what the database does not take for another reason than its absence is not tried without end', async () => {
  await queue()
  await expect(deliver(0, async () => '\0')).rejects.toThrow()
})

test('what a held message announced has not happened in time: it is not sent, and admins see it', async () => {
  await queue({ holdKey: 'a' })
  expect(await deliver(15 * 60 - 1)).toEqual(['queued'])
  expect(await deliver(15 * 60)).toEqual(['failed'])
  const [row] = await server.outbox()
  expect(row?.lastError).toBe(
    'Keputusan atau penghapusan yang diberitahukan belum terjadi.',
  )
  const again = await server.call(api.notification.resend, {
    params: { id: row?.id ?? '' },
    as: 'admin',
  })
  expect([again.status, again.problem.detail]).toEqual([
    409,
    'Yang diberitahukan pesan ini belum terjadi. Pesan terkirim bersama keputusan atau penghapusannya.',
  ])
  expect(await deliver(60 * 60)).toEqual(['failed'])
  expect(server.sent).toEqual([])
  await releaseHeld(server.db, 'a', { by: admin, now: inSeconds(61 * 60) })
  expect(await deliver(62 * 60)).toEqual(['sent'])
})

test('a message that could not be delivered is tried again, ever more slowly, for two days', async () => {
  await queue()
  const tries: number[] = []
  const fail: Sender = async () => {
    tries.push((server.clock.now().getTime() - TEST_NOW.getTime()) / 60_000)
    throw new NotDelivered('mail server is down')
  }
  const dueIn = async () => {
    const [row] = await server.outbox()
    return row?.state === 'queued' ? row.nextAttemptAt.getTime() - TEST_NOW.getTime() : null
  }
  for (let due: number | null = 0; due !== null; due = await dueIn()) {
    await deliver(due / 1000 - 1, fail)
    await deliver(due / 1000, fail)
  }
  expect(tries.slice(0, 9)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183])
  expect(tries.at(-1)).toBeGreaterThanOrEqual(48 * 60)
  expect(tries.at(-1)).toBeLessThan(49 * 60)
  expect((await server.outbox())[0]).toMatchObject({
    state: 'failed',
    lastError: 'mail server is down',
    attempts: tries.length,
  })
})

test('a gateway that says how long to wait is heard, up to six hours', async () => {
  await queue()
  const fail = (seconds: number) => async () => {
    throw new NotDelivered('slow down', { retryAfterSeconds: seconds })
  }
  await deliver(0, fail(600))
  expect((await server.outbox())[0]?.nextAttemptAt).toEqual(inSeconds(600))
  await deliver(600, fail(1_000_000))
  expect((await server.outbox())[0]?.nextAttemptAt).toEqual(inSeconds(600 + 6 * 3600))
})

test('a message that will never be taken is not tried again', async () => {
  await queue()
  const refuse: Sender = async () => {
    throw new Refused('550 no such user')
  }
  expect(await deliver(0, refuse)).toEqual(['failed'])
  await deliver(3600)
  expect(server.sent).toEqual([])
})

test('what a dead server was sending is repeated by e-mail only', async () => {
  await queue()
  await queue({ channel: 'whatsapp', recipient: '0812' })
  const never: Sender = () => new Promise(() => undefined)
  const senders = { email: never, whatsapp: never }
  void deliverDue({ ...server.deps, senders, log })
  while ((await server.outbox()).some(({ state }) => state !== 'sending'));
  await deliver(100)
  expect(server.sent).toEqual([])
  expect((await deliver(181)).toSorted()).toEqual(['sent', 'unknown'])
  expect(server.sent.map(({ channel }) => channel)).toEqual(['email'])
})

test('a sender that comes back after its claim has passed on changes nothing', async () => {
  await queue()
  let goOn = (): unknown => undefined
  const slow: Sender = () =>
    new Promise((_, fail) => {
      goOn = () => fail(new Refused('too late'))
    })
  const late = deliverDue({ ...server.deps, senders: { email: slow, whatsapp: slow }, log })
  while ((await server.outbox()).some(({ state }) => state !== 'sending'));
  expect(await deliver(181)).toEqual(['sent'])
  goOn()
  await late
  expect((await server.outbox())[0]).toMatchObject({ state: 'sent', lastError: null })
})

test('a closing server takes no further messages', async () => {
  for (let count = 0; count < 25; count += 1) await queue()
  const closing = new AbortController()
  const send: Sender = async () => void closing.abort()
  const senders = { email: send, whatsapp: send }
  await deliverDue({ ...server.deps, senders, log, signal: closing.signal })
  const states = (await server.outbox()).map(({ state }) => state)
  expect(states.filter((state) => state === 'sent')).toHaveLength(10)
  expect(states.filter((state) => state === 'queued')).toHaveLength(15)
  await deliver(1)
  expect(server.sent).toHaveLength(15)
})

test('the log names no recipient', async () => {
  await queue()
  const warn = jest.fn()
  const refuse: Sender = async () => {
    throw new Refused('550 <sari@contoh.go.id> unknown')
  }
  await deliverDue({
    ...server.deps,
    senders: { email: refuse, whatsapp: refuse },
    log: { warn },
  })
  expect(warn).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(warn.mock.calls)).not.toContain('sari')
})

test('delivered messages are kept a month, failed ones three', async () => {
  const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 24 * 3600 * 1000)
  const states = ['sent', 'cancelled', 'failed', 'unknown', 'queued', 'sending'] as const
  for (const days of [29, 31, 89, 91]) {
    await server.db.insert(outbox).values(
      states.map((state) => ({
        ...{ channel: 'email' as const, recipient: 'a@b.id', body: 'b', state },
        ...{
          subject: `${state} ${days}`,
          createdAt: daysAgo(days),
          nextAttemptAt: TEST_NOW,
        },
      })),
    )
  }
  await removeOldMessages(server.db, { now: TEST_NOW, keptDays: 30 })
  const kept = (await server.outbox()).map(({ subject }) => subject)
  expect(kept.filter((subject) => /^(sent|cancelled)/.test(subject)).toSorted()).toEqual([
    'cancelled 29',
    'sent 29',
  ])
  expect(kept.filter((subject) => /^(failed|unknown)/.test(subject))).toHaveLength(6)
  expect(kept.filter((subject) => /^(queued|sending)/.test(subject))).toHaveLength(8)
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
