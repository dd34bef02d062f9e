import { isKode, readKode, showKode } from './kode.ts'

test.each([
  ['K7M2PQ9XWD4H', true],
  ['K7M2PQ9XWD4', false],
  ['K7M2PQ9XWD4HH', false],
  ['K7M2PQ9XWD4O', false],
  ['k7m2pq9xwd4h', false],
  ['', false],
])('%s can be a code: %s', (kode, can) => {
  expect(isKode(kode)).toBe(can)
})

test('a code is shown in groups of four, and read with any gaps and in small letters', () => {
  expect(showKode('K7M2PQ9XWD4H')).toBe('K7M2-PQ9X-WD4H')
  expect(showKode('')).toBe('')
  expect(readKode(' k7m2-pq9x wd4h\n')).toBe('K7M2PQ9XWD4H')
})
