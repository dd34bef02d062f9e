import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { connect } from '../db/client.ts'
import { openEmbedded } from '../db/embedded.ts'
import { emptyTables } from '../db/empty-tables.ts'
import { MIGRATIONS, migrateDatabase } from '../db/migrate.ts'
import { openApiDocument } from '../openapi/document.ts'
import { startPostgres } from './postgres-server.ts'

/** The migrated, empty database that every other one on the server is a copy of. */
export const TEMPLATE = 'test_template'

const CACHE = resolve('node_modules/.cache/e-coaching')

/** A dump of the migrated database; remade when a migration changes. */
const templateFile = () => {
  const digest = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    digest.update(name).update(readFileSync(join(MIGRATIONS, name)))
  }
  return join(CACHE, `database-${digest.digest('hex').slice(0, 16)}.tar`)
}

const makeTemplate = async (file: string) => {
  const embedded = await openEmbedded()
  const client = connect(embedded.connection, { embedded: true })
  await migrateDatabase(client, { embedded: true })
  await client.close()
  mkdirSync(CACHE, { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await embedded.dump(unfinished)
  renameSync(unfinished, file)
  await embedded.close()
}

/** The dump of a migrated database, made where there is none. */
export const migratedTemplate = async (): Promise<string> => {
  const template = templateFile()
  if (!existsSync(template)) await makeTemplate(template)
  return template
}

/** A migrated embedded database in memory, with the rows that migrations bring. */
export const openMigrated = async () => openEmbedded({ template: await migratedTemplate() })

/** What runs, or lies ready, for all files of a run of tests. */
const running: { stop: () => Promise<void> }[] = []

/** The contract's document, which every test of a call is checked against. */
const shareDocument = async (): Promise<void> => {
  if (process.env.TEST_DOCUMENT) return
  const file = join(tmpdir(), `document-${randomUUID()}.json`)
  const document = await openApiDocument({ appName: '', basePath: '' })
  writeFileSync(file, JSON.stringify(document))
  process.env.TEST_DOCUMENT = file
  running.push({ stop: async () => rmSync(file, { force: true }) })
}

/** Starts an embedded database for each worker of the run, and tells the workers where it is. */
export const shareEmbedded = async (workers: number): Promise<void> => {
  await shareDocument()
  const first = await openMigrated()
  const others = Array.from({ length: workers - 1 }, openMigrated)
  const databases = [first, ...(await Promise.all(others))]
  running.push(...databases.map(({ close }) => ({ stop: close })))
  process.env.TEST_EMBEDDED = JSON.stringify(databases.map(({ connection }) => connection))
}

/** The embedded database that `shareEmbedded` keeps for this worker, numbered as jest numbers them. */
export const embeddedOfWorker = (): pg.PoolConfig | undefined => {
  const kept: pg.PoolConfig[] = JSON.parse(process.env.TEST_EMBEDDED ?? '[]')
  return kept[Number(process.env.JEST_WORKER_ID) - 1]
}

/** Puts the template on a PostgreSQL server, in the place of one of a run before. */
export const makeServerTemplate = async (address: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: address })
  await owner.connect()
  await owner.query(`drop database if exists ${TEMPLATE}`)
  await owner.query(`create database ${TEMPLATE}`)
  await owner.end()
  const connectionString = Object.assign(new URL(address), { pathname: TEMPLATE }).href
  const client = connect({ connectionString }, { embedded: false })
  await migrateDatabase(client, { embedded: false })
  await emptyTables(client.db)
  await client.close()
}

/** Starts a PostgreSQL server for the run, unless TEST_DATABASE_URL names one. */
export const sharePostgres = async (): Promise<void> => {
  await shareDocument()
  if (!process.env.TEST_DATABASE_URL) {
    const server = await startPostgres({ durable: false })
    running.push(server)
    process.env.TEST_DATABASE_URL = server.url
  }
  await makeServerTemplate(process.env.TEST_DATABASE_URL)
}

/** Stops what was started for the run. */
export const stopDatabases = async (): Promise<void> => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
}
