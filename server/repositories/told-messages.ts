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
