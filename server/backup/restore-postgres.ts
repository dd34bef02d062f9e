import { type Client, connect, type Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { loadDatabase } from './load.ts'

const SCHEMAS = ['public', 'drizzle']

const refuseOccupied = async (db: Db) => {
  const { rows } = await db.execute<{ tables: number }>(
    sql`select count(*)::int as tables from pg_tables where schemaname = 'public'`,
  )
  if (rows[0]?.tables === 0) return
  throw new Error(
    'Basis data pada DATABASE_URL sudah berisi tabel. Tambahkan --replace untuk menggantinya; ' +
      'tabel lama dipindahkan ke skema lain, tidak dihapus.',
  )
}

const refuseInUse = async (db: Db) => {
  const { rows } = await db.execute<{ others: number }>(sql`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`)
  const others = rows[0]?.others ?? 0
  if (others === 0) return
  throw new Error(
    `Basis data masih dipakai oleh ${others} sambungan lain. Hentikan server dahulu.`,
  )
}

const exists = async (tx: Db, schema: string) => {
  const found = await tx.execute(
    sql`select 1 from information_schema.schemata where schema_name = ${schema}`,
  )
  return found.rows.length > 0
}

const asideName = (schema: string, stamp: string) => sql.identifier(`${schema}_${stamp}`)

const moveAside = (db: Db, stamp: string) =>
  db.transaction(async (tx) => {
    for (const schema of SCHEMAS) {
      if (!(await exists(tx, schema))) continue
      const name = sql.identifier(schema)
      await tx.execute(sql`alter schema ${name} rename to ${asideName(schema, stamp)}`)
    }
    await tx.execute(sql`create schema public`)
  })

const moveBack = (db: Db, stamp: string) =>
  db.transaction(async (tx) => {
    for (const schema of SCHEMAS) {
      if (!(await exists(tx, `${schema}_${stamp}`))) continue
      const name = sql.identifier(schema)
      await tx.execute(sql`drop schema if exists ${name} cascade`)
      await tx.execute(sql`alter schema ${asideName(schema, stamp)} rename to ${name}`)
    }
  })

const replaceIn = async (client: Client, file: string, stamp: string) => {
  await moveAside(client.db, stamp)
  try {
    await loadDatabase(client, { file, embedded: false })
  } catch (error) {
    await moveBack(client.db, stamp)
    throw error
  }
  return `public_${stamp}`
}

/**
 * Restores into the PostgreSQL database of an address; the tables that were there stay in a schema of
 * another name.
 *
 * @returns the name of that schema, or null
 * @throws when others are connected, or there are tables and `replace` was not said
 */
export const restorePostgres = async (
  file: string,
  {
    databaseUrl,
    replace,
    now,
    begin,
  }: {
    databaseUrl: string
    replace: boolean
    now: Date
    /** Done once nothing speaks against it, before any table is touched. */
    begin?: () => Promise<void>
  },
): Promise<string | null> => {
  const client = connect({ connectionString: databaseUrl, max: 1 }, { embedded: false })
  try {
    await refuseInUse(client.db)
    if (!replace) await refuseOccupied(client.db)
    await begin?.()
    if (replace) {
      const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
      return await replaceIn(client, file, `replaced_${stamp}`)
    }
    await loadDatabase(client, { file, embedded: false })
    return null
  } finally {
    await client.close()
  }
}
