import type { Db } from './client.ts'
import { sql } from './orm.ts'

/** Removes every row of every table, also those that migrations bring. */
export const emptyTables = async (db: Db): Promise<void> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const names = rows.map(({ name }) => name).join(', ')
  await db.execute(sql.raw(`truncate ${names} cascade`))
}

/**
 * Table by table, with the references between them not looked at meanwhile: ten times as fast as
 * truncating all, which makes new files for every table and index however few rows there are.
 */
const EMPTY_QUICKLY = sql.raw(`do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in select quote_ident(tablename) from pg_tables where schemaname = 'public'
    loop
      execute 'delete from ' || name;
    end loop;
    set local session_replication_role = origin;
  end
$$`)

/** As `emptyTables`, for tests and the mock server: only a superuser of the database may do it so. */
export const emptyTablesQuickly = async (db: Db): Promise<void> => {
  await db.execute(EMPTY_QUICKLY)
}

/** Work on rows that are known to fit together, with their references not looked at; for the mock server, as above. */
export const withoutReferences = async (
  tx: Db,
  work: () => Promise<void>,
): Promise<void> => {
  await tx.execute(sql`set local session_replication_role = replica`)
  await work()
  await tx.execute(sql`set local session_replication_role = origin`)
}
