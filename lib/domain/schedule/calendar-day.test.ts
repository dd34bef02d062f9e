import { isInstant, readDay, shownDay } from './calendar-day.ts'

test.each([
  ['25/08/2026', '2026-08-25'],
  ['5/8/2026', '2026-08-05'],
  ['25-08-2026', '2026-08-25'],
  ['25.8.2026', '2026-08-25'],
  [' 25 8 2026 ', '2026-08-25'],
  ['29/02/2028', '2028-02-29'],
  ['2026-08-25', '2026-08-25'],
  ['', null],
  ['  ', null],
])('%j is read as %j', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

test.each([
  ...['29/02/2026', '31/04/2026', '0/1/2026', '25/13/2026', '25/08/26', 'besok'],
  ...['25/08/0206', '31/12/9999'],
])('%j is no day and stays the text that it is', (typed) => {
  expect(readDay(typed)).toBe(typed)
  expect(shownDay(typed)).toBe('')
})

test.each([
  ['2026-08-25', '25/08/2026'],
  ['2026-08-25T00:00:00Z', ''],
  ['2026-02-30', ''],
  ['0000-01-01', ''],
  ['9999-12-31', ''],
  ['25/08/2026', ''],
  ['', ''],
  [null, ''],
])('%j is shown as %j', (stored, text) => {
  expect(shownDay(stored)).toBe(text)
})

test.each([
  ['2026-08-25T10:00:00+07:00', true],
  ['2026-08-25T03:00Z', true],
  ['2026-08-25T10:00:00', false],
  ['2026-08-25T25:00:00Z', false],
  ['2026-02-30T10:00:00+07:00', false],
  ['0000-01-01T00:00:00Z', false],
  ['9999-12-31T23:59:59Z', false],
])('%j is an instant: %j', (text, isOne) => {
  expect(isInstant(text)).toBe(isOne)
})
