import { formatGain, formatPoints } from '@/lib/domain/tests/test-session'
import { formatNumber } from '@/lib/domain/text/numbers'
import { rounded } from '@/lib/domain/text/rounded'

const percents = new Intl.NumberFormat('id-ID', {
  style: 'percent',
  maximumFractionDigits: 0,
})

const finePercents = new Intl.NumberFormat('id-ID', {
  style: 'percent',
  maximumFractionDigits: 1,
})

/** Of many, one is not none, and all but one are not all. */
const writtenShare = (share: number): string => {
  if (share > 0 && share < 0.005) return '<1%'
  return share < 1 && share >= 0.995 ? '>99%' : percents.format(share)
}

const orDash = (format: (value: number) => string) => (value: number | null) =>
  value === null ? '–' : format(value)

/** '66,67'; a dash where there is nothing. */
export const showNumber = orDash(formatNumber)
/** A score, a mean of scores, or what comes of them: '66.67'. */
export const showPoints = orDash(formatPoints)
/** '+26.67'. */
export const showGain = orDash(formatGain)
/** '67%'; '<1%' of what rounds to none, '>99%' of what rounds to all. */
export const showShare = orDash(writtenShare)

/** '70,4%', of few people: as the file has it. */
export const showFineShare = orDash(finePercents.format)

/** The same as a number of a file: 66.67; empty where there is nothing. */
export const points = (value: number | null): number | null =>
  value === null ? null : rounded(value)
