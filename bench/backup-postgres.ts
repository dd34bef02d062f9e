/**
 * Backup and restore on a real PostgreSQL: `npx node bench/backup-postgres.ts`; part of `npm run test:postgres`.
 * What is restored into another database is the same row for row; what must not happen is refused and
 * changes nothing. Exits with 1 where that fails.
 */
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { dumpDatabase } from '../server/backup/dump.ts'
import { restorePostgres } from '../server/backup/restore-postgres.ts'
import { seedDemo } from '../server/db/demo/seed-demo.ts'
import { openDatabase } from '../server/db/open.ts'
import { memoryStore } from '../server/services/file-store.ts'
import { createPasswords } from '../server/services/passwords.ts'
import { startPostgres } from '../server/testing/postgres-server.ts'

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'backup-postgres-'))
const now = new Date()
const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: folder })

/** The lines of a dump; rows have no order of their own. */
const linesOf = (file: string) =>
  gunzipSync(readFileSync(file)).toString('utf8').split('\n').toSorted()

const dumpOf = async (url: string, name: string) => {
  const database = await open(url)
  await dumpDatabase(database.db, join(folder, name))
  await database.close()
  return join(folder, name)
}

const source = await open(postgres.url)
const passwords = createPasswords()
const seeded = {
  db: source.db,
  files: memoryStore(),
  now,
  passwords,
  appName: 'E-Coaching',
}
await seedDemo(seeded)
await source.pool.query('create database restored')
await source.close()
const target = new URL(postgres.url)
target.pathname = '/restored'
const databaseUrl = target.href

const file = await dumpOf(postgres.url, 'dump.gz')
const begun = performance.now()
assert.equal(await restorePostgres(file, { databaseUrl, replace: false, now }), null)
const seconds = ((performance.now() - begun) / 1000).toFixed(1)
assert.deepEqual(linesOf(await dumpOf(databaseUrl, 'again.gz')), linesOf(file))
console.log(`ok  ${linesOf(file).length} lines restored in ${seconds} s, row for row`)

const occupied = restorePostgres(file, { databaseUrl, replace: false, now })
await assert.rejects(occupied, /--replace/)
console.log('ok  a database with tables is refused')

const server = await open(databaseUrl)
await server.pool.query('select 1')
const inUse = restorePostgres(file, { databaseUrl, replace: true, now })
await assert.rejects(inUse, /masih dipakai/)
await server.close()
console.log('ok  a database in use is refused')

const cut = join(folder, 'cut.gz')
const whole = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
writeFileSync(cut, gzipSync(whole.slice(0, -1).join('\n')))
const incomplete = restorePostgres(cut, { databaseUrl, replace: true, now })
await assert.rejects(incomplete, /tidak lengkap/)
assert.deepEqual(linesOf(await dumpOf(databaseUrl, 'unchanged.gz')), linesOf(file))
console.log('ok  a backup that is cut off leaves everything as it was')

const aside = await restorePostgres(file, { databaseUrl, replace: true, now })
assert.match(aside ?? '', /^public_replaced_\d{14}$/)
assert.deepEqual(linesOf(await dumpOf(databaseUrl, 'replaced.gz')), linesOf(file))
console.log(`ok  replaced, the tables before in schema ${aside}`)

await postgres.stop()
rmSync(folder, { recursive: true })
process.exit(0)
