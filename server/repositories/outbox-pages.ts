import type { MessageFilter } from '../../lib/entities/outbox-values.ts'
import type { OutboxQuery } from '../../lib/validation/audit-query.ts'
import type { Db } from '../db/client.ts'
import { and, desc, eq, gte, ilike, isNotNull, isNull, lt, or } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { outbox } from '../db/schema/system.ts'
import { users } from '../db/schema/users.ts'
import { containing } from './like-pattern.ts'
import type { OutboxRow } from './outbox.ts'
import { behind, pageOf } from './page-cursor.ts'

const isIn = (filter: MessageFilter) => {
  if (filter === 'read') return isNotNull(outbox.readAt)
  if (filter === 'delivered')
    return and(isNotNull(outbox.deliveredAt), isNull(outbox.readAt))
  return eq(outbox.state, filter)
}

const conditions = (query: OutboxQuery) => {
  const part = query.q && containing(query.q)
  return and(
    query.state ? isIn(query.state) : undefined,
    query.channel ? eq(outbox.channel, query.channel as OutboxRow['channel']) : undefined,
    part
      ? or(
          ilike(outbox.recipient, part),
          ilike(outbox.subject, part),
          ilike(users.fullName, part),
        )
      : undefined,
    query.from ? gte(outbox.createdAt, new Date(query.from)) : undefined,
    query.until ? lt(outbox.createdAt, new Date(query.until)) : undefined,
    query.after ? behind(query.after, { at: outbox.createdAt, id: outbox.id }) : undefined,
  )
}

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
