import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

/**
 * The database or an open transaction: repositories and services take either. Inside a
 * transaction only the transaction may be used: with the embedded database a query beside it would
 * wait for itself.
 */
export type Db = PgDatabase<NodePgQueryResultHKT>

export type Client = { db: Db; pool: pg.Pool; close: () => Promise<void> }

const SECOND = 1_000

/**
 * A small pool with time limits, so that a call never waits for ever: a full pool is given up
 * after `connectionTimeoutMillis`, a query after `query_timeout`. The embedded database cannot keep
 * PostgreSQL's own limits, and has a single session: over a second connection the socket would mix
 * the messages of two queries, so calls queue for the one connection instead.
 */
export const connect = (
  connection: pg.PoolConfig,
  { embedded }: { embedded: boolean },
): Client => {
  const pool = new pg.Pool({
    max: embedded ? 1 : 10,
    connectionTimeoutMillis: (embedded ? 15 : 5) * SECOND,
    idleTimeoutMillis: 30 * SECOND,
    query_timeout: 15 * SECOND,
    ...(!embedded && {
      statement_timeout: 12 * SECOND,
      lock_timeout: 8 * SECOND,
      idle_in_transaction_session_timeout: 20 * SECOND,
    }),
    ...connection,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end Node.
  pool.on('error', () => undefined)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
