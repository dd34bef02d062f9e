import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { type Client, connect } from '../db/client.ts'
import { openEmbedded } from '../db/embedded.ts'
import { emptyTables } from '../db/empty-tables.ts'
import { MIGRATIONS, migrateDatabase } from '../db/migrate.ts'

export type TestDatabase = Client & {
  /** Empties all tables; much faster than a new database. */
  empty: () => Promise<void>
}

const CACHE = resolve('node_modules/.cache/e-coaching')

/** A dump of the migrated, empty database; remade when a migration changes. */
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
  await emptyTables(client.db)
  await client.close()
  mkdirSync(CACHE, { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await embedded.dump(unfinished)
  renameSync(unfinished, file)
  await embedded.close()
}

const withEmptying = (client: Client): TestDatabase => ({
  ...client,
  empty: () => emptyTables(client.db),
})

const openInMemory = async (): Promise<TestDatabase> => {
  const template = templateFile()
  if (!existsSync(template)) await makeTemplate(template)
  const embedded = await openEmbedded({ template })
  const client = connect(embedded.connection, { embedded: true })
  const close = async () => {
    await client.close()
    await embedded.close()
  }
  return withEmptying({ ...client, close })
}

/** A database of its own on a real server, dropped when closed. */
const openThrowaway = async (address: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const owner = new pg.Client({ connectionString: address })
  owner.on('error', () => undefined)
  await owner.connect()
  await owner.query(`create database ${name}`)
  const url = new URL(address)
  url.pathname = `/${name}`
  const client = connect({ connectionString: url.href }, { embedded: false })
  await migrateDatabase(client, { embedded: false })
  await emptyTables(client.db)
  const close = async () => {
    await client.close()
    await owner.query(`drop database ${name} with (force)`)
    await owner.end()
  }
  return withEmptying({ ...client, close })
}

/** A fresh, migrated database without any row: in memory, or on the server that TEST_DATABASE_URL names. */
export const openTestDatabase = (): Promise<TestDatabase> => {
  const address = process.env.TEST_DATABASE_URL
  return address ? openThrowaway(address) : openInMemory()
}
