import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'

/** Whoever locks the same name waits for the end of this transaction. */
export const lockName = async (tx: Db, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
