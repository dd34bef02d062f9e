import { formatChange, formatNumber } from '@/lib/domain/text/numbers'

const percents = new Intl.NumberFormat('id-ID', {
  style: 'percent',
  maximumFractionDigits: 0,
})

const orDash = (format: (value: number) => string) => (value: number | null) =>
  value === null ? '–' : format(value)

/** '66,67'; a dash where there is nothing. */
export const showNumber = orDash(formatNumber)
/** '+26,67'. */
export const showGain = orDash(formatChange)
/** '67%'. */
export const showShare = orDash(percents.format)
