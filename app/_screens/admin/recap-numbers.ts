import { formatGain, formatPoints } from '@/lib/domain/tests/test-session'
import { formatNumber } from '@/lib/domain/text/numbers'

const percents = new Intl.NumberFormat('id-ID', {
  style: 'percent',
  maximumFractionDigits: 0,
})

const orDash = (format: (value: number) => string) => (value: number | null) =>
  value === null ? '–' : format(value)

/** '66,67'; a dash where there is nothing. */
export const showNumber = orDash(formatNumber)
/** A score, a mean of scores, or what comes of them: '66.67'. */
export const showPoints = orDash(formatPoints)
/** '+26.67'. */
export const showGain = orDash(formatGain)
/** '67%'. */
export const showShare = orDash(percents.format)
