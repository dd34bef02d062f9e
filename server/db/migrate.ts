import { join } from 'node:path'
import pg from 'pg'
import type { Client } from './client.ts'
import { drizzle, migrate } from './orm.ts'

export const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** Any number that only this application's migrations use. */
const LOCK = 7_233_041

/**
 * Servers that start together migrate one after the other, on a connection of its own without the
 * pool's time limits: waiting for the first, or a change of a large table, may take minutes. The
 * lock ends with the connection, also when the process dies.
 */
const migrateServer = async ({ options }: Client['pool'], migrationsFolder: string) => {
  const { connectionString } = options
  const connection = new pg.Client({ connectionString })
  // The query under way tells of a lost connection; without a listener it would end Node as well.
  connection.on('error', () => undefined)
  await connection.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(connection), { migrationsFolder })
  } finally {
    await connection.end()
  }
}

/** The embedded database has a single owner, and no session of its own to hold a lock. */
const migrateEmbedded = async ({ pool }: Client, migrationsFolder: string) => {
  const connection = await pool.connect()
  try {
    await migrate(drizzle(connection), { migrationsFolder })
  } finally {
    connection.release()
  }
}

/** Brings the tables up to date, or to where the migrations of another folder end. */
export const migrateDatabase = (
  client: Client,
  { embedded, folder = MIGRATIONS }: { embedded: boolean; folder?: string },
): Promise<void> =>
  embedded ? migrateEmbedded(client, folder) : migrateServer(client.pool, folder)
