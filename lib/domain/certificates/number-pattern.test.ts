import { certificateNumber, counterScope, DEFAULT_PATTERN } from './number-pattern.ts'

const now = new Date('2026-12-31T16:30:00Z')
const [west, middle] = [
  { now, zone: 'Asia/Jakarta' },
  { now, zone: 'Asia/Makassar' },
] as const

test('a number tells its coaching, and month and year of its zone', () => {
  const issue = { kode: 'KHT-2026-014', urut: 17 }
  const numbered = (day: typeof west | typeof middle) =>
    certificateNumber(DEFAULT_PATTERN, { ...issue, ...day })
  expect(numbered(west)).toBe('017/KHT-2026-014/XII/2026')
  expect(numbered(middle)).toBe('017/KHT-2026-014/I/2027')
})

test('numbers are counted anew in a year that they show', () => {
  expect(counterScope('{urut}/{tahun}', west)).toBe('{urut}/2026')
  expect(counterScope('{urut}/{tahun}', middle)).toBe('{urut}/2027')
  expect(counterScope('{urut}/{kode}', west)).toBe(counterScope('{urut}/{kode}', middle))
})
