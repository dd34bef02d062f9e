import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'

/** The name of every table. */
export const tablesOf = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** All that is stored, by table, in the order in which it lies there. */
export const storedRows = async (db: Db): Promise<Partial<Record<string, unknown[]>>> => {
  const parts = (await tablesOf(db)).map(
    (name) => `select '${name}' as name, to_jsonb(t) as row from ${name} t`,
  )
  const { rows } = await db.execute<{ name: string; row: unknown }>(
    sql.raw(parts.join(' union all ')),
  )
  return Object.groupBy(rows, ({ name }) => name)
}
