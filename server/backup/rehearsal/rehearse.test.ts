import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '../../db/demo/seed-demo.ts'
import { sql } from '../../db/orm.ts'
import { files as fileRows } from '../../db/schema/files.ts'
import { proposals } from '../../db/schema/proposals.ts'
import { memoryStore } from '../../services/file-store.ts'
import { createTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts'
import { dumpDatabase } from '../dump.ts'
import { DUMP, makeBackup } from '../make-backup.ts'
import { rehearsalText } from './rehearsal-text.ts'
import { compare, isKept, rehearse } from './rehearse.ts'
import { readSums } from './table-sums.ts'
import { openTrial } from './trial-database.ts'

const passwords = { hash: async (password: string) => `hash of ${password}` }
let server: TestServer
let dataDir: string
let backup: string

beforeAll(async () => {
  server = await createTestServer()
  dataDir = mkdtempSync(join(tmpdir(), 'rehearse-'))
  const files = memoryStore()
  const { appName } = server.deps.config
  await seedDemo({ db: server.db, files, now: TEST_NOW, passwords, appName })
  backup = join(dataDir, 'backup')
  const dump = (file: string) => dumpDatabase(server.db, file)
  await makeBackup(backup, { dump, files, now: TEST_NOW })
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await server.close()
})

/** Null on the embedded database. */
const databaseUrl = () => server.pool.options.connectionString ?? null
const isPostgres = () => globalThis.testDatabase === 'postgres'
const config = () => ({ databaseUrl: isPostgres() ? databaseUrl() : null, dataDir })

test('every row and every file comes back, and nothing is left of the trial', async () => {
  const before = readdirSync(dataDir)
  const found = await rehearse(config(), backup)
  expect(found).toMatchObject({
    ...{ isGood: true, isOlder: false, damaged: [] },
    kind: isPostgres() ? 'PostgreSQL' : 'basis data tertanam',
  })
  expect(found.files).toBeGreaterThan(50)
  expect(found.tables.every(({ isSame }) => isSame)).toBe(true)
  const counted = await server.db.$count(proposals)
  expect(found.tables).toContainEqual({
    ...{ table: 'proposals', before: counted, after: counted, isSame: true },
  })
  expect(rehearsalText(found)).toMatch(/Hasil: BAIK/)
  expect(readdirSync(dataDir)).toEqual(before)
  if (isPostgres()) {
    const { rows } = await server.db.execute(
      sql`select 1 from pg_database where datname = 'e_coaching_rehearsal'`,
    )
    expect(rows).toEqual([])
  }
})

test('a file that a row names and the backup has not is told; a changed backup is refused', async () => {
  const [row] = await server.db.select().from(fileRows).limit(1)
  const without = join(dataDir, 'without')
  const dump = (file: string) => dumpDatabase(server.db, file)
  await makeBackup(without, { dump, files: memoryStore(), now: TEST_NOW })
  const found = await rehearse(config(), without)
  expect(found.isGood).toBe(false)
  expect(found.damaged).toContain(row?.name)
  expect(rehearsalText(found)).toMatch(/Hasil: TIDAK BAIK/)
  appendFileSync(join(without, DUMP), 'x')
  await expect(rehearse(config(), without)).rejects.toThrow('telah berubah')
  expect(readdirSync(dataDir).filter((name) => name.startsWith('rehearsal-'))).toEqual([])
})

test('a row that is not the same, or missing, is no good', async () => {
  const at = (name: string) => join(dataDir, name)
  await dumpDatabase(server.db, at('one.gz'))
  await server.db.update(proposals).set({ questions: ['Lain?'] })
  await dumpDatabase(server.db, at('other.gz'))
  const [one, other] = [await readSums(at('one.gz')), await readSums(at('other.gz'))]
  const tables = compare(one, other).tables
  expect(tables.filter((table) => !isKept(table)).map(({ table }) => table)).toEqual([
    'proposals',
  ])
  const older = compare({ ...one, migrations: one.migrations.slice(1) }, other).tables
  expect(older.every(isKept)).toBe(true)
})

test('a role that may not make databases rehearses in an embedded one', async () => {
  if (!isPostgres()) return
  await server.db.execute(sql`drop role if exists tanpa_hak`)
  await server.db.execute(sql`create role tanpa_hak login`)
  const address = new URL(databaseUrl() ?? '')
  address.username = 'tanpa_hak'
  const trial = await openTrial(address.href, join(dataDir, 'trial'))
  expect(trial.kind).toBe('basis data tertanam')
  await server.db.execute(sql`drop role tanpa_hak`)
})
