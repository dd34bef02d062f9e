import type { MessageFilter } from '../../lib/entities/outbox-values.ts'
import type { OutboxQuery } from '../../lib/validation/audit-query.ts'
import type { Db } from '../db/client.ts'
import { and, desc, eq, gte, isNotNull, isNull, lt, or } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { outbox } from '../db/schema/system.ts'
import { users } from '../db/schema/users.ts'
import { behind, pageOf } from './page-cursor.ts'
import { holdingNumber } from './searched-number.ts'
import { holdingWords } from './searched-text.ts'

const isIn = (filter: MessageFilter) => {
  if (filter === 'read') return isNotNull(outbox.readAt)
  if (filter === 'delivered')
    return and(isNotNull(outbox.deliveredAt), isNull(outbox.readAt))
  return eq(outbox.state, filter)
}

const SEARCHED = [outbox.recipient, outbox.subject, users.fullName]

const conditions = (query: OutboxQuery) =>
  and(
    query.state ? isIn(query.state) : undefined,
    query.channel ? eq(outbox.channel, query.channel) : undefined,
    query.q
      ? or(holdingWords(SEARCHED, query.q), holdingNumber(outbox.recipient, query.q))
      : undefined,
    query.from ? gte(outbox.createdAt, new Date(query.from)) : undefined,
    query.until ? lt(outbox.createdAt, new Date(query.until)) : undefined,
    query.after ? behind(query.after, { at: outbox.createdAt, id: outbox.id }) : undefined,
  )

/** A page of all messages that are kept, newest first. */
export const listMessages = async (db: Db, query: OutboxQuery) => {
  const { coachingCode, topic } = coachings
  const rows = await db
    .select({ row: outbox, name: users.fullName, coachingCode, topic })
    .from(outbox)
    .leftJoin(users, eq(users.id, outbox.userId))
    .leftJoin(coachings, eq(coachings.id, outbox.coachingId))
    .where(conditions(query))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(query.limit + 1)
  return pageOf(rows, query.limit, ({ row: { id, createdAt } }) => ({ at: createdAt, id }))
}
