import { sql } from '../../db/orm.ts'
import { eraseAccount } from '../../services/erasure.ts'
import { enqueue } from '../../services/outbox.ts'
import { askForPlace, stopWaiting } from '../../services/place-alerts.ts'
import {
  changeReminder,
  readReminders,
  sendReminderNow,
} from '../../services/reminder-settings.ts'
import { chooseReminders } from '../../services/stopped-reminders.ts'
import {
  DAY,
  HOUR,
  KINDS,
  noteFullness,
  type Part,
  seatsTaken,
  settingOf,
  type Wish,
} from './book.ts'
import type { Month } from './month.ts'

type Act = { name: string; weight: number; play: (month: Month) => Promise<unknown> }

const MINUTE = 60_000

const someMeeting = ({ random, book }: Month) =>
  random.pick(book.meetings.filter(({ isLive }) => isLive))

const somePart = ({ random, book }: Month, holds: (part: Part) => boolean) =>
  random.pick(book.parts.filter(holds))

const moveMeeting = async (month: Month) => {
  const meeting = someMeeting(month)
  if (!meeting || meeting.start <= month.now) return
  const { random } = month
  const start = random.chance(0.3)
    ? meeting.start + (random.pick([-HOUR, HOUR, DAY]) ?? 0)
    : month.someStart(0)
  if (start <= month.now) return
  Object.assign(meeting, { start, end: start + 2 * HOUR })
  await month.placeMeeting(meeting.id, start)
}

const deleteMeeting = async (month: Month) => {
  const meeting = someMeeting(month)
  if (!meeting) return
  meeting.isLive = false
  const at = month.moment.toISOString()
  await month.run(sql`update coachings set deleted_at = ${at} where id = ${meeting.id}`)
}

const join = async (month: Month) => {
  const { random, book } = month
  const meeting = someMeeting(month)
  const person = random.pick(book.people)
  if (!meeting || !person || meeting.start <= month.now) return
  const known = book.parts.some(
    ({ userId, coachingId }) => userId === person.id && coachingId === meeting.id,
  )
  if (!known) await month.propose(person.id, meeting.id, random.chance(0.6))
}

const decide = async (month: Month) => {
  const part = somePart(month, ({ state }) => state === 'waits')
  const meeting = month.book.meetings.find(({ id }) => id === part?.coachingId)
  if (!part || !meeting) return
  const isIn =
    month.random.chance(0.7) && seatsTaken(month.book, meeting.id) < meeting.quota
  part.state = isIn ? 'in' : 'rejected'
  part.acceptedAt = month.now
  await month.run(sql`update proposals set status = ${isIn ? 'APPROVED' : 'REJECTED'},
    reason = ${isIn ? null : 'Kuota'}, decided_at = ${month.moment.toISOString()}
    where user_id = ${part.userId} and coaching_id = ${part.coachingId}`)
}

const leave = async (month: Month) => {
  const part = somePart(month, ({ state }) => state === 'in')
  if (!part) return
  part.state = 'out'
  await month.run(sql`update proposals set cancelled_at = ${month.moment.toISOString()}
    where user_id = ${part.userId} and coaching_id = ${part.coachingId}`)
}

const setOf = ({ base }: Month, coachingId: string) =>
  base.sets[base.coachings.indexOf(coachingId)]

/** The post-test, or the survey after it. */
const doSomething = async (month: Month) => {
  const { book, now } = month
  const isOpen = ({ coachingId }: Part) =>
    book.meetings.some(({ id, isLive, end }) => id === coachingId && isLive && end <= now)
  const part = somePart(
    month,
    (one) => one.state === 'in' && isOpen(one) && !one.hasAnswered,
  )
  if (!part) return
  const { userId, coachingId } = part
  const at = month.moment.toISOString()
  if (part.hasEnded) {
    part.hasAnswered = true
    await month.run(sql`insert into surveys (coaching_id, user_id, answers, submitted_at)
      values (${coachingId}, ${userId}, '{}', ${at})`)
    return
  }
  Object.assign(part, { hasBegun: true, hasEnded: true })
  await month.run(sql`insert into test_attempts
    (coaching_id, user_id, kind, set_id, total, started_at, deadline, ended_at, benar, score)
    values (${coachingId}, ${userId}, 'post-test', ${setOf(month, coachingId)}, 4, ${at}, ${at}, ${at}, 4, 100)`)
}

const stopOrBegin = async (month: Month) => {
  const person = month.random.pick(month.book.people)
  if (!person) return
  person.isStopped = !person.isStopped
  const choice = { userId: person.id, stop: person.isStopped, now: month.moment }
  await month.server.db.transaction((tx) => chooseReminders(tx, choice))
}

const endAccount = async (month: Month) => {
  const { book, random, server } = month
  const person = random.pick(book.people)
  if (!person) return
  book.people = book.people.filter((one) => one !== person)
  for (const part of book.parts) if (part.userId === person.id) part.state = 'out'
  book.wishes = book.wishes.filter(({ userId }) => userId !== person.id)
  const whose = { id: person.id, roles: ['user'] as const, now: month.moment }
  const { db, services } = server
  await db.transaction((tx) => eraseAccount(tx, services, whose))
}

const setReminder = async (month: Month) => {
  const { random, server } = month
  const meeting = someMeeting(month)
  const kind = random.pick(KINDS)
  if (!meeting || !kind) return
  const before = settingOf(meeting, kind)
  const step = (random.pick([-3, -1, 1, 2]) ?? 0) * 60
  const isMoved = random.chance(0.7)
  const wanted = {
    enabled: random.chance(0.8),
    days: before.days,
    minutes: before.minutes + (isMoved ? step : 0),
  }
  const where = { coachingId: meeting.id, now: month.moment }
  const texts = { subject: 'Pengingat', paragraph: 'Jangan lupa.' }
  try {
    await server.db.transaction((tx) =>
      changeReminder(tx, { kind, ...texts, ...wanted }, where),
    )
  } catch (error) {
    // a time that it cannot have, or that is over
    if (error instanceof Error && error.constructor.name === 'Problem') return
    throw error
  }
  meeting.own[kind] = wanted
}

const sendNow = async (month: Month) => {
  const { random, server } = month
  const meeting = someMeeting(month)
  if (!meeting) return
  const where = { coachingId: meeting.id, now: month.moment }
  const plans = await readReminders(server.db, where)
  const plan = random.pick(
    plans.filter(({ enabled, sendable }) => enabled && sendable.length > 0),
  )
  if (!plan) return
  const body = { kind: plan.kind, userIds: plan.sendable.map(({ id }) => id) }
  const { id: adminId } = (await someAdmin(month)) ?? { id: '' }
  const about = { ...where, adminId, services: server.services }
  await server.db.transaction((tx) => sendReminderNow(tx, body, about))
  month.count('sent by hand', plan.sendable.length)
}

const someAdmin = async (month: Month) => {
  const { rows } = await month.run(sql`select id from users where role = 'admin' limit 1`)
  return rows[0] as { id: string } | undefined
}

const ask = async (month: Month) => {
  const { book, random, server } = month
  const meeting = random.pick(
    book.meetings.filter(
      ({ id, quota, isLive, start }) =>
        isLive && start > month.now && seatsTaken(book, id) >= quota,
    ),
  )
  const person = random.pick(book.people)
  if (!meeting || !person) return
  const wish = { coachingId: meeting.id, userId: person.id }
  const isKnown = (known: { userId: string; coachingId: string }) =>
    known.userId === wish.userId && known.coachingId === wish.coachingId
  if (book.wishes.some(isKnown)) {
    book.wishes = book.wishes.filter((one) => !isKnown(one))
    return server.db.transaction((tx) => stopWaiting(tx, wish))
  }
  if (book.parts.some((part) => isKnown(part) && part.state !== 'out')) return
  book.wishes.push(wish)
  month.servers.hasWishes = true
  await server.db.transaction((tx) => askForPlace(tx, { ...wish, now: month.moment }))
}

/** Decisions, changes and the like: they count among the four of a day. */
const write = async (month: Month) => {
  const person = month.random.pick(month.book.people)
  if (!person) return
  const count = 1 + month.random.below(4)
  for (let no = 0; no < count; no += 1)
    await enqueue(month.server.db, {
      ...{ channel: 'email', recipient: 'x@contoh.go.id', subject: `Kabar ${no}` },
      ...{ body: 'Kabar', userId: person.id, coachingId: null, createdBy: null },
      now: new Date(month.now + no),
    })
}

/** Who waits for a place and has not been told, as it is stored. */
export const untoldOf = async (month: Month) => {
  const { rows } =
    await month.run(sql`select user_id as "userId", coaching_id as "coachingId"
    from place_alerts where told_at is null`)
  return rows as Wish[]
}

const ACTS: Act[] = [
  { name: 'meeting moves', weight: 4, play: moveMeeting },
  { name: 'coaching deleted', weight: 0.4, play: deleteMeeting },
  { name: 'joins', weight: 4, play: join },
  { name: 'decided', weight: 2, play: decide },
  { name: 'leaves', weight: 2.5, play: leave },
  { name: 'does it', weight: 5, play: doSomething },
  { name: 'stops or begins reminders', weight: 1, play: stopOrBegin },
  { name: 'account ends', weight: 0.2, play: endAccount },
  { name: 'reminder set', weight: 2.5, play: setReminder },
  { name: 'sent now', weight: 1.5, play: sendNow },
  { name: 'asks for a place', weight: 2, play: ask },
  { name: 'other messages', weight: 1, play: write },
  { name: 'gateway changes', weight: 3, play: async ({ servers }) => servers.changeMood() },
  { name: 'backup', weight: 0.7, play: (month) => month.makeBackup() },
]

export const playAct = async (month: Month): Promise<string> => {
  const act = month.random.weighted(ACTS)
  await act?.play(month)
  noteFullness(month.book)
  return act?.name ?? ''
}

/** When the next act may be: soon, about when something is due, or after hours and days. */
export const nextAct = ({ random, now }: Month, due: number): number => {
  if (random.chance(0.35)) return now + random.below(90) * MINUTE
  const about = due + (random.below(60) - 30) * MINUTE
  const isNear = about > now && about < now + 3 * DAY
  return isNear && random.chance(0.4) ? about : now + random.below(60) * HOUR
}
