import { isQuiet } from '../../lib/domain/messages/reminder-plan.ts'
import { postTestWindow } from '../../lib/domain/participation/timing.ts'
import type { Zone } from '../../lib/domain/schedule/time-zone.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { listSurveyed } from '../repositories/participation.ts'
import type { Recipient } from '../repositories/recipients.ts'
import {
  listRemindedPeople,
  listReminderSettings,
  listShown,
  type Participant,
  type ReminderRow,
  readPostTests,
} from '../repositories/reminders.ts'
import { findReminders, withdrawClaimed } from '../repositories/unsent-reminders.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { type PlannedReminder, planOf } from './reminder-plans.ts'

type Reader = Pick<Recipient, 'id' | 'zone'>

/** Who may still do what the reminder is about, as their own pages tell it, and has not. */
export const readConcerned = async (
  db: Db,
  { kind, coachingId, schedule }: PlannedReminder,
  now: Date,
): Promise<(reader: Reader) => boolean> => {
  if (kind === 'day-before' || kind === 'hour-before')
    return () => schedule.jamMulai !== null && now < new Date(schedule.jamMulai)
  const { begun, ended, hasQuestions } = await readPostTests(db, coachingId)
  if (kind === 'survey') {
    const surveyed = await listSurveyed(db, coachingId)
    return ({ id }) => ended.has(id) && !surveyed.has(id)
  }
  const isOpenIn = (zone: Zone) => postTestWindow(schedule, now, zone).state === 'open'
  return ({ id, zone }) => hasQuestions && !begun.has(id) && isOpenIn(zone ?? OFFICE_ZONE)
}

/** Why a reminder does not go to somebody at a moment; null where nothing is known that stands against it. */
export const readHindrance = async (
  db: Db,
  planned: PlannedReminder,
  moment: Date,
): Promise<(person: Participant) => 'done' | 'stopped' | 'quiet' | null> => {
  const isConcerned = await readConcerned(db, planned, moment)
  const { kind, schedule } = planned
  return (person) => {
    // where it is past their own 21:00 it is night for them, which says more
    if (!isConcerned({ ...person, zone: null })) return 'done'
    if (person.stoppedAt) return 'stopped'
    return isQuiet(kind, schedule, moment, person.zone ?? OFFICE_ZONE) ? 'quiet' : null
  }
}

const listConcerned = async (db: Db, planned: PlannedReminder, now: Date) => {
  const people = await listRemindedPeople(db, planned.coachingId)
  const isConcerned = await readConcerned(db, planned, now)
  return new Set(people.filter(isConcerned).map(({ id }) => id))
}

/** Of reminders that have not gone out: whose meeting has moved or gone, and who left, has done it or wants none any more. */
export const outdatedAmong = async (
  db: Db,
  rows: readonly ReminderRow[],
  now: Date,
): Promise<Id[]> => {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.flatMap(({ coachingId }) => coachingId ?? []))]
  const settings = await listReminderSettings(db, ids)
  const plans = (await listShown(db, ids)).flatMap((coaching) => planOf(coaching, settings))
  const outdated: Id[] = []
  for (const [occasion, some] of Map.groupBy(rows, (row) => row.occasion)) {
    const planned = plans.find((plan) => plan.enabled && plan.occasion === occasion)
    const concerned = planned ? await listConcerned(db, planned, now) : new Set()
    outdated.push(
      ...some.filter(({ userId }) => !concerned.has(userId)).map(({ id }) => id),
    )
  }
  return outdated
}

/** Whether a reminder that has not gone out helps its reader no more. */
export const isNeedless = async (db: Db, reminderId: Id, now: Date): Promise<boolean> =>
  (await outdatedAmong(db, await findReminders(db, [reminderId]), now)).length > 0

/**
 * Of claimed messages those that may go: a reminder is looked at once more at the last moment, since much may have happened while
 * it waited for its gateway.
 */
export const withoutOutdated = async <M extends { id: Id; reminderId: Id | null }>(
  db: Db,
  messages: M[],
  now: Date,
): Promise<M[]> => {
  const reminderIds = messages.flatMap(({ reminderId }) => reminderId ?? [])
  if (reminderIds.length === 0) return messages
  const rows = await findReminders(db, reminderIds)
  const outdated = new Set(await outdatedAmong(db, rows, now))
  const isOutdated = ({ reminderId }: M) => reminderId !== null && outdated.has(reminderId)
  const stale = messages.filter(isOutdated)
  if (stale.length === 0) return messages
  await withdrawClaimed(
    db,
    stale.map(({ id }) => id),
  )
  return messages.filter((message) => !isOutdated(message))
}
