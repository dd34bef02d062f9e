import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'

/** What the database is, and how large. */
export const readDatabaseFacts = async (
  db: Db,
): Promise<{ version: string; bytes: number }> => {
  const { rows } = await db.execute<{ version: string; bytes: string }>(
    sql`select current_setting('server_version') as version,
      pg_database_size(current_database())::text as bytes`,
  )
  const [row] = rows
  if (!row) throw new Error('the database tells nothing of itself')
  return { version: row.version, bytes: Number(row.bytes) }
}
