/** The value that `share` percent of the measured ones do not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const rank = Math.ceil((share / 100) * sorted.length)
  return sorted[Math.max(0, rank - 1)] ?? Number.NaN
}
