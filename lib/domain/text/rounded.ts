/**
 * Half away from zero by its decimal digits: 16.665 is 16.67, which the nearest number that a computer knows lies below. Wherever
 * a mean is told, it is rounded by this; `Intl` does the same.
 */
export const rounded = (value: number, digits = 2): number => {
  const size = Math.round(Number(`${Math.abs(value).toFixed(8)}e${digits}`))
  return size === 0 ? 0 : Math.sign(value) * Number(`${size}e-${digits}`)
}
