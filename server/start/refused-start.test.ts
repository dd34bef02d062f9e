import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openDatabase } from '../db/open.ts'
import { sql } from '../db/orm.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const REFUSED = 78

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await openTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'newer-database-'))
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await database.close()
})

/** What this project's database is to a start: an address, or a folder. */
const addressOf = () => database.pool.options.connectionString ?? null

const asked = async (query: string) => {
  const opened = await openDatabase({ databaseUrl: addressOf(), dataDir }, { asIs: true })
  const { rows } = await opened.db.execute(sql.raw(query))
  await opened.close()
  return rows
}

const MADE = 'select hash, created_at from drizzle.__drizzle_migrations order by id'

const start = async (environment: Record<string, string> = {}) => {
  const address = addressOf()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...{ NODE_ENV: 'production', PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0' },
      // where it would go on, it ends as well: nobody can listen there
      HOST: '203.0.113.9',
      ...{ DEMO: '0', JWT_SECRET: 'a secret of the test, long enough for it' },
      ...(address !== null && { DATABASE_URL: address }),
      ...environment,
    },
  })
  const said = child.stderr && text(child.stderr)
  const [code] = await once(child, 'exit')
  return { code, said: await said }
}

test('a database that a newer version has changed is left as it is, and the start says so', async () => {
  await (await openDatabase({ databaseUrl: addressOf(), dataDir })).close()
  await asked(`insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('of the newer version', 9999999999999)`)
  const before = await asked(MADE)
  const { code, said } = await start()
  expect(said).toMatch(
    /^Basis data ini dibuat oleh versi yang lebih baru .*\(1 perubahan tabel tidak dikenal\)\. Tidak ada yang diubah\./,
  )
  expect(code).toBe(REFUSED)
  expect(await asked(MADE)).toEqual(before)
})

test.each([
  ['a setting', { PORT: 'delapan' }, /^PORT must be a number from 0 to 65535/],
  ['the file of the signature', { CERTIFICATE_P12: '/none.p12' }, /\/none\.p12 does not/],
])('%s that is wrong ends the start for good', async (_, environment, sentence) => {
  const { code, said } = await start(environment)
  expect(said).toMatch(sentence)
  expect(code).toBe(REFUSED)
})

test('systemd does not try again what is refused, and does where it may pass', async () => {
  const unit = readFileSync(
    join(import.meta.dirname, '../../deploy/e-coaching.service'),
    'utf8',
  )
  expect(unit).toMatch(/^Restart=always$/m)
  expect(unit).toMatch(new RegExp(`^RestartPreventExitStatus=${REFUSED}$`, 'm'))
  const { code } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect(code).toBe(1)
})
