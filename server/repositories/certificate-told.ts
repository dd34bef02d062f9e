import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, asc, desc, eq, exists, lt, ne, sql } from '../db/orm.ts'
import { certificates } from '../db/schema/participation.ts'
import { outbox } from '../db/schema/system.ts'
import { toldColumns } from './told-messages.ts'

/** Messages to a certificate's participant about the file that is there now; of one before it they do not count. */
const isOfFile = and(
  eq(outbox.userId, certificates.userId),
  eq(outbox.coachingId, certificates.coachingId),
  eq(outbox.purpose, 'certificate'),
  ne(outbox.state, 'cancelled'),
  sql`${outbox.createdAt} >= coalesce(${certificates.uploadedAt}, '-infinity')`,
)
const hasFailed = (db: Db, before?: Date) =>
  exists(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(isOfFile, eq(outbox.state, 'failed'), before && lt(outbox.createdAt, before)),
      ),
  )

/**
 * When a participant was last told of the file that is there now; null where nobody was, or where each message about it failed
 * for good. One that is on its way, or may have arrived, counts.
 */
export const toldOfFile = (db: Db) => {
  const reached = db
    .select({ at: sql`max(${outbox.createdAt})` })
    .from(outbox)
    .where(and(isOfFile, ne(outbox.state, 'failed')))
  return sql<Date | null>`case
    when ${hasFailed(db)} then (${reached})
    when ${certificates.uploadedAt} is null or ${certificates.notifiedAt} >= ${certificates.uploadedAt}
    then ${certificates.notifiedAt} end`.mapWith(certificates.notifiedAt)
}

/** The messages about a coaching's certificates that are there now, newest first. */
export const listToldOfFiles = (db: Db, coachingId: Id) =>
  db
    .select(toldColumns)
    .from(outbox)
    .innerJoin(certificates, isOfFile)
    .where(eq(certificates.coachingId, coachingId))
    .orderBy(desc(outbox.createdAt), asc(outbox.channel))

/** Keeps of failed messages that are about to be forgotten, written before `before`, that they told nobody. */
export const settleUntold = async (db: Db, before: Date): Promise<void> => {
  await db
    .update(certificates)
    .set({ notifiedAt: toldOfFile(db) })
    .where(hasFailed(db, before))
}
