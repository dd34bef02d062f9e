import { api } from '../../lib/contract/index.ts'
import { noteBackup } from '../services/backup-age.ts'
import { enqueue } from '../services/outbox.ts'
import { createTestServer, TEST_NOW, type TestServer } from '../testing/test-server.ts'

const pool = { totalCount: 3, idleCount: 2, waitingCount: 1 }
const TOKEN = 'a token for the collector'

let local: TestServer
let guarded: TestServer

beforeAll(async () => {
  local = await createTestServer({
    metrics: { pool, token: null },
    freeBytes: async () => 5_000_000_000,
  })
  guarded = await createTestServer({ metrics: { pool, token: TOKEN } })
})
afterAll(async () => {
  await local.close()
  await guarded.close()
})

const read = ({ app }: TestServer, options: object = {}) =>
  app.inject({ url: '/e-coaching/metrics', ...options })

test('calls by endpoint, messages by state, connections and the delay of the event loop', async () => {
  const admin = await local.createUser({ role: 'admin' })
  await local.call(api.category.list)
  await local.call(api.user.get, {
    as: admin,
    params: { id: '00000000-0000-4000-8000-000000000000' },
  })
  await enqueue(local.db, {
    ...{ channel: 'email', recipient: 'siti@contoh.go.id', subject: 'S', body: 'B' },
    ...{ userId: null, coachingId: null, createdBy: admin.id, now: TEST_NOW },
  })
  expect((await read(local)).payload).not.toMatch(/^backup_age_seconds/m)
  await noteBackup(local.db, new Date(Date.now() - 3_600_000))
  const { payload, headers } = await read(local)
  expect(payload).toMatch(/^backup_age_seconds 36\d\d/m)
  expect(headers['content-type']).toContain('text/plain')
  expect(payload).toContain('disk_free_bytes 5000000000')
  const route = (name: string) => `method="GET",route="/e-coaching/api/v1${name}"`
  expect(payload).toContain(
    `http_request_duration_seconds_count{${route('/category')},status="200"} 1`,
  )
  expect(payload).toContain(
    `http_request_duration_seconds_count{${route('/user/:id')},status="404"} 1`,
  )
  expect(payload).toContain('outbox_messages{channel="email",state="queued"} 1')
  expect(payload).toContain('db_pool_connections{state="waiting"} 1')
  expect(payload).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/)
  expect(payload).not.toContain('siti@contoh.go.id')
})

test('what cannot be asked has no value, and the rest is told all the same: above all while the database is away', async () => {
  const away = await createTestServer({
    metrics: { pool, token: null },
    freeBytes: () => Promise.reject(new Error('no such disk')),
  })
  jest.spyOn(away.db, 'select').mockImplementation(() => {
    throw new Error('no database')
  })
  const { statusCode, payload } = await read(away)
  expect(statusCode).toBe(200)
  expect(payload).toContain('db_pool_connections{state="waiting"} 1')
  expect(payload).not.toMatch(/^(outbox_messages|disk_free_bytes|backup_age_seconds)/m)
  await away.close()
})

test('unknown addresses add no series', async () => {
  for (const name of ['a', 'b']) await local.app.inject({ url: `/e-coaching/${name}` })
  const { payload } = await read(local)
  expect(payload).not.toMatch(/route="\/e-coaching\/[ab]"/)
})

test('without a token only this machine reads, and not through a proxy', async () => {
  expect((await read(local, { remoteAddress: '192.0.2.1' })).statusCode).toBe(404)
  const proxied = { headers: { 'x-forwarded-for': '127.0.0.1' } }
  expect((await read(local, proxied)).statusCode).toBe(404)
  expect((await read(local)).statusCode).toBe(200)
})

test('with a token whoever has it reads, from anywhere', async () => {
  const bearer = (token: string) => ({
    remoteAddress: '192.0.2.1',
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await read(guarded)).statusCode).toBe(404)
  expect((await read(guarded, bearer('guessed'))).statusCode).toBe(404)
  expect((await read(guarded, bearer(TOKEN))).statusCode).toBe(200)
})
