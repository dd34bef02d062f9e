import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from './client.ts'

export const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** Any number that only this application's migrations use. */
const LOCK = 7_233_041

/**
 * Brings the tables up to date. On PostgreSQL one process migrates at a time; the embedded
 * database has a single owner and no session of its own to hold such a lock.
 */
export const migrateDatabase = async (
  { pool }: Client,
  { embedded }: { embedded: boolean },
): Promise<void> => {
  const connection = await pool.connect()
  const db = drizzle(connection)
  try {
    if (!embedded) await db.execute(sql`select pg_advisory_lock(${LOCK})`)
    await migrate(db, { migrationsFolder: MIGRATIONS })
  } finally {
    if (!embedded) await db.execute(sql`select pg_advisory_unlock(${LOCK})`)
    connection.release()
  }
}
