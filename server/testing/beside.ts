import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'

const isBlocked = async (db: Db) => {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows.length > 0
}

/** Waits until somebody waits for a lock; not on the embedded database, which has one connection. */
export const untilBlocked = async (db: Db, isDone = () => false): Promise<void> => {
  if (globalThis.testDatabase === 'embedded') return
  while (!(isDone() || (await isBlocked(db)))) await new Promise(setImmediate)
}

/** A call that comes in while a change is under way: it is answered, or waits for the change, as on the embedded database it always does. */
export const callBeside = async <T>(
  db: Db,
  change: (tx: Db) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T | undefined> => {
  let answer: Promise<T> | undefined
  let isAnswered = false
  await db.transaction(async (tx) => {
    await change(tx)
    answer = call().finally(() => {
      isAnswered = true
    })
    await untilBlocked(db, () => isAnswered)
  })
  return answer
}

/** Who holds one thing and then wants another, while a second waits: in a circle neither would ever get both. */
export const whileWaiting = async <T>(
  db: Db,
  holds: (tx: Db) => Promise<unknown>,
  other: () => Promise<T>,
  wants: (tx: Db) => Promise<unknown>,
): Promise<T | undefined> => {
  let result: Promise<T> | undefined
  await db.transaction(async (tx) => {
    await holds(tx)
    result = other()
    result.catch(() => undefined)
    await untilBlocked(db)
    await wants(tx)
  })
  return result
}
