import type { Db } from './client.ts'
import { CommitUnanswered, isUnreachable } from './refusal.ts'

type Work = (db: Db) => Promise<void>
type Later = {
  commit: Work[]
  rollback: ((db: Db, error: unknown) => Promise<void>)[]
}

/** What waits for the end of a transaction that `transact` opened. */
const waiting = new WeakMap<Db, Later>()

/**
 * A transaction; what its work leaves for its commit (`afterCommit`) or its failure (`afterRollback`) is done then.
 *
 * @throws CommitUnanswered where nobody knows whether it was stored.
 */
export const transact = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  const later: Later = { commit: [], rollback: [] }
  let isDone = false
  const result = await db
    .transaction(async (tx) => {
      waiting.set(tx, later)
      const worked = await work(tx)
      isDone = true
      return worked
    })
    .catch(async (cause: unknown) => {
      const error = isDone && isUnreachable(cause) ? new CommitUnanswered(cause) : cause
      for (const act of later.rollback) await act(db, error)
      throw error
    })
  for (const act of later.commit) await act(db)
  return result
}

/** Does what must not happen for rows that are rolled back: at once, or after the commit around `db`. */
export const afterCommit = async (db: Db, work: Work): Promise<void> => {
  const later = waiting.get(db)
  if (later) later.commit.push(work)
  else await work(db)
}

/** Writes what must outlive a refusal: at once, or after the rollback around `db`, and then beside it. */
export const afterRollback = async (
  db: Db,
  work: (db: Db, error?: unknown) => Promise<void>,
): Promise<void> => {
  const later = waiting.get(db)
  if (later) later.rollback.push(work)
  else await work(db)
}
