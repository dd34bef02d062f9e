import { formatPoints } from '../tests/test-session.ts'
import { formatNumber } from './numbers.ts'
import { rounded } from './rounded.ts'

test.each([
  [(33.33 + 0) / 2, 16.67],
  [49.995, 50],
  // a sum that has drifted
  [49.994999999999997, 50],
  [3.015, 3.02],
  [200 / 3, 66.67],
  [-2.125, -2.13],
  [-0.001, 0],
  [100, 100],
])('%d is %d, as a score, as a number and in a file', (value, told) => {
  expect(rounded(value)).toBe(told)
  expect(formatPoints(value)).toBe(told.toFixed(2))
  expect(formatNumber(rounded(value))).toBe(formatNumber(told))
})
