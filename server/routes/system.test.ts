import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { api } from '../../lib/contract/index.ts'
import { sql } from '../db/orm.ts'
import { noteBackup } from '../services/backup-age.ts'
import { createErrorRecord } from '../services/error-record.ts'
import { createProgram } from '../services/program.ts'
import { waitingSender } from '../services/senders.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'

const server = emptiedServer({
  freeBytes: async () => 5_000_000_000,
  senders: { email: async () => undefined, whatsapp: waitingSender },
})

test('how the portal is: version, database, disk, last backup, ways of messages', async () => {
  const read = () => server.call(api.system.get, { as: 'superadmin' })
  const { status, answer } = await read()
  expect([status, answer]).toEqual([
    200,
    {
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: { version: expect.stringMatching(/^\d+/), bytes: expect.any(Number) },
      ...{ freeBytes: 5_000_000_000, disk: 'good', lastBackupAt: null, ways: ['email'] },
      ...{ commit: server.services.program.running.commit, waiting: null },
      errors: { since: TEST_NOW.toISOString(), isCut: false, entries: [] },
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

test('a failed call is told by the code that its caller was told, without what was written', async () => {
  await server.db.execute(sql`alter table faqs rename to elsewhere`)
  const refused = await server.call(api.faq.list)
  await server.db.execute(sql`alter table elsewhere rename to faqs`)
  const id = String(refused.headers['x-request-id'])
  expect(refused.problem.detail).toContain(`Kode kesalahan: ${id.slice(0, 8)}`)
  const read = async () =>
    (await server.call(api.system.get, { as: 'superadmin' })).answer.errors
  const text = expect.stringMatching(/^\w+ 42P01 server\/\S+\.ts:\d+$/)
  const at = TEST_NOW.toISOString()
  expect((await read())?.entries).toEqual([{ id, at, call: 'GET /faq', status: 500, text }])
  server.clock.set(new Date(TEST_NOW.getTime() + 25 * 3_600_000))
  expect((await read())?.entries).toEqual([])
})

test('of very many failed calls the newest are kept, and said so', () => {
  const record = createErrorRecord(TEST_NOW)
  const entry = { at: TEST_NOW.toISOString(), call: 'GET /faq', status: 500, text: 'Error' }
  for (let count = 0; count < 205; count += 1) record.note({ ...entry, id: `${count}` })
  const { entries, isCut } = record.read(TEST_NOW)
  expect([entries.length, entries[0]?.id, isCut]).toEqual([200, '204', true])
  const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000)
  expect(record.read(inHours(24)).entries).toHaveLength(200)
  expect(record.read(inHours(25))).toEqual({
    ...{ since: inHours(1).toISOString(), isCut: false, entries: [] },
  })
})

test('a newer program on the disk waits for the next start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'program-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('package.json', '{"version":"1.0.0"}')
  const bare = createProgram(folder)
  expect([bare.running, bare.waiting()]).toEqual([
    ...[{ version: '1.0.0', commit: null }, null],
  ])
  write('.git/HEAD', 'ref: refs/heads/main\n')
  write('.git/packed-refs', '# pack-refs\n1111111122222222 refs/heads/main\n')
  const checkout = createProgram(folder)
  expect([checkout.running.commit, checkout.waiting()]).toEqual(['11111111', null])
  write('.git/refs/heads/main', '3333333344444444\n')
  expect(checkout.waiting()).toEqual({ version: '1.0.0', commit: '33333333' })
  write('.git/HEAD', '5555555566666666\n')
  write('package.json', '{"version":"1.1.0"}')
  expect(checkout.waiting()).toEqual({ version: '1.1.0', commit: '55555555' })
  rmSync(folder, { recursive: true })
})
