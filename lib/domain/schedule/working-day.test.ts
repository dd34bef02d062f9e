import { isOverWorkingDay, unfilledYears } from './working-day'

const wib = (text: string) => new Date(`2026-08-${text}:00+07:00`)

// 2026-08-24 is a Monday
test.each([
  ['a day at work', '24T09:00', '25T09:00', false],
  ['a day at work and a minute', '24T09:00', '25T09:01', true],
  ['Friday afternoon until Monday afternoon', '21T15:00', '24T15:00', false],
  ['Friday afternoon, a minute later on Monday', '21T15:00', '24T15:01', true],
  ['Saturday counts from Monday on: all of Monday', '22T10:00', '25T00:00', false],
  ['Saturday counts from Monday on: Tuesday', '22T10:00', '25T00:01', true],
  ['Sunday shortly before midnight', '23T23:59', '24T23:59', false],
  ['Thursday evening until Friday evening', '20T20:00', '21T20:01', true],
  ['a moment of the future', '26T09:00', '24T09:00', false],
])('%s', (_, since, now, isOver) => {
  expect(isOverWorkingDay(wib(since), wib(now), 'Asia/Jakarta')).toBe(isOver)
})

test('the day is the one of the zone: Friday 23:30 in Jakarta is Saturday in Jayapura', () => {
  const since = wib('21T23:30')
  expect(isOverWorkingDay(since, wib('24T23:31'), 'Asia/Jakarta')).toBe(true)
  expect(isOverWorkingDay(since, wib('24T21:59'), 'Asia/Jayapura')).toBe(false)
  expect(isOverWorkingDay(since, wib('24T22:01'), 'Asia/Jayapura')).toBe(true)
})

test('begun in the last millisecond of a day, it ends in the last one of the next', () => {
  const [since, now] = ['2026-08-24T23:59:59.999+07:00', '2026-08-26T00:00:00+07:00']
  expect(isOverWorkingDay(since, new Date(now), 'Asia/Jakarta')).toBe(true)
})

test('a holiday of the office is no working day', () => {
  const holidays = ['2026-08-17', '2026-08-18']
  expect(isOverWorkingDay(wib('14T09:00'), wib('19T09:00'), 'Asia/Jakarta', holidays)).toBe(
    false,
  )
  expect(isOverWorkingDay(wib('14T09:00'), wib('19T09:01'), 'Asia/Jakarta', holidays)).toBe(
    true,
  )
})

test('the year of a list is the one of the zone: late on 31 October in London it is November in Jakarta', () => {
  const years = (now: string) =>
    unfilledYears(['2026-12-25'], new Date(now), 'Asia/Jakarta')
  expect(years('2026-10-31T16:59:59Z')).toEqual([])
  expect(years('2026-10-31T17:00:00Z')).toEqual(['2027'])
  expect(years('2026-12-31T17:00:00Z')).toEqual(['2027'])
})
