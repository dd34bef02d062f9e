import { sql } from '../db/orm.ts'
import { tablesOf } from './stored-rows.ts'
import type { TestServer } from './test-server.ts'

/** Text that empties tables and puts back what they hold now. */
export const textOf = async ({ db }: TestServer, tables: readonly string[]) => {
  const inserts: string[] = []
  for (const name of tables) {
    const read = sql.raw(`select json_agg(t)::text as rows from ${name} t`)
    const { rows } = await db.execute<{ rows: string | null }>(read)
    const kept = rows[0]?.rows?.replaceAll("'", "''")
    const records = `json_populate_recordset(null::${name}, '${kept}')`
    if (kept) inserts.push(`insert into ${name} select * from ${records}`)
  }
  const deletes = tables.map((name) => `delete from ${name}`)
  const references = 'set local session_replication_role'
  const parts = [`${references} = replica`, ...deletes, ...inserts]
  return `begin; ${parts.join('; ')}; commit`
}

/** What `make` stores in an emptied database, made only once on a server: from the second time on it is put back as it was. */
export const madeOnce = <T>(make: (server: TestServer) => Promise<T>) => {
  const known = new WeakMap<TestServer, { made: T; text: string }>()
  return async (server: TestServer): Promise<T> => {
    const kept = known.get(server)
    if (kept) {
      await server.pool.query(kept.text)
      return kept.made
    }
    await server.reset()
    const made = await make(server)
    known.set(server, { made, text: await textOf(server, await tablesOf(server.db)) })
    return made
  }
}
