import { join } from 'node:path'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Client, Db } from './client.ts'
import { drizzle, migrate, readMigrationFiles, sql } from './orm.ts'

export const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** A change of the tables that has been made: when it was written, and the sum of its text. */
export type Migration = { at: number; hash: string }

export const migrationsOf = async (db: Db): Promise<Migration[]> => {
  const { rows } = await db.execute<{ at: string; hash: string }>(
    sql`select created_at as at, hash from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ at, hash }) => ({ at: Number(at), hash }))
}

/**
 * Which changes of the tables this version has and a database has not, and the other way round. They are told apart by
 * their time, as Drizzle does it: another system's ends of lines change the sum.
 */
export const compareMigrations = (
  applied: readonly Migration[],
): { missing: number; unknown: number } => {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  const knownTimes = new Set(known.map(({ folderMillis }) => folderMillis))
  const appliedTimes = new Set(applied.map(({ at }) => at))
  return {
    missing: knownTimes.difference(appliedTimes).size,
    unknown: appliedTimes.difference(knownTimes).size,
  }
}

/** The tables are those of a newer version; only that one, or a backup from before it, helps. */
export class NewerDatabase extends Error {
  constructor(unknown: number) {
    super(
      `Basis data ini dibuat oleh versi yang lebih baru dari portal ini (${unknown} perubahan tabel tidak dikenal). ` +
        'Tidak ada yang diubah. Jalankan versi yang lebih baru itu, atau pulihkan cadangan dari sebelum pembaruan (deploy/upgrade.md).',
    )
  }
}

/** @throws for tables that a newer version has changed: Drizzle itself would pass over that, and write what the newer one cannot read. */
const refuseNewer = async (db: Db) => {
  const { rows } = await db.execute<{ isNew: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is null as "isNew"`,
  )
  if (rows[0]?.isNew) return
  const { unknown } = compareMigrations(await migrationsOf(db))
  if (unknown > 0) throw new NewerDatabase(unknown)
}

const bringUpToDate = async (db: NodePgDatabase) => {
  await refuseNewer(db)
  await migrate(db, { migrationsFolder: MIGRATIONS })
}

/** Any number that only this application's migrations use. */
const LOCK = 7_233_041

/**
 * Servers that start together migrate one after the other, on a connection of its own without the
 * pool's time limits: waiting for the first, or a change of a large table, may take minutes. The
 * lock ends with the connection, also when the process dies.
 */
const migrateServer = async ({ options }: Client['pool']) => {
  const { connectionString } = options
  const connection = new pg.Client({ connectionString })
  // The query under way tells of a lost connection; without a listener it would end Node as well.
  connection.on('error', () => undefined)
  await connection.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [LOCK])
    await bringUpToDate(drizzle(connection))
  } finally {
    await connection.end()
  }
}

/** The embedded database has a single owner, and no session of its own to hold a lock. */
const migrateEmbedded = async ({ pool }: Client) => {
  const connection = await pool.connect()
  try {
    await bringUpToDate(drizzle(connection))
  } finally {
    connection.release()
  }
}

/**
 * Brings the tables up to date.
 *
 * @throws for those of a newer version, and changes nothing.
 */
export const migrateDatabase = (
  client: Client,
  { embedded }: { embedded: boolean },
): Promise<void> => (embedded ? migrateEmbedded(client) : migrateServer(client.pool))
