import { api } from '../../lib/contract/index.ts'
import { noteBackup } from '../services/backup-age.ts'
import { waitingSender } from '../services/senders.ts'
import { createTestServer, TEST_NOW, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({
    freeBytes: async () => 5_000_000_000,
    senders: { email: async () => undefined, whatsapp: waitingSender },
  })
})
beforeEach(() => server.reset())
afterAll(() => server.close())

test('how the portal is: version, database, disk, last backup, ways of messages', async () => {
  const read = () => server.call(api.system.get, { as: 'superadmin' })
  const { status, answer } = await read()
  expect([status, answer]).toEqual([
    200,
    {
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: { version: expect.stringMatching(/^\d+/), bytes: expect.any(Number) },
      ...{ freeBytes: 5_000_000_000, lastBackupAt: null, ways: ['email'] },
    },
  ])
  expect(answer.database.bytes).toBeGreaterThan(1_000_000)
  await noteBackup(server.db, TEST_NOW)
  expect((await read()).answer.lastBackupAt).toBe(TEST_NOW.toISOString())
  for (const as of ['admin', 'user'] as const)
    expect((await server.call(api.system.get, { as })).status).toBe(403)
  expect((await server.call(api.system.get)).status).toBe(401)
})

test('a test message goes to the own account, and only by a way that there is', async () => {
  const as = await server.createUser({ role: 'superadmin' })
  const send = (channel: 'email' | 'whatsapp') =>
    server.call(api.system.testMessage, { as, body: { channel } })
  expect((await send('email')).status).toBe(200)
  expect(await server.outbox()).toEqual([
    expect.objectContaining({ channel: 'email', recipient: as.email, userId: as.id }),
  ])
  const refused = await send('whatsapp')
  expect([refused.status, refused.problem.detail]).toEqual([
    ...[409, 'WhatsApp belum diatur pada server ini (WHATSAPP_URL).'],
  ])
  const bad = await server.call(api.system.testMessage, { as, body: { channel: 'pos' } })
  expect(bad.problem.errors).toEqual({ channel: 'Saluran harus email atau whatsapp' })
  const admin = await server.call(api.system.testMessage, {
    ...{ as: 'admin', body: { channel: 'email' } },
  })
  expect(admin.status).toBe(403)
})
