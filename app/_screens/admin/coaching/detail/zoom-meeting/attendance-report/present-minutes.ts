import type { ReportMoment } from './report-times'

/** One stay in a meeting as its report tells it: how long, and from when to when where that is known. */
export type Join = {
  minutes: number | null
  from: ReportMoment | null
  to: ReportMoment | null
}

type Span = { start: number; end: number }

const DAY = 24 * 60
/** Reports round to whole minutes, up or down at either end. */
const ROUNDING = 2

const isOverMidnight = ({ from, to }: Join): boolean =>
  from !== null && to !== null && from.day !== to.day

/**
 * Days in the order in which the joins name them, those over midnight before the others: they alone tell which day comes
 * first. A meeting rarely has a second one.
 */
const dayNumbers = (joins: readonly Join[]): Map<string, number> => {
  const telling = [...joins.filter(isOverMidnight), ...joins]
  const days = new Set(telling.flatMap(({ from, to }) => [from?.day ?? '', to?.day ?? '']))
  return new Map([...days].map((day, index) => [day, index]))
}

/**
 * From when to when, in minutes; null where that is not known or contradicts the duration: then it
 * is the time from the first join to the last leave, with pauses between.
 */
const spanOf = ({ minutes, from, to }: Join, days: Map<string, number>): Span | null => {
  if (!from || !to) return null
  const at = ({ day, minutes: ofDay }: ReportMoment) => (days.get(day) ?? 0) * DAY + ofDay
  const start = at(from)
  // A time without its day that lies before the join belongs to the next morning.
  const end = at(to) < start && from.day === to.day ? at(to) + DAY : at(to)
  const isTold = minutes === null || Math.abs(end - start - minutes) <= ROUNDING
  return end >= start && isTold ? { start, end } : null
}

const unionLength = (spans: readonly Span[]): number => {
  let total = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(start, reached))
    reached = Math.max(reached, end)
  }
  return total
}

/** Minutes of all joins together; what two devices spent there at once counts once where the times are known. */
export const presentMinutes = (joins: readonly Join[]): number => {
  const days = dayNumbers(joins)
  const stays = joins.map((join) => ({ join, span: spanOf(join, days) }))
  const spans = stays.flatMap(({ span }) => (span ? [span] : []))
  const told = stays.filter(({ span }) => !span).map(({ join }) => join.minutes ?? 0)
  const sum = told.reduce((total, minutes) => total + minutes, 0)
  const [single, ...others] = joins
  // One stay is as long as the report says, which knows the seconds.
  if (single?.minutes != null && others.length === 0) return Math.round(single.minutes)
  return Math.round(unionLength(spans) + sum)
}
