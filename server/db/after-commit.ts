import type { Db } from './client.ts'

type Work = (db: Db) => Promise<void>
type Later = { commit: Work[]; rollback: Work[] }

/** What waits for the end of a transaction that `transact` opened. */
const waiting = new WeakMap<Db, Later>()

const runAll = async (db: Db, works: Work[]) => {
  for (const work of works) await work(db)
}

/**
 * A transaction around work that may open its own: what that work leaves for after its commit
 * (`afterCommit`) or its failure (`afterRollback`) waits for this one's.
 */
export const transact = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  const outer = waiting.get(db)
  const later: Later = outer ?? { commit: [], rollback: [] }
  const run = () =>
    db.transaction(async (tx) => {
      waiting.set(tx, later)
      return work(tx)
    })
  if (outer) return run()
  const result = await run().catch(async (error: unknown) => {
    await runAll(db, later.rollback)
    throw error
  })
  await runAll(db, later.commit)
  return result
}

/** Does what must not happen for rows that are rolled back: at once, or after the commit around `db`. */
export const afterCommit = async (db: Db, work: Work): Promise<void> => {
  const later = waiting.get(db)
  if (later) later.commit.push(work)
  else await work(db)
}

/** Writes what must outlive a refusal: at once, or after the rollback around `db`, and then beside it. */
export const afterRollback = async (db: Db, work: Work): Promise<void> => {
  const later = waiting.get(db)
  if (later) later.rollback.push(work)
  else await work(db)
}
