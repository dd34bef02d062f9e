import { READY_REMINDERS, reminderExpiry } from '../../lib/domain/messages/reminder-plan.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type {
  CoachingMessages,
  PlannedReminders,
  Reminded,
} from '../../lib/entities/reminder.ts'
import type { PlannedReminderBody, SendNowBody } from '../../lib/validation/notification.ts'
import type { Db } from '../db/client.ts'
import { badRequest, conflict, notFound } from '../problem.ts'
import { listLeftOut, listMessagesAbout } from '../repositories/coaching-messages.ts'
import { findCoaching } from '../repositories/coachings.ts'
import { lockName } from '../repositories/locks.ts'
import {
  insertReminder,
  listReminderSettings,
  listUndecided,
  setReminder,
} from '../repositories/reminders.ts'
import { COACHING_UNKNOWN, lockLiveCoaching } from './coaching-access.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { queueReminder, type ReminderContext, readConcerned } from './reminder-delivery.ts'
import { type PlannedReminder, planOf } from './reminder-plans.ts'

type Where = { coachingId: Id; now: Date }

/** Who would get it at a moment, by what is known now. */
const concernedAt = async (db: Db, planned: PlannedReminder, moment: Date) => {
  if (!planned.dueAt) return []
  const isConcerned = await readConcerned(db, planned, moment)
  const people = await listUndecided(db, { ...planned, dueAt: moment })
  return people.filter(({ id, stoppedAt }) => !stoppedAt && isConcerned(id))
}

const named = (people: { id: Id; name: string }[]) =>
  people.map(({ id, name }) => ({ id, name }))

const whenDue = ({ dueAt }: PlannedReminder, now: Date) =>
  new Date(Math.max(now.getTime(), (dueAt?.getTime() ?? 0) + 1))

const isOver = ({ kind, dueAt, schedule }: PlannedReminder, now: Date) =>
  dueAt !== null && now >= reminderExpiry(kind, dueAt, schedule, OFFICE_ZONE)

/** @throws Problem 404 unknown or deleted. */
export const readReminders = async (
  db: Db,
  { coachingId, now }: Where,
): Promise<PlannedReminders> => {
  const coaching = await findCoaching(db, coachingId)
  if (!coaching) throw notFound(COACHING_UNKNOWN)
  const settings = await listReminderSettings(db, [coachingId])
  const answer: PlannedReminders = []
  for (const planned of planOf(coaching, settings)) {
    const { kind, enabled, days, minutes, subject, paragraph, dueAt } = planned
    const over = isOver(planned, now)
    answer.push({
      ...{ kind, enabled, days, minutes, subject, paragraph, isOver: over },
      dueAt: dueAt?.toISOString() ?? null,
      people: over ? [] : named(await concernedAt(db, planned, whenDue(planned, now))),
      sendable: named(await concernedAt(db, planned, now)),
    })
  }
  return answer
}

const TIMES = {
  day: {
    holds: ({ minutes }: PlannedReminderBody) => minutes >= 0 && minutes < 1440,
    told: 'Pilih hari dan jam',
  },
  start: {
    holds: ({ days, minutes }: PlannedReminderBody) => days === 0 && minutes < 0,
    told: 'Pesan ini dikirim sebelum meeting dimulai',
  },
  end: {
    holds: ({ days, minutes }: PlannedReminderBody) => days === 0 && minutes >= 0,
    told: 'Pesan ini dikirim setelah meeting selesai',
  },
}

/**
 * Sets one reminder; what is as it comes is kept nowhere, so that a better ready text reaches it.
 *
 * @throws Problem 400 for a time that it cannot have, 404 unknown, 410 deleted.
 */
export const changeReminder = async (
  tx: Db,
  body: PlannedReminderBody,
  { coachingId, now }: Where,
): Promise<PlannedReminders> => {
  await lockLiveCoaching(tx, coachingId, 'share')
  const { kind, enabled, days, minutes, subject, paragraph } = body
  const ready = READY_REMINDERS[kind]
  const { holds, told } = TIMES[ready.anchor]
  if (!holds(body)) throw badRequest({ minutes: told })
  const isMoved = days !== ready.days || minutes !== ready.minutes
  const own = {
    ...{ enabled, days: isMoved ? days : null, minutes: isMoved ? minutes : null },
    subject: subject === ready.subject ? null : subject,
    paragraph: paragraph === ready.paragraph ? null : paragraph,
  }
  const isReady = enabled && !isMoved && own.subject === null && own.paragraph === null
  await setReminder(tx, { coachingId, kind }, isReady ? null : own)
  return readReminders(tx, { coachingId, now })
}

const NOBODY = 'Tidak ada lagi yang perlu menerima pesan ini. Pesan tidak dikirim.'
const OFF = 'Pesan ini dimatikan. Aktifkan dahulu.'

/**
 * Sends one now to those of `userIds` who have not had it and whom it still concerns; when it is due they get no second one.
 * It is an admin's act: neither the night nor four messages a day hold it back.
 *
 * @throws Problem 404 unknown or deleted, 409 switched off, or where nobody is left.
 */
export const sendReminderNow = async (
  tx: Db,
  { kind, userIds }: SendNowBody,
  { coachingId, adminId, ...context }: ReminderContext & { coachingId: Id; adminId: Id },
): Promise<Reminded> => {
  const { now } = context
  await lockName(tx, 'reminders')
  await lockLiveCoaching(tx, coachingId, 'share')
  const coaching = await findCoaching(tx, coachingId)
  if (!coaching) throw notFound(COACHING_UNKNOWN)
  const settings = await listReminderSettings(tx, [coachingId])
  const planned = planOf(coaching, settings).find((plan) => plan.kind === kind)
  if (!planned?.enabled) throw conflict(OFF)
  const people = await concernedAt(tx, planned, now)
  const sent = people.filter(({ id }) => userIds.includes(id))
  if (sent.length === 0) throw conflict(NOBODY)
  const row = { coachingId, kind, occasion: planned.occasion, outcome: 'sent' as const }
  for (const person of sent) {
    const reminderId = await insertReminder(tx, {
      ...{ ...row, userId: person.id, dueAt: now, decidedAt: now },
    })
    const about = { planned: { ...planned, dueAt: now }, person, createdBy: adminId }
    if (reminderId) await queueReminder(tx, { ...about, reminderId }, context)
  }
  const sentIds = new Set(sent.map(({ id }) => id))
  return { sent: named(sent), skipped: userIds.filter((id) => !sentIds.has(id)) }
}

/** What went to whom about a coaching, and who was left out of what; messages are kept for some months. */
export const readMessages = async (db: Db, coachingId: Id): Promise<CoachingMessages> => {
  const rows = await listMessagesAbout(db, coachingId)
  const leftOut = await listLeftOut(db, coachingId)
  return {
    messages: rows.map(({ row, name }) => ({
      ...{ id: row.id, name, subject: row.subject, channel: row.channel, state: row.state },
      at: (row.sentAt ?? row.createdAt).toISOString(),
      reason: row.lastError,
    })),
    leftOut: leftOut.flatMap(({ row: { id, kind, outcome, decidedAt }, name }) =>
      kind === 'waiting' ? [] : [{ id, name, kind, outcome, at: decidedAt.toISOString() }],
    ),
  }
}
