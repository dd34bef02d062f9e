import { longDate } from './long-date.ts'

test.each([
  ['2026-08-24T05:00:00Z', 'Asia/Jakarta', '24 Agustus 2026'],
  ['2026-12-31T16:30:00Z', 'Asia/Jakarta', '31 Desember 2026'],
  ['2026-12-31T16:30:00Z', 'Asia/Makassar', '1 Januari 2027'],
] as const)('%s is in %s the %s', (instant, zone, text) => {
  expect(longDate(new Date(instant), zone)).toBe(text)
})
