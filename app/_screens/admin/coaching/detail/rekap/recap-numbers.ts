const twoDigits = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const signed = new Intl.NumberFormat('id-ID', {
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})
const percents = new Intl.NumberFormat('id-ID', {
  style: 'percent',
  maximumFractionDigits: 0,
})

const orDash = (format: Intl.NumberFormat) => (value: number | null) =>
  value === null ? '–' : format.format(value)

/** '66,67'; a dash where there is nothing. */
export const showNumber = orDash(twoDigits)
/** '+26,67'. */
export const showGain = orDash(signed)
/** '67%'. */
export const showShare = orDash(percents)
