import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'

/** The database's own clock. */
export const databaseTime = async (db: Db): Promise<Date> => {
  const { rows } = await db.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  )
  return new Date(Number(rows[0]?.now))
}
