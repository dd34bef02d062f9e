import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** Removes every row of every table, also those that migrations bring. */
export const emptyTables = async (db: Db): Promise<void> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const names = rows.map(({ name }) => name).join(', ')
  await db.execute(sql.raw(`truncate ${names} cascade`))
}
