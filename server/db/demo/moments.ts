import { formatTime } from '../../../lib/domain/schedule/dates.ts'
import { DAY_MS } from '../../../lib/domain/schedule/spans.ts'
import {
  dayInstant,
  slotInstant,
  TIME_SLOTS,
} from '../../../lib/domain/schedule/time-slots.ts'
import { WIB } from '../../../lib/domain/schedule/time-zone.ts'

export const SECOND_MS = 1_000

/** Start and end of a meeting, 'HH:mm' in the office's zone. */
export type Slots = { start: string; end: string }
/** What a meeting that falls on today is to be, as far as the hour allows. */
export type TodayPart = 'ended' | 'running' | 'later'

export type Schedule = { tanggalMeeting: Date; jamMulai: Date; jamSelesai: Date }

const LAST = TIME_SLOTS.length - 1
const slot = (index: number) => TIME_SLOTS[Math.min(Math.max(index, 0), LAST)] ?? '16:00'
const slots = (start: number, end: number): Slots => ({
  start: slot(start),
  end: slot(end),
})

/** Four slots are two hours. */
const SESSION = 4

/**
 * Today's three meetings around `now`: one that has ended, one that runs and one still to come.
 * Before the first slot all are to come, after the last one all have ended.
 */
export const todaySlots = (now: Date): Record<TodayPart, Slots> => {
  const time = formatTime(now, WIB.zone)
  const current = TIME_SLOTS.findLastIndex((text) => text <= time)
  const noonBreak = { start: '13:30', end: '15:30' }
  if (current < 0) {
    return {
      running: { start: '08:00', end: '10:00' },
      ended: { start: '10:30', end: '12:00' },
      later: noonBreak,
    }
  }
  if (time > slot(LAST)) {
    return {
      ended: { start: '10:00', end: '12:00' },
      running: { start: '14:00', end: '16:00' },
      later: noonBreak,
    }
  }
  const start = Math.min(current >= SESSION ? current - 1 : current, LAST - 1)
  const end = start >= 2 ? start - 1 : start
  const next = Math.min(current + 2, Math.max(current + 1, LAST - 1))
  return {
    ended: end > 0 ? slots(end - SESSION, end) : { start: '10:00', end: '12:00' },
    running: slots(start, start + SESSION),
    later: next < LAST ? slots(next, next + SESSION) : noonBreak,
  }
}

/** A meeting `day` days from today (negative: ago), in the office's zone. */
export const scheduleOn = (now: Date, day: number, { start, end }: Slots): Schedule => {
  const date = new Date(now.getTime() + day * DAY_MS)
  return {
    tanggalMeeting: new Date(dayInstant(date, WIB.zone)),
    jamMulai: new Date(slotInstant(date, start, WIB.zone)),
    jamSelesai: new Date(slotInstant(date, end, WIB.zone)),
  }
}

export const earlier = (...dates: Date[]): Date =>
  new Date(Math.min(...dates.map((date) => date.getTime())))

export const later = (...dates: Date[]): Date =>
  new Date(Math.max(...dates.map((date) => date.getTime())))

export const plus = (date: Date, milliseconds: number): Date =>
  new Date(date.getTime() + milliseconds)

/** A moment between two others; `share` 0 is the first, 1 the second. Whole seconds. */
export const between = (from: Date, to: Date, share: number): Date => {
  const moment = from.getTime() + Math.max(0, to.getTime() - from.getTime()) * share
  return new Date(Math.floor(moment / 1000) * 1000)
}
