import { diskState } from './disk-limits.ts'

test.each([
  [null, 'unknown'],
  [0, 'full'],
  [200 * 2 ** 20 - 1, 'full'],
  [200 * 2 ** 20, 'low'],
  [2 ** 30 - 1, 'low'],
  [2 ** 30, 'good'],
])('of %p bytes left on the disk is said: %s', (free, state) => {
  expect(diskState(free)).toBe(state)
})
