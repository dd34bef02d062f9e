import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { orderFacts } from '../control/control-client.ts'
import { startControl } from '../control/control-server.ts'
import { noteBackup } from '../services/backup-age.ts'
import { folderStore } from '../services/file-store.ts'
import { readConfig, type ServerConfig } from '../start/config.ts'
import { refusal, startMailServer } from '../testing/mail-server.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { uploadedFile } from '../testing/uploaded-file.ts'
import { checkBackup, checkEncoding, checkTables } from './database-checks.ts'
import { examine } from './examine.ts'
import { readFacts } from './facts.ts'
import { findingsText } from './findings.ts'
import { checkClock, checkDisk } from './outside-checks.ts'

/** Nothing listens there. */
const NOBODY = 'http://127.0.0.1:2'

let server: TestServer
let dataDir: string
let mail: Awaited<ReturnType<typeof startMailServer>>
const portal = createServer((_, response) => response.end('ok'))

beforeAll(async () => {
  server = await createTestServer()
  dataDir = mkdtempSync(join(tmpdir(), 'doctor-'))
  mail = await startMailServer()
  portal.listen(0, '127.0.0.1')
  await once(portal, 'listening')
})
beforeEach(() => server.reset())
afterAll(async () => {
  portal.close()
  await mail.close()
  rmSync(dataDir, { recursive: true })
  await server.close()
})

const address = () => `http://127.0.0.1:${(portal.address() as AddressInfo).port}`

const config = (change: Record<string, string> = {}): ServerConfig =>
  readConfig({
    ...{ NODE_ENV: 'production', DATA_DIR: dataDir, JWT_SECRET: 'x'.repeat(32) },
    DATABASE_URL: server.pool.options.connectionString,
    ...{ PUBLIC_URL: address(), SMTP_URL: mail.url, MAIL_FROM: 'a@contoh.go.id' },
    ...{ ALARM_MAIL: 'b@contoh.go.id', WHATSAPP_URL: address(), WHATSAPP_TOKEN: 'kunci' },
    ...change,
  })

const storeFile = async () => {
  const admin = await server.createUser({ role: 'admin' })
  const bytes = Buffer.from('%PDF-1.7')
  const pdf = { mime: 'application/pdf', extension: 'pdf', bytes }
  const file = await uploadedFile(
    server,
    { kind: 'document', fileName: 'materi.pdf', ...pdf },
    admin.id,
  )
  return { name: file.name, bytes }
}

const notGood = async (change?: Record<string, string>) => {
  const findings = await examine(config(change), {})
  return findings.filter(({ state }) => state !== 'baik')
}

test('where everything is good, each thing is named and nothing is to be done', async () => {
  const { name, bytes } = await storeFile()
  await folderStore(join(dataDir, 'files')).put(name, bytes)
  await noteBackup(server.db, new Date())
  const findings = await examine(config(), {})
  expect(findings.filter(({ state }) => state !== 'baik')).toEqual([])
  expect(findings.map(({ about }) => about)).toEqual([
    ...['Pengaturan', 'Basis data', 'Tabel', 'Jam', 'Cadangan', 'File', 'Disk'],
    ...['Alamat', 'Email', 'WhatsApp', 'Tanda tangan'],
  ])
  expect(findingsText(findings)).toContain('0 gagal, 0 perlu perhatian, 11 baik.')
  expect(mail.mails).toEqual([])
})

test('a portal of this machine that does not answer may have another port', async () => {
  await noteBackup(server.db, new Date())
  const [finding] = await notGood({ PUBLIC_URL: NOBODY })
  expect(finding?.todo).toMatch(/npm start.*PORT=/)
  const [away] = await notGood({ PUBLIC_URL: 'https://portal.invalid' })
  expect(away?.todo).toMatch(/PUBLIC_URL, nginx/)
})

test.each([
  ['Basis data', { DATABASE_URL: 'postgresql://127.0.0.1:1/x' }, /^Tidak menjawab/],
  ['Alamat', { PUBLIC_URL: NOBODY }, /tidak menjawab: .*ECONNREFUSED/],
  ['Email', { SMTP_URL: 'smtp://127.0.0.1:1' }, /tidak menjawab: .*ECONNREFUSED/],
  ['WhatsApp', { WHATSAPP_URL: NOBODY }, /tidak terjangkau: .*ECONNREFUSED/],
])('%s: %j is told with what to do', async (about, change, said) => {
  await noteBackup(server.db, new Date())
  const [finding, ...others] = await notGood(change)
  expect(others).toEqual([])
  expect(finding).toMatchObject({ about, state: 'gagal', todo: expect.any(String) })
  expect(finding?.said).toMatch(said)
})

test('a wrong password of the mail account is told by the words of its server', async () => {
  const strict = await startMailServer({
    authOptional: false,
    onAuth: (_, __, done) => done(refusal(535, 'Authentication failed')),
  })
  const SMTP_URL = strict.url.replace('smtp://', 'smtp://akun:salah@')
  const findings = await notGood({ SMTP_URL })
  await strict.close()
  expect(findings.find(({ about }) => about === 'Email')?.said).toMatch(/535/)
})

test('a file that a row names and that is not there is named; so is that no backup is noted', async () => {
  const { name } = await storeFile()
  expect(await notGood()).toEqual([
    expect.objectContaining({ about: 'Cadangan', state: 'perhatian' }),
    expect.objectContaining({
      ...{ about: 'File', state: 'gagal', said: `1 dari 1 file tidak ada: ${name}` },
    }),
  ])
})

test('tables of another version, clocks that differ, an old backup and a full disk', async () => {
  const facts = await readFacts(server.db)
  const now = new Date('2026-08-24T09:00:00Z')
  const after = (ms: number) => new Date(now.getTime() + ms)
  const states = [
    checkTables(facts),
    checkTables({ ...facts, missing: 1 }),
    checkTables({ ...facts, unknown: 1 }),
    checkClock(after(6_000), now),
    checkBackup({ ...facts, backupAt: now.toISOString() }, after(27 * 3_600_000)),
    checkDisk(100 * 1024 * 1024, '/data'),
    checkDisk(500 * 1024 * 1024, '/data'),
  ].map(({ state }) => state)
  expect(states).toEqual([
    ...['baik', 'gagal', 'gagal', 'gagal', 'gagal', 'gagal', 'perhatian'],
  ])
})

test.each([
  ['UTF8', 'baik'],
  ['SQL_ASCII', 'gagal'],
])('a database that keeps texts as %s: %s', async (encoding, state) => {
  const facts = await readFacts(server.db)
  expect(facts.encoding).toBe('UTF8')
  expect(checkEncoding({ ...facts, encoding }, 'PostgreSQL')).toMatchObject({ state })
})

test('a running server tells what only it may look at', async () => {
  const { db, services } = server
  await noteBackup(db, new Date('2026-08-24T02:00:00Z'))
  const control = await startControl({ db, services, dataDir, log: { info: jest.fn() } })
  const told = await orderFacts(dataDir)
  await control.close()
  expect(told).toEqual({ ...(await readFacts(db)), now: expect.any(String) })
  expect(told?.backupAt).toBe('2026-08-24T02:00:00.000Z')
  expect(await orderFacts(dataDir)).toBeNull()
})

test('settings that cannot be read are told by name, and by the exit code', async () => {
  const program = join(import.meta.dirname, '../commands/doctor.ts')
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { NODE_ENV: 'production', JWT_SECRET: 'short' },
  })
  const said = text(child.stderr)
  expect((await once(child, 'exit'))[0]).toBe(1)
  expect(await said).toContain('JWT_SECRET must have at least 32 characters')
})
