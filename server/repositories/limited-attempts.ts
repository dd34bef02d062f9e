import type { Db } from '../db/client.ts'
import { eq, lt } from '../db/orm.ts'
import { limitedAttempts } from '../db/schema/system.ts'

export type AttemptCount = Pick<
  typeof limitedAttempts.$inferSelect,
  'failures' | 'windowStart' | 'blockedUntil'
>

const isOf = (subject: string) => eq(limitedAttempts.subject, subject)

export const findBlockedUntil = async (db: Db, subject: string): Promise<Date | null> => {
  const [row] = await db
    .select({ blockedUntil: limitedAttempts.blockedUntil })
    .from(limitedAttempts)
    .where(isOf(subject))
  return row?.blockedUntil ?? null
}

/** Changes a count under its lock, so that attempts made at once are counted one after the other. */
export const changeCount = (
  db: Db,
  { subject, now }: { subject: string; now: Date },
  next: (count: AttemptCount) => AttemptCount,
): Promise<void> =>
  db.transaction(async (tx) => {
    const none = { failures: 0, windowStart: now, blockedUntil: null }
    await tx
      .insert(limitedAttempts)
      .values({ subject, ...none })
      .onConflictDoNothing()
    const [row = none] = await tx
      .select()
      .from(limitedAttempts)
      .where(isOf(subject))
      .for('update')
    await tx.update(limitedAttempts).set(next(row)).where(isOf(subject))
  })

export const deleteCount = async (db: Db, subject: string): Promise<void> => {
  await db.delete(limitedAttempts).where(isOf(subject))
}

/** Forgets counts whose window began before `before`. */
export const deleteCountsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.delete(limitedAttempts).where(lt(limitedAttempts.windowStart, before))
}
