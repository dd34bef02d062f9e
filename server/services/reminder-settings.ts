import {
  READY_REMINDERS,
  reminderDue,
  reminderExpiry,
} from '../../lib/domain/messages/reminder-plan.ts'
import { uselessAt } from '../../lib/domain/messages/useless-time.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type {
  CoachingMessages,
  PlannedReminders,
  Reminded,
} from '../../lib/entities/reminder.ts'
import type { PlannedReminderBody, SendNowBody } from '../../lib/validation/notification.ts'
import type { Db } from '../db/client.ts'
import { badRequest, conflict } from '../problem.ts'
import { listLeftOut, listMessagesAbout } from '../repositories/coaching-messages.ts'
import type { CoachingRow } from '../repositories/coachings.ts'
import { lockName } from '../repositories/locks.ts'
import {
  insertReminder,
  listReminderSettings,
  listUndecided,
  setReminder,
} from '../repositories/reminders.ts'
import { lockLiveCoaching, requireCoaching } from './coaching-access.ts'
import { toSchedule } from './coaching-view.ts'
import { signerOf } from './office.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { receiptsOf } from './receipts.ts'
import { readConcerned, readHindrance } from './reminder-concern.ts'
import { queueReminder, type ReminderContext } from './reminder-delivery.ts'
import { type PlannedReminder, planOf } from './reminder-plans.ts'

type Where = { coachingId: Id; now: Date }

/** About whom nothing has been decided, with what stands against it at a moment; only who was accepted by another one. */
const peopleAt = async (
  db: Db,
  planned: PlannedReminder,
  { moment, acceptedBy }: { moment: Date; acceptedBy: Date },
) => {
  const hindrance = await readHindrance(db, planned, moment)
  const people = await listUndecided(db, { ...planned, dueAt: acceptedBy })
  return people.map((person) => ({ ...person, hindrance: hindrance(person) }))
}

/** The night holds no admin back, as long as its reader can still do what it is about. */
const sendableNow = async (db: Db, planned: PlannedReminder, now: Date) => {
  if (!planned.dueAt) return []
  const isConcerned = await readConcerned(db, planned, now)
  const people = await peopleAt(db, planned, { moment: now, acceptedBy: now })
  return people.filter(
    (person) =>
      (person.hindrance === null || person.hindrance === 'quiet') && isConcerned(person),
  )
}

const named = (people: { id: Id; name: string }[]) =>
  people.map(({ id, name }) => ({ id, name }))

const isOver = ({ kind, dueAt, schedule }: PlannedReminder, now: Date) =>
  dueAt !== null && now >= reminderExpiry(kind, dueAt, schedule, OFFICE_ZONE)

/** Who would get it, or not, when it is due: whoever is accepted after that has just been told. */
const peopleWhenDue = async (db: Db, planned: PlannedReminder, now: Date) => {
  const { dueAt } = planned
  if (!dueAt || isOver(planned, now)) return []
  const moment = new Date(Math.max(now.getTime(), dueAt.getTime() + 1))
  return peopleAt(db, planned, { moment, acceptedBy: dueAt })
}

/** Whom it would have gone to had the server, the setting and the schedule stood as it was due. */
const peopleMissed = async (db: Db, planned: PlannedReminder, now: Date) => {
  const { dueAt } = planned
  return dueAt && isOver(planned, now) ? listUndecided(db, { ...planned, dueAt }) : []
}

/** @throws Problem 404 unknown or deleted. */
export const readReminders = async (
  db: Db,
  { coachingId, now }: Where,
): Promise<PlannedReminders> => {
  const coaching = await requireCoaching(db, coachingId)
  const settings = await listReminderSettings(db, [coachingId])
  const answer: PlannedReminders = []
  for (const planned of planOf(coaching, settings)) {
    const { kind, enabled, days, minutes, subject, paragraph, dueAt } = planned
    const people = await peopleWhenDue(db, planned, now)
    answer.push({
      ...{ kind, enabled, days, minutes, subject, paragraph },
      isOver: isOver(planned, now),
      dueAt: dueAt?.toISOString() ?? null,
      people: named(people.filter(({ hindrance }) => hindrance === null)),
      withheld: people.flatMap(({ id, name, hindrance: reason }) =>
        reason === 'stopped' || reason === 'quiet' ? [{ id, name, reason }] : [],
      ),
      missed: named(await peopleMissed(db, planned, now)),
      sendable: named(await sendableNow(db, planned, now)),
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

const PAST = 'Waktu ini sudah lewat. Pilih waktu yang akan datang.'

/** Nothing goes at once, or to nobody, because somebody meant to move it. */
const refuseUseless = async (
  tx: Db,
  { kind, days, minutes }: PlannedReminderBody,
  { coaching, now }: { coaching: CoachingRow; now: Date },
) => {
  const plans = planOf(coaching, await listReminderSettings(tx, [coaching.id]))
  const before = plans.find((planned) => planned.kind === kind)
  if (before?.days === days && before.minutes === minutes) return
  const dueAt = reminderDue(kind, { days, minutes }, toSchedule(coaching), OFFICE_ZONE)
  if (!dueAt) return
  if (dueAt <= now) throw conflict(PAST)
  const ready = READY_REMINDERS[kind]
  const isReady = days === ready.days && minutes === ready.minutes
  const useless = uselessAt(kind, dueAt, toSchedule(coaching), OFFICE_ZONE)
  if (useless && !isReady) throw conflict(useless)
}

/**
 * Sets one reminder; what is as it comes is kept nowhere, so that a better ready text reaches it.
 *
 * @throws Problem 400 for a time that it cannot have, 404 unknown, 409 moved into the past or to where nobody can do what it is about, 410 deleted.
 */
export const changeReminder = async (
  tx: Db,
  body: PlannedReminderBody,
  { coachingId, now }: Where,
): Promise<PlannedReminders> => {
  const coaching = await lockLiveCoaching(tx, coachingId, 'share')
  const { kind, enabled, days, minutes, subject, paragraph } = body
  const ready = READY_REMINDERS[kind]
  const { holds, told } = TIMES[ready.anchor]
  if (!holds(body)) throw badRequest({ minutes: told })
  await refuseUseless(tx, body, { coaching, now })
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
const REWORDED =
  'Isi pesan ini diubah sejak ditampilkan, sehingga belum dikirim. Lihat isinya, lalu kirim lagi.'
const OFF = 'Pesan ini dimatikan. Aktifkan dahulu.'

/** Whether it reads as it was shown; who does not say how is let through. */
const readsAs = (
  { subject, paragraph }: PlannedReminder,
  shown: Pick<SendNowBody, 'subject' | 'paragraph'>,
) => (shown.subject ?? subject) === subject && (shown.paragraph ?? paragraph) === paragraph

/**
 * Sends one now to those of `userIds` who have not had it and whom it still concerns; when it is due they get no second one.
 * It is an admin's act: neither the night nor four messages a day hold it back.
 *
 * @throws Problem 404 unknown or deleted, 409 switched off, reworded since it was shown, or where nobody is left.
 */
export const sendReminderNow = async (
  tx: Db,
  { kind, userIds, ...shown }: SendNowBody,
  { coachingId, adminId, ...context }: ReminderContext & { coachingId: Id; adminId: Id },
): Promise<Reminded> => {
  const { now } = context
  await lockName(tx, 'reminders')
  const coaching = await lockLiveCoaching(tx, coachingId, 'share')
  const settings = await listReminderSettings(tx, [coachingId])
  const planned = planOf(coaching, settings).find((plan) => plan.kind === kind)
  if (!planned?.enabled) throw conflict(OFF)
  if (!readsAs(planned, shown)) throw conflict(REWORDED)
  const people = await sendableNow(tx, planned, now)
  const sent = people.filter(({ id }) => userIds.includes(id))
  if (sent.length === 0) throw conflict(NOBODY)
  const row = { coachingId, kind, occasion: planned.occasion, outcome: 'sent' as const }
  const sender = await signerOf(tx, context.services)
  for (const person of sent) {
    const reminderId = await insertReminder(tx, {
      ...{ ...row, userId: person.id, dueAt: now, decidedAt: now },
    })
    const about = {
      planned: { ...planned, dueAt: now },
      person,
      sender,
      createdBy: adminId,
    }
    if (reminderId) await queueReminder(tx, { ...about, reminderId }, context)
  }
  const sentIds = new Set(sent.map(({ id }) => id))
  return { sent: named(sent), skipped: userIds.filter((id) => !sentIds.has(id)) }
}

/** What went to whom about a coaching, and who was left out of what; messages are kept for some months. */
export const readMessages = async (db: Db, coachingId: Id): Promise<CoachingMessages> => {
  await requireCoaching(db, coachingId)
  const rows = await listMessagesAbout(db, coachingId)
  const leftOut = await listLeftOut(db, coachingId)
  return {
    messages: rows.map(({ row, name }) => ({
      ...{ id: row.id, name, subject: row.subject, channel: row.channel, state: row.state },
      at: (row.sentAt ?? row.createdAt).toISOString(),
      ...receiptsOf(row),
      reason: row.lastError,
    })),
    leftOut: leftOut.flatMap(({ row: { id, kind, outcome, decidedAt }, name }) =>
      kind === 'waiting' ? [] : [{ id, name, kind, outcome, at: decidedAt.toISOString() }],
    ),
  }
}
