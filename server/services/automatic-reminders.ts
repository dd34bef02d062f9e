import { reminderExpiry } from '../../lib/domain/messages/reminder-plan.ts'
import { startOfDayIn } from '../../lib/domain/schedule/dates.ts'
import { REMINDER_KINDS, type ReminderOutcome } from '../../lib/entities/reminder-values.ts'
import type { Db } from '../db/client.ts'
import { lockName } from '../repositories/locks.ts'
import {
  countMessagesTo,
  insertReminder,
  listRemindable,
  listReminderSettings,
  listUndecided,
  type Participant,
} from '../repositories/reminders.ts'
import { listQueuedReminders, withdrawReminders } from '../repositories/unsent-reminders.ts'
import { signerOf } from './office.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { outdatedAmong, readHindrance } from './reminder-concern.ts'
import { queueReminder, type ReminderContext } from './reminder-delivery.ts'
import { type PlannedReminder, planOf, REACH_MS } from './reminder-plans.ts'

/** By day and person, of all messages; what is less urgent is left out. */
const MOST_A_DAY = 4

type Due = PlannedReminder & { dueAt: Date }

const decide = async (tx: Db, planned: Due, context: ReminderContext) => {
  const { kind, coachingId, dueAt, occasion } = planned
  const { now, services } = context
  const people = await listUndecided(tx, planned)
  if (people.length === 0) return
  const about = { planned, sender: await signerOf(tx, services), createdBy: null }
  const hindrance = await readHindrance(tx, planned, now)
  const since = startOfDayIn(now, OFFICE_ZONE)
  const written = await countMessagesTo(tx, { userIds: people.map(({ id }) => id), since })
  const outcomeFor = (person: Participant): ReminderOutcome =>
    hindrance(person) ?? ((written.get(person.id) ?? 0) >= MOST_A_DAY ? 'too-many' : 'sent')
  for (const person of people) {
    const outcome = outcomeFor(person)
    const row = { coachingId, kind, occasion, outcome, dueAt, decidedAt: now }
    const reminderId = await insertReminder(tx, { ...row, userId: person.id })
    if (reminderId && outcome === 'sent')
      await queueReminder(tx, { ...about, person, reminderId }, context)
  }
}

const isDue = (planned: PlannedReminder, now: Date): planned is Due => {
  const { kind, enabled, dueAt, schedule } = planned
  // at its very end a meeting is not over yet
  if (!enabled || !dueAt || dueAt >= now) return false
  return now < reminderExpiry(kind, dueAt, schedule, OFFICE_ZONE)
}

/**
 * Decides what is due by what is known now, and queues it in the same transaction: each person and occasion once, however many
 * servers ask. Nothing is made up for: what is too late is not sent.
 */
export const sendReminders = async (tx: Db, context: ReminderContext): Promise<void> => {
  const { now, services } = context
  if (services.ways.length === 0) return
  await lockName(tx, 'reminders')
  const reach = { from: now.getTime() - REACH_MS, until: now.getTime() + REACH_MS }
  const coachings = await listRemindable(tx, {
    ...{ from: new Date(reach.from), until: new Date(reach.until) },
  })
  const settings = await listReminderSettings(
    tx,
    coachings.map(({ id }) => id),
  )
  const plans = coachings.flatMap((coaching) => planOf(coaching, settings))
  await withdrawReminders(tx, await outdatedAmong(tx, await listQueuedReminders(tx), now))
  const due = plans.filter((planned): planned is Due => isDue(planned, now))
  const urgency = ({ kind }: PlannedReminder) => REMINDER_KINDS.indexOf(kind)
  for (const planned of due.toSorted((a, b) => urgency(a) - urgency(b)))
    await decide(tx, planned, context)
}
