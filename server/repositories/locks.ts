import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'

/**
 * For a row that is changed or only relied on, by whom others refer to: a participant's attempt, a message or a certificate of it is
 * stored beside that, and nobody waits in a circle for it. Only who deletes a row locks it for 'update'.
 */
export const lockStrength = (strength: 'update' | 'share') =>
  strength === 'update' ? 'no key update' : 'share'

/** Whoever locks the same name waits for the end of this transaction. */
export const lockName = async (tx: Db, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
