import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { orderDump } from '../control/control-client.ts'
import { startControl } from '../control/control-server.ts'
import type { Db } from '../db/client.ts'
import { seedDemo } from '../db/demo/seed-demo.ts'
import { MIGRATIONS } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { readMigrationFiles, sql } from '../db/orm.ts'
import { categories } from '../db/schema/content.ts'
import { surveys } from '../db/schema/participation.ts'
import { type FileStore, folderStore, memoryStore } from '../services/file-store.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { createTestServer, TEST_NOW, type TestServer } from '../testing/test-server.ts'
import { dumpDatabase } from './dump.ts'
import { ownLine } from './dump-format.ts'
import { loadDatabase } from './load.ts'
import { DUMP, makeBackup } from './make-backup.ts'
import { readBackup, restoreFiles } from './read-backup.ts'
import { restoreEmbedded } from './restore-embedded.ts'

const passwords = { hash: async (password: string) => `hash of ${password}` }

let server: TestServer
let files: FileStore
let folder: string
let backup: string

const at = (name: string) => join(folder, name)

beforeAll(async () => {
  server = await createTestServer()
  files = memoryStore()
  const { appName } = server.deps.config
  await seedDemo({ db: server.db, files, now: TEST_NOW, passwords, appName })
  // What a format of text could spoil: quotes, line breaks, an escape, a line like our own, other scripts.
  const name = 'Baris "satu"\r\nbaris dua\t\\n !{"rows":{}} 森林 \u2028 🌱'
  await server.db.insert(categories).values({ name })
  await server.db.update(surveys).set({ answers: { 'a"\n': 4 } })
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  backup = at('2026-08-24')
  await makeBackup(backup, { dump: dumpOf(server.db), files, now: TEST_NOW })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

const dumpOf = (db: Db) => (file: string) => dumpDatabase(db, file)

/** Every row of every table, as PostgreSQL itself writes it. */
const everything = async (db: Db) => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const content: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const table = sql.identifier(name)
    const { rows } = await db.execute(sql`select r::text as row from ${table} r order by 1`)
    content[name] = rows
  }
  return content
}

const foreignKeys = async (db: Db) => {
  const { rows } = await db.execute(sql`
    select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
    where contype = 'f' order by 1, 2`)
  return rows
}

const bytesOf = (store: Pick<FileStore, 'read'>, names: string[]) =>
  Promise.all(names.map(async (name) => [name, await store.read(name)] as const))

const storedNames = () => files.savedBefore(new Date())

const plain = { replace: false, withFiles: true, now: TEST_NOW }

const dataDir = () => at('data')

test('a backup made by the running server comes back row for row and byte for byte', async () => {
  const control = await startControl({
    ...{ db: server.db, services: server.services, dataDir: folder },
    log: { info: jest.fn() },
  })
  const made = at('made-by-server')
  const dump = async (file: string) => {
    expect(await orderDump(folder, file)).toBe(true)
  }
  const manifest = await makeBackup(made, { dump, files, now: TEST_NOW })
  await control.close()
  expect(manifest.damaged).toEqual([])
  expect(await orderDump(folder, at('nobody'))).toBe(false)

  const opened = await readBackup(made)
  expect(await restoreEmbedded(opened, { dataDir: dataDir(), ...plain })).toBeNull()
  const restored = await openDatabase({ databaseUrl: null, dataDir: dataDir() })
  const [rows, keys] = [await everything(restored.db), await foreignKeys(restored.db)]
  await restored.close()
  expect(rows).toEqual(await everything(server.db))
  expect(Object.values(rows).flat().length).toBeGreaterThan(1_000)
  expect(keys).toEqual(await foreignKeys(server.db))
  const names = await storedNames()
  expect(await bytesOf(folderStore(join(dataDir(), 'files')), names)).toEqual(
    await bytesOf(files, names),
  )
})

test('data that is there is replaced only when asked, and then kept aside', async () => {
  const occupied = dataDir()
  const before = await folderStore(join(occupied, 'files')).save(Buffer.from('lama'), 'pdf')
  const opened = await readBackup(backup)
  const refused = restoreEmbedded(opened, { dataDir: occupied, ...plain })
  await expect(refused).rejects.toThrow('--replace')
  const options = { dataDir: occupied, ...plain, replace: true }
  const aside = await restoreEmbedded(opened, options)
  expect(aside).toBe(join(occupied, 'replaced-20260824020000'))
  expect(readFileSync(join(`${aside}`, 'files', before), 'utf8')).toBe('lama')
  expect(readdirSync(join(occupied, 'files'))).not.toContain(before)
  expect(readdirSync(occupied).toSorted()).toEqual([
    'database',
    'files',
    'replaced-20260824020000',
  ])
})

const copyOf = async (name: string) => {
  await makeBackup(at(name), { dump: dumpOf(server.db), files, now: TEST_NOW })
  return at(name)
}

test('a backup of which a byte has changed, or a file is gone, is refused', async () => {
  const changed = await copyOf('changed')
  appendFileSync(join(changed, DUMP), 'x')
  await expect(readBackup(changed)).rejects.toThrow(`isi ${DUMP} telah berubah`)

  const [first = ''] = readdirSync(join(backup, 'files'))
  const incomplete = await copyOf('incomplete')
  rmSync(join(incomplete, 'files', first))
  await expect(readBackup(incomplete)).rejects.toThrow(`files/${first} tidak ada`)

  const sums = readFileSync(join(backup, 'SHA256SUMS'), 'utf8')
  writeFileSync(join(changed, 'SHA256SUMS'), sums.split('\n').slice(1).join('\n'))
  await expect(readBackup(changed)).rejects.toThrow('Cadangan')
  await expect(readBackup(folder)).rejects.toThrow('bukan cadangan yang lengkap')
})

test('nothing is written into a folder that holds something, and nothing half is left', async () => {
  const source = { dump: dumpOf(server.db), files, now: TEST_NOW }
  await expect(makeBackup(backup, source)).rejects.toThrow('sudah ada')
  const failing = async () => {
    throw new Error('no space left on device')
  }
  await expect(makeBackup(at('failed'), { ...source, dump: failing })).rejects.toThrow(
    'space',
  )
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([])
})

test('a file whose bytes are gone or changed is named, and all else is kept', async () => {
  const [gone = '', changed = '', ...rest] = await storedNames()
  const spoiled = memoryStore()
  for (const name of rest) await spoiled.put(name, (await files.read(name)) ?? Buffer.of())
  await spoiled.put(changed, Buffer.from('something else'))
  const manifest = await makeBackup(at('damaged'), {
    ...{ dump: dumpOf(server.db), files: spoiled, now: TEST_NOW },
  })
  expect(manifest.damaged.toSorted()).toEqual([gone, changed].toSorted())
  const restored = memoryStore()
  await restoreFiles(await readBackup(at('damaged')), restored)
  expect((await restored.savedBefore(new Date())).toSorted()).toEqual(rest.toSorted())
})

test('a backup of a later version, or one that is cut off, is refused and changes nothing', async () => {
  const opened = await readBackup(backup)
  const cut = at('cut.gz')
  const whole = readFileSync(opened.dump)
  writeFileSync(cut, whole.subarray(0, whole.length - 100))
  const empty = await openTestDatabase()
  await expect(loadDatabase(empty, { file: cut, embedded: true })).rejects.toThrow()
  expect(Object.values(await everything(empty.db)).flat()).toEqual([])

  const later = sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('later', 9999999999999)`
  await server.db.execute(later)
  const { dump } = await readBackup(await copyOf('later'))
  await server.db.execute(
    sql`delete from drizzle.__drizzle_migrations where hash = 'later'`,
  )
  const refused = loadDatabase(empty, { file: dump, embedded: true })
  await expect(refused).rejects.toThrow('lebih baru')
  await empty.close()
})

test('rows of an earlier version are migrated after they came back', async () => {
  const empty = await openTestDatabase()
  await empty.db.execute(sql`drop schema public cascade`)
  await empty.db.execute(sql`drop schema drizzle cascade`)
  await empty.db.execute(sql`create schema public`)
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  const file = at('earlier.gz')
  const lines = [
    ownLine({
      format: 1,
      migrations: [{ at: first?.folderMillis ?? 0, hash: `${first?.hash}` }],
    }),
    ownLine({ table: 'institutions', columns: ['name'] }),
    '{"name":"Balai Lama"}\n',
    ownLine({ rows: { institutions: 1 } }),
  ]
  writeFileSync(file, gzipSync(lines.join('')))
  await loadDatabase(empty, { file, embedded: true })
  const rows = await everything(empty.db)
  expect(rows.institutions).toHaveLength(1)
  expect(Object.keys(rows)).toEqual(Object.keys(await everything(server.db)))
  await empty.close()
})
