import type { Socket } from 'node:net'
import type { PoolClient } from 'pg'
import { api } from '../../lib/contract/index.ts'
import { enqueue } from '../services/outbox.ts'
import type { Sender } from '../services/senders.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'

const server = emptiedServer()

const socketOf = (client: PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

const isCommit = (query: unknown) => /^\s*commit/i.test(Object(query).text ?? query)

/** Ends the connection right before one of the next statements; as a database that is restarted does. */
const breakBefore = (statement: number) => {
  let seen = 0
  const broken = { isCommit: false }
  const watched = new Map<PoolClient, PoolClient['query']>()
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return
    const { query } = client
    watched.set(client, query)
    client.query = ((...args: Parameters<typeof query>) => {
      seen += 1
      if (seen === statement) {
        broken.isCommit = isCommit(args[0])
        socketOf(client).destroy()
      }
      return query.apply(client, args)
    }) as typeof query
  }
  server.pool.on('acquire', watch)
  return () => {
    server.pool.off('acquire', watch)
    for (const [client, query] of watched) client.query = query
    return broken
  }
}

const BUSY = { detail: 'Server sedang sibuk. Silakan coba beberapa saat lagi.' }
const MAY_BE_DONE = {
  detail:
    'Server sedang sibuk, jadi ini mungkin sudah berhasil. Periksa dahulu, lalu coba lagi.',
  reason: 'may-be-done',
}

test('at whatever statement a connection ends, its call is told to come back and the next one is answered', async () => {
  const token = await server.tokenOf(await server.createUser({ role: 'admin' }))
  for (let statement = 1; ; statement += 1) {
    const restore = breakBefore(statement)
    const body = { name: `Topik ${statement}` }
    const { status, headers, problem } = await server.call(api.category.create, {
      as: { token },
      body,
    })
    const broken = restore()
    const { answer } = await server.call(api.category.list)
    if (status === 200) {
      expect(statement).toBeGreaterThan(4)
      return expect(answer.map(({ name }) => name)).toEqual([body.name])
    }
    expect({ statement, status, problem }).toEqual({
      statement,
      status: 503,
      problem: {
        ...{ type: 'about:blank', title: 'Layanan sedang sibuk', status: 503 },
        ...(broken.isCommit ? MAY_BE_DONE : BUSY),
      },
    })
    expect(headers).toMatchObject({
      'retry-after': '2',
      'content-type': 'application/problem+json; charset=utf-8',
    })
    expect(answer).toEqual([])
  }
})

test('a call whose commit was done, and not answered, is not told as refused', async () => {
  const { transaction } = server.db
  const as = { token: await server.tokenOf(await server.createUser({ role: 'admin' })) }
  server.db.transaction = async (work, config) => {
    await transaction(work, config)
    throw new Error('Connection terminated unexpectedly')
  }
  const body = { name: 'Perhutanan Sosial' }
  const { status, problem } = await server.call(api.category.create, { as, body })
  server.db.transaction = transaction
  expect([status, problem]).toMatchObject([503, MAY_BE_DONE])
  expect((await server.call(api.category.list)).answer).toMatchObject([body])
})

test('a connection that ends while nobody uses it is replaced', async () => {
  await server.call(api.category.list)
  const client = await server.pool.connect()
  client.release()
  const stream = socketOf(client)
  const closed = new Promise((settle) => stream.once('close', settle))
  stream.destroy()
  await closed
  expect((await server.call(api.category.list)).status).toBe(200)
})

test('what a gateway said while the connection ended is stored on the next one, and nothing is sent twice', async () => {
  const { id: createdBy } = await server.createUser({ role: 'admin' })
  await enqueue(server.db, {
    ...{
      channel: 'whatsapp',
      recipient: '081234567890',
      subject: 'Pengajuan',
      body: 'Isi',
    },
    ...{ userId: null, coachingId: null, createdBy, now: TEST_NOW },
  })
  let restore: (() => void) | undefined
  const whatsapp: Sender = async (message) => {
    server.sent.push(message)
    restore = breakBefore(1)
  }
  const senders = { ...server.deps.senders, whatsapp }
  await server.deliver(senders)
  restore?.()
  expect(server.sent).toHaveLength(1)
  expect(await server.outbox()).toMatchObject([{ state: 'sent', sentAt: TEST_NOW }])
})
