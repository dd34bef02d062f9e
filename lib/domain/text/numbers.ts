const written = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const signed = new Intl.NumberFormat('id-ID', {
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})

/** A number as Indonesian writes it, with at most two decimals: '33,33', '1.250'. A score out of 100 has `formatScore`. */
export const formatNumber = (value: number): string => written.format(value)

/** A change: '+26,67', '-5', '0'. */
export const formatChange = (value: number): string => signed.format(value)
