import type {
  ReminderKind,
  ReminderOutcome,
} from '../../../lib/entities/reminder-values.ts'
import {
  type Book,
  DAY,
  dayOf,
  dueOf,
  HOUR,
  hindranceOf,
  isNightFor,
  isOwed,
  KINDS,
  keyOf,
  type Meeting,
  type Person,
  seatsTaken,
} from './book.ts'
import type { Leaving } from './leaving.ts'

export type ReminderRow = {
  id: string
  user_id: string
  coaching_id: string | null
  kind: ReminderKind | 'waiting'
  outcome: ReminderOutcome
  occasion: string
}
export type Written = { user_id: string; isAfter: boolean }

/** What has left for whom: it stays true whatever a restored backup says. */
export type Gone = Map<string, { no: number; at: number; morning?: number }>

type Found = { check: string; is: string } | null

const CALM_HINDRANCES = new Set(['quiet'])

const LABELS: Record<number, string> = { 7: 'WIB', 8: 'WITA', 9: 'WIT' }

/** Day, time and zone of the meeting as it is, as its reader's clock shows them. */
const saysWhen = (body: string, { start }: Meeting, person: Person | undefined) => {
  const zone = person?.zone ?? 7
  const local = new Date(start + zone * HOUR).toISOString()
  const [year, month, day] = local.slice(0, 10).split('-')
  return (
    body.includes(`${day}/${month}/${year} pukul ${local.slice(11, 16)}`) &&
    body.includes(` ${LABELS[zone]}\n`)
  )
}

type Knowledge = { book: Book; gone: Gone; decided: Decided; at: number; no: number }

/** Of what is about no reminder of a coaching: the admins' morning, and a place that is free. */
const wrongBeside = (
  { book, gone, at, no }: Knowledge,
  { userId, coachingId, purpose, channel }: Leaving,
): Found => {
  const isMorning = purpose === 'waiting'
  const about = isMorning ? dayOf(at) : (book.fullness[coachingId ?? ''] ?? 0)
  const key = [purpose, userId, coachingId, about, channel].join(' ')
  if (gone.has(key)) return { check: 'once', is: `again: ${key}` }
  gone.set(key, { no, at, ...(isMorning && { morning: about + 8 * HOUR }) })
  if (isMorning) return null
  const waits = book.wishes.some(
    (wish) => wish.userId === userId && wish.coachingId === coachingId,
  )
  if (!waits) return { check: 'whom it concerns', is: `waits no more: ${key}` }
  const { zone } = book.people.find((one) => one.id === userId) ?? { zone: 7 }
  return isNightFor(at, zone) ? { check: 'not at night', is: key } : null
}

/** At the moment of leaving: to whom it concerns, in time, not at night, and never again. */
export const wrongToLeave = (known: Knowledge, message: Leaving): Found => {
  const { book, gone, decided, at, no } = known
  const { body, userId, coachingId, reminderId, createdBy, purpose, channel } = message
  if (purpose === 'waiting' || purpose === 'place-alert') return wrongBeside(known, message)
  const meeting = book.meetings.find((one) => one.id === coachingId)
  const person = book.people.find((one) => one.id === userId)
  if (!meeting || !userId) return { check: 'whom it concerns', is: 'no such coaching' }
  const told = decided.get(reminderId ?? '')
  const key = told?.key ?? keyOf(userId, meeting, purpose)
  const by = `${key} ${channel}`
  const before = gone.get(by)
  if (before) return { check: 'once', is: `${by}, first at ${new Date(before.at)}` }
  gone.set(by, { no, at })
  if (key !== keyOf(userId, meeting, purpose) || !saysWhen(body, meeting, person))
    return { check: 'whom it concerns', is: `the meeting has moved: ${by}` }
  const hindrance = hindranceOf(book, { userId, coachingId: meeting.id, kind: purpose, at })
  if (createdBy && hindrance === 'quiet') return null
  if (hindrance)
    return {
      check: CALM_HINDRANCES.has(hindrance) ? 'not at night' : 'whom it concerns',
      is: `${hindrance}: ${by}`,
    }
  if (createdBy) return null
  const due = told?.due ?? dueOf(meeting, purpose)
  if (at < due) return { check: 'not before it is due', is: `due ${new Date(due)}: ${by}` }
  return at > due + 2 * HOUR ? { check: 'not late', is: by } : null
}

/** By the id of its row: the occasion, and when it was due, as both were when it was decided. */
export type Decided = Map<string, { key: string; due: number }>

export const decidedIn = (book: Book, row: ReminderRow, at: number, isByHand: boolean) => {
  const meeting = book.meetings.find(({ id }) => id === row.coaching_id)
  if (!meeting || row.kind === 'waiting') return null
  const due = isByHand ? at : dueOf(meeting, row.kind)
  return { key: keyOf(row.user_id, meeting, row.kind), due }
}

const REASONS: Partial<Record<ReminderOutcome, readonly string[]>> = {
  done: ['done'],
  stopped: ['stopped'],
  quiet: ['quiet'],
}

/** What a look has decided anew must be so. */
export const wrongDecision = (
  book: Book,
  row: ReminderRow,
  { at, written, before }: { at: number; written: number; before: number },
): Found => {
  const { kind, outcome, user_id: userId, coaching_id: coachingId } = row
  if (kind === 'waiting' || !coachingId) return null
  const is = hindranceOf(book, { userId, coachingId, kind, at })
  const said = `${outcome}: ${row.occasion}`
  if (outcome === 'sent') {
    if (is) return { check: 'decided rightly', is: `${is}, ${said}` }
    return before > 4 ? { check: 'four a day', is: said } : null
  }
  if (outcome === 'too-many')
    return written < 4 ? { check: 'none is missed', is: `after ${written}: ${said}` } : null
  const reasons = REASONS[outcome]
  if (!reasons || (is && reasons.includes(is))) return null
  return { check: 'none is missed', is: `left out as ${said}, but ${is}` }
}

/** What was called off must not have been owed any more. */
export const wronglyCalledOff = (
  book: Book,
  { key, row, at }: { key: string; row: ReminderRow; at: number },
): Found => {
  const { kind, user_id: userId, coaching_id: coachingId } = row
  const meeting = book.meetings.find(({ id }) => id === coachingId)
  if (kind === 'waiting' || !meeting) return null
  const isSame = key === keyOf(userId, meeting, kind)
  const is = hindranceOf(book, { userId, coachingId: meeting.id, kind, at })
  return isSame && !is ? { check: 'none is missed', is: `called off: ${key}` } : null
}

/** Whoever takes part when something is due has a decision after a look. */
export const missedAt = (
  book: Book,
  { at, known, since }: { at: number; known: ReadonlySet<string>; since: number },
): Found => {
  for (const meeting of book.meetings.filter(({ isLive }) => isLive))
    for (const kind of KINDS) {
      const due = dueOf(meeting, kind)
      if (!isOwed(meeting, kind, at) || due <= since) continue
      const missed = book.parts.find(
        ({ userId, coachingId, acceptedAt, state }) =>
          coachingId === meeting.id &&
          state === 'in' &&
          acceptedAt <= due &&
          !known.has(keyOf(userId, meeting, kind)),
      )
      if (missed)
        return { check: 'none is missed', is: keyOf(missed.userId, meeting, kind) }
    }
  return null
}

/** A proposal that has waited over a weekend and longer is told each working morning. */
export const missedMorning = (
  book: Book,
  { at, mornings, since }: { at: number; mornings: ReadonlySet<string>; since: number },
): Found => {
  const due = dayOf(at) + 8 * HOUR
  const weekday = new Date(dayOf(at) + 12 * HOUR).getUTCDay()
  if (at <= due || at >= due + 2 * HOUR || weekday % 6 === 0 || due <= since) return null
  const waits = book.parts.some(
    ({ state, askedAt, coachingId }) =>
      state === 'waits' &&
      askedAt < due - 4 * DAY &&
      book.meetings.some(({ id, isLive }) => id === coachingId && isLive),
  )
  if (!waits || mornings.has(String(dayOf(at)))) return null
  return { check: 'none is missed', is: `morning of ${new Date(at)}` }
}

/** Once a look has seen a free place by day, all who wait have been told. */
export const missedAlert = (
  book: Book,
  { at, untold }: { at: number; untold: readonly { userId: string; coachingId: string }[] },
): Found => {
  for (const { id, quota, isLive, start } of book.meetings) {
    const waiting = book.wishes.filter(({ coachingId }) => coachingId === id)
    const isAsleep = waiting.some(({ userId }) =>
      isNightFor(at, book.people.find((one) => one.id === userId)?.zone ?? 7),
    )
    if (!isLive || at >= start || isAsleep || seatsTaken(book, id) >= quota) continue
    const missed = untold.find(
      ({ userId, coachingId }) =>
        coachingId === id && waiting.some((wish) => wish.userId === userId),
    )
    if (missed) return { check: 'none is missed', is: `a free place: ${missed.userId}` }
  }
  return null
}
