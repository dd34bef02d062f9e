import type { Id, Instant } from '../../entities/identity.ts'
import type { AnswerOption } from '../../entities/test.ts'
import { rounded } from '../text/rounded.ts'

/** How long after the deadline an answer still under way is taken (decision 49). */
export const DELIVERY_GRACE_SECONDS = 60

/** §4 'Next, previous and jump clamp to the question range.' */
export const clampIndex = (index: number, count: number): number =>
  Math.max(0, Math.min(index, count - 1))

/** Whole seconds left on the same clock; rounded up, so that 0 means over. */
export const remainingSeconds = (deadline: number, nowMs: number): number =>
  Math.max(0, Math.ceil((deadline - nowMs) / 1000))

/** mm:ss; the minutes go on beyond 59. */
export const formatRemaining = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** How many of `questionIds` are answered, open and bookmarked. */
export const testCounts = (
  questionIds: readonly Id[],
  answered: ReadonlySet<Id>,
  bookmarked: ReadonlySet<Id>,
) => {
  const done = questionIds.filter((id) => answered.has(id)).length
  return {
    total: questionIds.length,
    answered: done,
    unanswered: questionIds.length - done,
    bookmarked: questionIds.filter((id) => bookmarked.has(id)).length,
  }
}

/** A score, or a mean of scores, alone: two decimals and a dot (decision 53), '86.67'; nothing has no sign. */
export const formatPoints = (points: number): string => rounded(points).toFixed(2)

/** By how much a score rose or fell: '+26.67', '-5.00', '0.00'. */
export function formatGain(points: number): string {
  const text = formatPoints(Math.abs(points))
  if (Number(text) === 0) return text
  return `${points > 0 ? '+' : '-'}${text}`
}

/** A score of how many: '86.67 / 100'; '-' where there is no score. */
export const formatScore = (score: number | '-' | null): string =>
  typeof score === 'number' ? `${formatPoints(score)} / 100` : '-'

/** From here on a score is shown in the colour of success; under it, without a colour. */
const GOOD_SCORE = 60

export const isGoodScore = (score: number | '-' | null): boolean =>
  typeof score === 'number' && score >= GOOD_SCORE

/** §9 'Duration is shown as minutes and seconds': '12 menit 5 detik'. */
export const formatDuration = (start: Instant, end: Instant): string => {
  const ms = new Date(end).getTime() - new Date(start).getTime()
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)} menit ${seconds % 60} detik`
}

type Grading = {
  questionIds: readonly Id[]
  /** The right option by question; empty until the answer key was uploaded. */
  key: ReadonlyMap<Id, AnswerOption>
  answers: ReadonlyMap<Id, AnswerOption>
}

/** Right answers and the score of 0 to 100, rounded to two decimals; '-' without an answer key. */
export const grade = ({ questionIds, key, answers }: Grading) => {
  const totalSoal = questionIds.length
  const benar = questionIds.filter(
    (id) => key.has(id) && answers.get(id) === key.get(id),
  ).length
  const score =
    totalSoal === 0 || key.size === 0 ? '-' : Math.round((benar / totalSoal) * 10_000) / 100
  return { benar, totalSoal, score } as const
}
