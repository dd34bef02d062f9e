import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Client, connect } from '../db/client.ts'
import { emptyTablesQuickly } from '../db/empty-tables.ts'
import { embeddedOfWorker, openMigrated, TEMPLATE } from './run-databases.ts'

declare global {
  /** The database that a project of jest.config.mjs runs the server's tests on. */
  var testDatabase: 'embedded' | 'postgres' | undefined
}

export type TestDatabase = Client & {
  /** Empties all tables; much faster than a new database. */
  empty: () => Promise<void>
}

/** A busy machine is no failure: what a call may take at most is told where its limit is tested. */
export const PATIENT: pg.PoolConfig = {
  connectionTimeoutMillis: 0,
  query_timeout: 0,
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
}

export const withEmptying = (client: Client): TestDatabase => ({
  ...client,
  empty: () => emptyTablesQuickly(client.db),
})

const openOwnEmbedded = async (): Promise<TestDatabase> => {
  const embedded = await openMigrated()
  const client = connect({ ...embedded.connection, ...PATIENT }, { embedded: true })
  await emptyTablesQuickly(client.db)
  const close = async () => {
    await client.close()
    await embedded.close()
  }
  return withEmptying({ ...client, close })
}

/** Whether this file already has the database that its worker keeps from file to file. */
let isTaken = false

const openEmbeddedOfWorker = async (): Promise<TestDatabase> => {
  const connection = embeddedOfWorker()
  if (!connection || isTaken) return openOwnEmbedded()
  isTaken = true
  const client = connect({ ...connection, ...PATIENT }, { embedded: true })
  await emptyTablesQuickly(client.db)
  const close = async () => {
    await client.close()
    isTaken = false
  }
  return withEmptying({ ...client, close })
}

/** On a connection of its own: one that is kept would not outlive a restart of the server. */
const askOwner = async (connectionString: string, query: string) => {
  const owner = new pg.Client({ connectionString })
  await owner.connect()
  await owner.query(query)
  await owner.end()
}

/** A database of its own on a real server. */
export const createDatabase = async (address: string, template = 'template1') => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await askOwner(address, `create database ${name} template ${template}`)
  const url = Object.assign(new URL(address), { pathname: `/${name}` }).href
  return { url, drop: () => askOwner(address, `drop database ${name} with (force)`) }
}

/** A migrated one, dropped when closed. */
const openThrowaway = async (address: string): Promise<TestDatabase> => {
  const { url, drop } = await createDatabase(address, TEMPLATE)
  const client = connect({ connectionString: url, ...PATIENT }, { embedded: false })
  const close = async () => {
    await client.close()
    await drop()
  }
  return withEmptying({ ...client, close })
}

/** A migrated database without any row: the embedded one, or on the server that TEST_DATABASE_URL names. */
export const openTestDatabase = (): Promise<TestDatabase> => {
  const address = process.env.TEST_DATABASE_URL
  return address && globalThis.testDatabase !== 'embedded'
    ? openThrowaway(address)
    : openEmbeddedOfWorker()
}
