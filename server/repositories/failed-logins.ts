import type { Db } from '../db/client.ts'
import { eq, lt, sql } from '../db/orm.ts'
import { failedLogins } from '../db/schema/account-guards.ts'

const { subject, failures } = failedLogins

/** One more, whoever it is: the same statement for a name that nobody has. */
export const noteFailure = async (
  db: Db,
  failed: { subject: string; now: Date },
): Promise<void> => {
  const { subject: name, now: lastAt } = failed
  await db
    .insert(failedLogins)
    .values({ subject: name, failures: 1, lastAt })
    .onConflictDoUpdate({
      target: subject,
      set: { failures: sql`${failures} + 1`, lastAt },
    })
}

/** @returns how many there were; they are forgotten */
export const takeFailures = async (tx: Db, name: string): Promise<number> => {
  const [row] = await tx
    .delete(failedLogins)
    .where(eq(subject, name))
    .returning({ failures })
  return row?.failures ?? 0
}

export const removeOldFailures = async (db: Db, before: Date): Promise<void> => {
  await db.delete(failedLogins).where(lt(failedLogins.lastAt, before))
}
