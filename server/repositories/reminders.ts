import type { SQL } from 'drizzle-orm'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  not,
  sql,
} from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { proposals } from '../db/schema/proposals.ts'
import { reminderSettings, reminders } from '../db/schema/reminders.ts'
import { outbox } from '../db/schema/system.ts'
import { testAttempts, testQuestions, testSets } from '../db/schema/tests.ts'
import { users } from '../db/schema/users.ts'
import { isParticipation } from './proposals.ts'
import { type Recipient, recipientShape } from './recipients.ts'

export type ReminderSettingRow = typeof reminderSettings.$inferSelect
/** `stoppedAt`: since when they want no reminders. */
export type Participant = Recipient & { stoppedAt: Date | null }
export type ReminderRow = typeof reminders.$inferSelect
type NewReminder = typeof reminders.$inferInsert

const isShown = and(eq(coachings.isPublished, true), isNull(coachings.deletedAt))

/** What the reminders of a coaching are planned by. */
const plannedShape = {
  ...{ id: coachings.id, topic: coachings.topic },
  tanggalMeeting: coachings.tanggalMeeting,
  ...{ jamMulai: coachings.jamMulai, jamSelesai: coachings.jamSelesai },
}

/** Published coachings whose meeting lies between two moments. */
export const listRemindable = (db: Db, { from, until }: { from: Date; until: Date }) =>
  db
    .select(plannedShape)
    .from(coachings)
    .where(
      and(
        isShown,
        gt(coachings.tanggalMeeting, from),
        lte(coachings.tanggalMeeting, until),
      ),
    )
    .orderBy(asc(coachings.id))

/** Of these coachings those that are published. */
export const listShown = (db: Db, ids: Id[]) =>
  db
    .select(plannedShape)
    .from(coachings)
    .where(and(isShown, inArray(coachings.id, ids)))

/** Where these coachings' reminders differ from the ready ones. */
export const listReminderSettings = (
  db: Db,
  coachingIds: Id[],
): Promise<ReminderSettingRow[]> =>
  db
    .select()
    .from(reminderSettings)
    .where(inArray(reminderSettings.coachingId, coachingIds))

const participants = (db: Db, coachingId: Id, where?: SQL): Promise<Participant[]> =>
  db
    .select({ ...recipientShape, stoppedAt: users.remindersStoppedAt })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.userId))
    .where(and(eq(proposals.coachingId, coachingId), isParticipation, where))
    .orderBy(asc(users.id))

/** Those who take part in a coaching and want reminders. */
export const listRemindedPeople = (db: Db, coachingId: Id): Promise<Participant[]> =>
  participants(db, coachingId, isNull(users.remindersStoppedAt))

/** Whoever was accepted when an occasion was due and about whom nothing has been decided yet. */
export const listUndecided = (
  db: Db,
  { coachingId, occasion, dueAt }: { coachingId: Id; occasion: string; dueAt: Date },
): Promise<Participant[]> => {
  const decided = db
    .select({ id: reminders.id })
    .from(reminders)
    .where(and(eq(reminders.userId, users.id), eq(reminders.occasion, occasion)))
  const where = and(lte(proposals.decidedAt, dueAt), not(exists(decided)))
  return participants(db, coachingId, where)
}

/** Who has begun the post-test of a coaching, and who has ended it. */
export const readPostTests = async (
  db: Db,
  coachingId: Id,
): Promise<{ begun: Set<Id>; ended: Set<Id>; hasQuestions: boolean }> => {
  const rows = await db
    .select({ userId: testAttempts.userId, endedAt: testAttempts.endedAt })
    .from(testAttempts)
    .where(and(eq(testAttempts.coachingId, coachingId), eq(testAttempts.kind, 'post-test')))
  const [question] = await db
    .select({ id: testQuestions.id })
    .from(testQuestions)
    .innerJoin(testSets, eq(testSets.id, testQuestions.setId))
    .where(and(eq(testSets.coachingId, coachingId), eq(testSets.kind, 'post-test')))
    .limit(1)
  return {
    begun: new Set(rows.map(({ userId }) => userId)),
    ended: new Set(rows.filter(({ endedAt }) => endedAt).map(({ userId }) => userId)),
    hasQuestions: question !== undefined,
  }
}

/** Keeps a decision; null where it was made already. */
export const insertReminder = async (tx: Db, row: NewReminder): Promise<Id | null> => {
  const [made] = await tx
    .insert(reminders)
    .values(row)
    .onConflictDoNothing({ target: [reminders.userId, reminders.occasion] })
    .returning({ id: reminders.id })
  return made?.id ?? null
}

/** How many messages each of these people was written since a moment; one by two channels is one. */
export const countMessagesTo = async (
  db: Db,
  { userIds, since }: { userIds: Id[]; since: Date },
): Promise<Map<Id | null, number>> => {
  const rows = await db
    .select({
      userId: outbox.userId,
      messages: sql<number>`count(distinct (${outbox.createdAt}, ${outbox.subject}, ${outbox.coachingId}))::int`,
    })
    .from(outbox)
    .where(
      and(
        inArray(outbox.userId, userIds),
        gte(outbox.createdAt, since),
        ne(outbox.state, 'cancelled'),
      ),
    )
    .groupBy(outbox.userId)
  return new Map(rows.map(({ userId, messages }) => [userId, messages]))
}

/** Sets a reminder of a coaching; as it comes where `values` is null. */
export const setReminder = async (
  tx: Db,
  { coachingId, kind }: Pick<ReminderSettingRow, 'coachingId' | 'kind'>,
  values: Omit<ReminderSettingRow, 'coachingId' | 'kind'> | null,
): Promise<void> => {
  const { coachingId: coaching, kind: which } = reminderSettings
  if (!values) {
    await tx.delete(reminderSettings).where(and(eq(coaching, coachingId), eq(which, kind)))
    return
  }
  await tx
    .insert(reminderSettings)
    .values({ coachingId, kind, ...values })
    .onConflictDoUpdate({ target: [coaching, which], set: values })
}
