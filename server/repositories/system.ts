import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'

/** The database's own clock. */
export const databaseTime = async (db: Db): Promise<Date> => {
  const { rows } = await db.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  )
  return new Date(Number(rows[0]?.now))
}

/** The encoding that the database keeps texts in, by PostgreSQL's name of it. */
export const databaseEncoding = async (db: Db): Promise<string> => {
  const { rows } = await db.execute<{ encoding: string }>(
    sql`select current_setting('server_encoding') as encoding`,
  )
  return String(rows[0]?.encoding)
}
