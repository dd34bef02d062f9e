import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'

/**
 * For an account, a coaching or a set of questions that is changed or only relied on: others refer to it, and a participant's attempt,
 * a message or a certificate of it is stored beside that, so that nobody waits in a circle for it.
 */
export const lockStrength = (strength: 'update' | 'share') =>
  strength === 'update' ? 'no key update' : 'share'

/** Whoever locks the same name waits for the end of this transaction. */
export const lockName = async (tx: Db, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
