import {
  keptTime,
  readClocks,
  recalledDeadline,
  timeLeft,
  toldDeadline,
} from '@/lib/answers/deadline'

const MINUTE_MS = 60_000
const NOON = new Date('2026-08-24T12:00:00+07:00').getTime()

/** Clocks of a device: the one that people set, and the one that only runs, from the page's begin. */
let wall = NOON
let monotonic = 0
const pass = (minutes: number) => {
  wall += minutes * MINUTE_MS
  monotonic += minutes * MINUTE_MS
}
const setClock = (minutes: number) => {
  wall += minutes * MINUTE_MS
}
const reload = () => {
  monotonic = 0
}
const told = () => toldDeadline(1800, readClocks())
const minutesLeft = (deadline: Parameters<typeof timeLeft>[0]) => {
  const { leftMs, isSure } = timeLeft(deadline)
  return `${isSure ? '' : '≈'}${leftMs / MINUTE_MS}`
}

beforeEach(() => {
  wall = NOON
  monotonic = 3 * MINUTE_MS
  jest.spyOn(Date, 'now').mockImplementation(() => wall)
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic)
})

test('runs down with the monotonic clock', () => {
  const deadline = told()
  pass(10)
  expect(minutesLeft(deadline)).toBe('20')
})

test.each([
  ['set ahead: no more is shown than may be left', 180, '≈-160'],
  ['set back: the monotonic clock holds', -180, '≈20'],
  ['set by the network, a second', 1 / 60, '20'],
  ['two seconds ahead, no more than clocks drift', 2 / 60, '20'],
])('a clock that is %s', (_, minutes, expected) => {
  const deadline = told()
  setClock(minutes)
  pass(10)
  expect(minutesLeft(deadline)).toBe(expected)
})

test('a clock that is ahead by more than clocks drift is not believed', () => {
  const deadline = told()
  wall += 2001
  expect(timeLeft(deadline)).toEqual({ leftMs: 1_797_999, isSure: false })
})

test('a sleep, in which the monotonic clock stands still, counts', () => {
  const deadline = told()
  setClock(20)
  expect(minutesLeft(deadline)).toBe('≈10')
})

test('the next page goes on with what was left, unsure', () => {
  const deadline = told()
  pass(10)
  const kept = keptTime(deadline)
  reload()
  pass(2)
  expect(minutesLeft(recalledDeadline(kept))).toBe('≈18')
})

test('a clock set back between two pages gives no time: at least the page’s life has passed', () => {
  const kept = keptTime(told())
  reload()
  setClock(-180)
  pass(2)
  expect(minutesLeft(recalledDeadline(kept))).toBe('≈28')
})

test.each([
  ['ten seconds, as on a slow line', pass, 1 / 6, '30'],
  ['longer', pass, 2, '≈28'],
  ['in a device that slept', setClock, 2, '≈28'],
])('a word that was under way for %s', (_, wait, minutes, expected) => {
  const asked = readClocks()
  wait(minutes)
  expect(minutesLeft(toldDeadline(1800, asked))).toBe(expected)
})
