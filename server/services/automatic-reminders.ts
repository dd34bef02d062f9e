import { isQuiet, reminderExpiry } from '../../lib/domain/messages/reminder-plan.ts'
import { startOfDayIn } from '../../lib/domain/schedule/dates.ts'
import type { Id } from '../../lib/entities/identity.ts'
import { REMINDER_KINDS, type ReminderOutcome } from '../../lib/entities/reminder-values.ts'
import type { Db } from '../db/client.ts'
import { lockName } from '../repositories/locks.ts'
import { listRecipients } from '../repositories/recipients.ts'
import {
  countMessagesTo,
  insertReminder,
  listQueuedReminders,
  listRemindable,
  listReminderSettings,
  listUndecided,
  type Participant,
  withdrawReminders,
} from '../repositories/reminders.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { queueReminder, type ReminderContext, readConcerned } from './reminder-delivery.ts'
import { type PlannedReminder, planOf } from './reminder-plans.ts'
import { lastRestore } from './restored.ts'

const DAY_MS = 86_400_000
/** Further from its meeting no reminder can be moved. */
const REACH_MS = 31 * DAY_MS
/** By day and person, of all messages; what is less urgent is left out. */
const MOST_A_DAY = 4

type Due = PlannedReminder & { dueAt: Date }

const decide = async (tx: Db, planned: Due, context: ReminderContext) => {
  const { kind, coachingId, schedule, dueAt, occasion } = planned
  const { now } = context
  const people = await listUndecided(tx, planned)
  if (people.length === 0) return
  const isConcerned = await readConcerned(tx, planned, now)
  const since = startOfDayIn(now, OFFICE_ZONE)
  const written = await countMessagesTo(tx, { userIds: people.map(({ id }) => id), since })
  const outcomeFor = ({ id, zone, stoppedAt }: Participant): ReminderOutcome => {
    if (!isConcerned(id)) return 'done'
    if (stoppedAt) return 'stopped'
    if (isQuiet(kind, schedule, now, zone ?? OFFICE_ZONE)) return 'quiet'
    return (written.get(id) ?? 0) >= MOST_A_DAY ? 'too-many' : 'sent'
  }
  for (const person of people) {
    const outcome = outcomeFor(person)
    const row = { coachingId, kind, occasion, outcome, dueAt, decidedAt: now }
    const reminderId = await insertReminder(tx, { ...row, userId: person.id })
    if (reminderId && outcome === 'sent')
      await queueReminder(tx, { planned, person, reminderId, createdBy: null }, context)
  }
}

/** Of those that have not gone out yet: whose meeting has moved or gone, who left or has done it. */
const withdrawChanged = async (tx: Db, plans: readonly PlannedReminder[], now: Date) => {
  const queued = (await listQueuedReminders(tx)).map(({ reminder }) => reminder)
  const stale: Id[] = []
  for (const [occasion, rows] of Map.groupBy(queued, (row) => row.occasion)) {
    const planned = plans.find((plan) => plan.enabled && plan.occasion === occasion)
    const isConcerned = planned ? await readConcerned(tx, planned, now) : () => false
    const accepted = planned ? await listRecipients(tx, planned.coachingId) : []
    const ids = new Set(accepted.map(({ id }) => id).filter(isConcerned))
    stale.push(...rows.filter(({ userId }) => !ids.has(userId)).map(({ id }) => id))
  }
  if (stale.length > 0) await withdrawReminders(tx, stale)
}

const isDue = (
  planned: PlannedReminder,
  now: Date,
  restored: Date | null,
): planned is Due => {
  const { kind, enabled, dueAt, schedule } = planned
  // at its very end a meeting is not over yet
  if (!enabled || !dueAt || dueAt >= now || (restored && dueAt <= restored)) return false
  return now < reminderExpiry(kind, dueAt, schedule, OFFICE_ZONE)
}

/**
 * Decides what is due by what is known now, and queues it in the same transaction: each person and occasion once, however many
 * servers ask. Nothing is made up for: what is too late, or was due before a backup was restored, is not sent.
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
  await withdrawChanged(tx, plans, now)
  const restored = await lastRestore(tx)
  const urgency = ({ kind }: PlannedReminder) => REMINDER_KINDS.indexOf(kind)
  const due = plans.filter((planned): planned is Due => isDue(planned, now, restored))
  for (const planned of due.toSorted((a, b) => urgency(a) - urgency(b)))
    await decide(tx, planned, context)
}
