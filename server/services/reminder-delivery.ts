import { addressedTo, NAME_SLOT } from '../../lib/domain/messages/name-slot.ts'
import { reminderMessage } from '../../lib/domain/messages/reminder-message.ts'
import { reminderExpiry } from '../../lib/domain/messages/reminder-plan.ts'
import { zoneOf } from '../../lib/domain/schedule/time-zone.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import type { Recipient } from '../repositories/recipients.ts'
import type { Services } from '../start/deps.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { enqueue } from './outbox.ts'
import type { PlannedReminder } from './reminder-plans.ts'
import { addressOf } from './senders.ts'

export type ReminderContext = { now: Date; services: Pick<Services, 'config' | 'ways'> }

/** Queues a reminder for one person, by all ways, in their zone. */
export const queueReminder = async (
  tx: Db,
  {
    planned,
    person,
    sender,
    ...about
  }: {
    planned: PlannedReminder & { dueAt: Date }
    person: Recipient
    reminderId: Id
    createdBy: Id | null
    /** Who signs it. */
    sender: string
  },
  { now, services: { config, ways } }: ReminderContext,
): Promise<void> => {
  const { kind, coachingId, schedule, dueAt, page, topic } = planned
  const timeZone = zoneOf(person.zone)
  const written = reminderMessage(planned, {
    ...{ ...schedule, topic, name: NAME_SLOT, timeZone },
    ...{ product: config.appName, sender },
    url: `${config.publicUrl}/#/proses-coaching/${coachingId}/${page}`,
  })
  const { subject, message: body } = addressedTo(written, person.name)
  const withCalendar = kind === 'day-before' || kind === 'hour-before'
  for (const channel of ways)
    await enqueue(tx, {
      ...{ channel, recipient: addressOf(channel, person), purpose: kind },
      ...{ ...about, subject, body, userId: person.id, coachingId, now, withCalendar },
      expiresAt: reminderExpiry(kind, dueAt, schedule, OFFICE_ZONE, timeZone.zone),
    })
}
