import type { Db } from '../db/client.ts'
import { and, count, desc, eq, gt, inArray } from '../db/orm.ts'
import { outbox } from '../db/schema/system.ts'

/** How many messages are in which state, by channel. */
export const countMessages = (db: Db) =>
  db
    .select({ channel: outbox.channel, state: outbox.state, messages: count() })
    .from(outbox)
    .groupBy(outbox.channel, outbox.state)

type Since = { since: Date }

/** How many messages an account has caused since a moment. */
export const countCausedBy = (
  db: Db,
  { createdBy, since }: Since & { createdBy: string },
) => db.$count(outbox, and(eq(outbox.createdBy, createdBy), gt(outbox.createdAt, since)))

/** The most messages that one of these people was sent since a moment. */
export const countForBusiest = async (
  db: Db,
  { userIds, since }: Since & { userIds: string[] },
): Promise<number> => {
  const [busiest] = await db
    .select({ messages: count() })
    .from(outbox)
    .where(and(inArray(outbox.userId, userIds), gt(outbox.createdAt, since)))
    .groupBy(outbox.userId)
    .orderBy(desc(count()))
    .limit(1)
  return busiest?.messages ?? 0
}
