const written = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

/** A number as Indonesian writes it, with at most two decimals: '33,33', '1.250'. Scores have `formatScore` and `formatPoints`. */
export const formatNumber = (value: number): string => written.format(value)
