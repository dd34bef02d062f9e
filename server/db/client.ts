import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { drizzle, sql } from './orm.ts'
import { isUnreachable } from './refusal.ts'

/**
 * The database or an open transaction: repositories and services take either. Inside a
 * transaction only the transaction may be used: with the embedded database a query beside it would
 * wait for itself.
 */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** Whether it answers; throws when it does not. */
export const ping = async (db: Db): Promise<void> => {
  await db.execute(sql`select 1`)
}

export type Client = { db: Db; pool: pg.Pool; close: () => Promise<void> }

const SECOND = 1_000

/**
 * Transactions that always give their connection back, and for good when it failed: Drizzle's own
 * keep it for ever when `begin` fails, and return it unfit when `rollback` does (upstream issue 6114).
 */
const transactionsOf =
  (pool: pg.Pool): Db['transaction'] =>
  async (work, config) => {
    const client = await pool.connect()
    let isLost = false
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      isLost = isUnreachable(error)
      throw error
    } finally {
      client.release(isLost)
    }
  }

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
  // A connection may break while nobody waits for its answer; without a listener that would end Node.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Db = drizzle(pool)
  db.transaction = transactionsOf(pool)
  return { db, pool, close: () => pool.end() }
}
