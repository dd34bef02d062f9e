import type { Db } from './client.ts'

type Work = () => Promise<void>

/** What waits for the end of a transaction that `transact` opened. */
const waiting = new WeakMap<Db, Work[]>()

/**
 * A transaction around work that may open its own: what that work leaves for after its commit
 * (`afterCommit`) waits for this one's.
 */
export const transact = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  const later: Work[] = []
  const result = await db.transaction(async (tx) => {
    waiting.set(tx, later)
    return work(tx)
  })
  for (const act of later) await act()
  return result
}

/** Does what must not happen for rows that are rolled back: at once, or after the commit around `db`. */
export const afterCommit = async (db: Db, work: Work): Promise<void> => {
  const later = waiting.get(db)
  if (later) later.push(work)
  else await work()
}
