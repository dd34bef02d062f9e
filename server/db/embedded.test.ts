import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openDatabase } from './open.ts'
import { sql } from './orm.ts'
import { categories } from './schema/content.ts'

let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const open = () => openDatabase({ databaseUrl: null, dataDir })

test('keeps its rows, and refuses to be opened twice', async () => {
  const first = await open()
  await first.db.insert(categories).values({ name: 'Rehabilitasi Hutan' })
  await expect(open()).rejects.toThrow('sedang dipakai oleh proses lain')
  await first.close()

  const second = await open()
  const rows = await second.db.select({ name: categories.name }).from(categories)
  await second.close()
  expect(rows).toEqual([{ name: 'Rehabilitasi Hutan' }])
})

/** Writes rows one by one and says each number after its commit. */
const WRITER = `
  import { openDatabase } from '${join(import.meta.dirname, 'open.ts').replaceAll('\\', '/')}'
  const { pool } = await openDatabase({ databaseUrl: null, dataDir: process.argv[1] })
  for (let n = 1; ; n += 1) {
    await pool.query('insert into categories (name) values ($1)', ['Topik ' + n])
    console.log(n)
  }
`

test('loses no row that was acknowledged before the process was killed', async () => {
  const args = ['--input-type=module', '-e', WRITER, dataDir]
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let acknowledged = 0
  for await (const line of createInterface(writer.stdout)) {
    acknowledged = Number(line)
    if (acknowledged === 50) writer.kill('SIGKILL')
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit')

  const database = await open()
  const { rows } = await database.db.execute<{ found: number }>(
    sql`select count(*)::int as found from categories where name like 'Topik %'`,
  )
  await database.close()
  expect(acknowledged).toBeGreaterThanOrEqual(50)
  expect(rows[0]?.found).toBeGreaterThanOrEqual(acknowledged)
})
