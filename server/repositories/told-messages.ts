import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, asc, desc, eq, inArray, isNull, ne, or } from '../db/orm.ts'
import { outbox } from '../db/schema/system.ts'

/** What admins are shown of a message to somebody. */
export const toldColumns = {
  userId: outbox.userId,
  subject: outbox.subject,
  channel: outbox.channel,
  state: outbox.state,
  purpose: outbox.purpose,
  step: outbox.step,
  sentAt: outbox.sentAt,
  isLogged: outbox.isLogged,
  createdAt: outbox.createdAt,
}

/** Messages about a coaching to some people, newest first; none that was withdrawn or waits for its decision. */
export const listMessagesTo = async (
  db: Db,
  { coachingId, userIds }: { coachingId: Id; userIds: Id[] },
) => {
  if (userIds.length === 0) return []
  return db
    .select(toldColumns)
    .from(outbox)
    .where(
      and(
        inArray(outbox.userId, userIds),
        eq(outbox.coachingId, coachingId),
        ne(outbox.state, 'cancelled'),
        or(isNull(outbox.holdKey), eq(outbox.state, 'failed')),
      ),
    )
    .orderBy(desc(outbox.createdAt), asc(outbox.channel))
}

export type MessageTo = Awaited<ReturnType<typeof listMessagesTo>>[number]

/** Whether messages went with a coaching's deletion. */
export const isDeletionTold = async (db: Db, coachingId: Id): Promise<boolean> => {
  const isAnnounced = and(
    eq(outbox.coachingId, coachingId),
    eq(outbox.purpose, 'deletion'),
    ne(outbox.state, 'cancelled'),
    isNull(outbox.holdKey),
  )
  return (await db.$count(outbox, isAnnounced)) > 0
}
