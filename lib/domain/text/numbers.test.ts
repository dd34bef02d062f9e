import { formatNumber } from './numbers.ts'

test.each([
  [100 / 3, '33,33'],
  [1250, '1.250'],
  [-5, '-5'],
])('the number %d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})
