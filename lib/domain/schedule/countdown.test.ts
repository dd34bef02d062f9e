import { countdown } from './countdown.ts'

const START = '2026-08-25T03:00:00.000Z'
const parts = (days: number, hours: number, minutes: number, seconds: number) => ({
  days,
  hours,
  minutes,
  seconds,
})

describe("§9 'Countdown … shows days, hours, minutes and seconds'", () => {
  it.each([
    ['two days and more', '2026-08-23T01:56:57Z', parts(2, 1, 3, 3)],
    ['exactly one day', '2026-08-24T03:00:00Z', parts(1, 0, 0, 0)],
    ['a second less than a day', '2026-08-24T03:00:01Z', parts(0, 23, 59, 59)],
    ['the last half second still counts', '2026-08-25T02:59:59.500Z', parts(0, 0, 0, 1)],
    ["'zeros once past': at the start", '2026-08-25T03:00:00Z', parts(0, 0, 0, 0)],
    ["'zeros once past': a day later", '2026-08-26T03:00:00Z', parts(0, 0, 0, 0)],
  ])('%s', (_name, now, expected) => {
    expect(countdown(START, new Date(now))).toEqual(expected)
  })

  it("'or when no start time exists'", () => {
    expect(countdown(null, new Date(START))).toEqual(parts(0, 0, 0, 0))
  })
})
