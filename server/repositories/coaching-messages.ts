import type { Id } from '../../lib/entities/identity.ts'
import { MOST_TOLD } from '../../lib/entities/reminder-values.ts'
import type { Db } from '../db/client.ts'
import { and, asc, desc, eq, ne } from '../db/orm.ts'
import { reminders } from '../db/schema/reminders.ts'
import { outbox } from '../db/schema/system.ts'
import { users } from '../db/schema/users.ts'
import { byName } from './searched-text.ts'

/** Messages about a coaching, newest first. */
export const listMessagesAbout = (db: Db, coachingId: Id) =>
  db
    .select({ row: outbox, name: users.fullName })
    .from(outbox)
    .leftJoin(users, eq(users.id, outbox.userId))
    .where(eq(outbox.coachingId, coachingId))
    .orderBy(desc(outbox.createdAt), asc(outbox.id))
    .limit(MOST_TOLD + 1)

/** Who was left out of which reminder of a coaching, newest first. */
export const listLeftOut = (db: Db, coachingId: Id) =>
  db
    .select({ row: reminders, name: users.fullName })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .where(
      and(
        eq(reminders.coachingId, coachingId),
        ne(reminders.outcome, 'sent'),
        ne(reminders.kind, 'waiting'),
      ),
    )
    .orderBy(desc(reminders.decidedAt), byName(users.fullName))
    .limit(MOST_TOLD + 1)
