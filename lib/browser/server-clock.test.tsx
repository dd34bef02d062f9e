import { act, render, screen } from '@testing-library/react'
import {
  isClockDoubtful,
  observeServerTime,
  onClockCorrected,
  serverAtLeast,
  serverNow,
} from '@/lib/browser/server-clock'
import { useNow } from '@/lib/browser/use-now'

const MINUTE_MS = 60_000
const at = (time: string) => new Date(`2026-08-25T${time}+07:00`)
/** The headers of an answer of any server. */
const dated = (time: string) => (name: string) =>
  name === 'date' ? at(time).toUTCString() : null

/** How far the clock is from a time; the header has whole seconds. */
const distance = (time: string) => Math.abs(serverNow() - at(time).getTime())

function Clock() {
  const now = useNow(MINUTE_MS)
  return <p>{new Date(now).toISOString().slice(0, 16)}</p>
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-08-25T09:00:00+07:00') }))
afterEach(() => jest.useRealTimers())

test("a phone's clock that is hours wrong is corrected by the first answer", () => {
  observeServerTime(dated('12:30:00'))
  expect(distance('12:30:00')).toBeLessThanOrEqual(1000)
})

test('the clock runs on between answers', () => {
  observeServerTime(dated('12:30:00'))
  jest.advanceTimersByTime(10 * MINUTE_MS)
  expect(distance('12:40:00')).toBeLessThanOrEqual(1000)
})

test("a phone's clock set back in the meantime changes nothing", () => {
  observeServerTime(dated('12:30:00'))
  jest.setSystemTime(new Date('2020-01-01T00:00:00+07:00'))
  expect(distance('12:30:00')).toBeLessThanOrEqual(1000)
})

test.each([null, '', 'yesterday'])(
  'an answer without a readable date (%p) is ignored',
  (header) => {
    observeServerTime(dated('12:30:00'))
    observeServerTime(() => header)
    expect(distance('12:30:00')).toBeLessThanOrEqual(1000)
  },
)

test('what shows the time follows a correction at once, not at its next tick', () => {
  observeServerTime(dated('09:00:00'))
  render(<Clock />)
  act(() => observeServerTime(dated('15:00:00')))
  expect(screen.getByText('2026-08-25T08:00')).toBeInTheDocument()
})

test('answers that agree with the clock disturb nobody', () => {
  observeServerTime(dated('09:00:00'))
  const listener = jest.fn()
  const stop = onClockCorrected(listener)
  observeServerTime(dated('09:00:01'))
  stop()
  observeServerTime(dated('18:00:00'))
  expect(listener).not.toHaveBeenCalled()
})

describe('what is surely past by the server', () => {
  const exactly = (time: number) => (name: string) =>
    name === 'x-server-time' ? String(time) : null
  /** Later than whatever an earlier row has told. */
  let known = at('20:00:00').getTime()
  beforeEach(() => {
    known += 60 * MINUTE_MS
    observeServerTime(exactly(known))
  })

  test.each([3 * 60, 24 * 60, -3 * 60])(
    'a clock that is set by %d minutes does not move it',
    (minutes) => {
      jest.setSystemTime(Date.now() + minutes * MINUTE_MS)
      expect(serverAtLeast()).toBe(known)
      jest.advanceTimersByTime(1500)
      expect(serverAtLeast()).toBe(known + 1500)
    },
  )

  test('a whole second is not rounded up', () => {
    jest.advanceTimersByTime(2000)
    observeServerTime((name) =>
      name === 'date' ? new Date(known + 5000).toUTCString() : null,
    )
    expect(serverAtLeast()).toBe(known + 5000)
  })

  test('an answer that was long on its way does not set it back', () => {
    jest.advanceTimersByTime(8000)
    observeServerTime(exactly(known + 1000))
    expect(serverAtLeast()).toBe(known + 8000)
  })
})

test("our server's time is taken to the millisecond", () => {
  observeServerTime((name) =>
    name === 'date' ? at('12:30:00').toUTCString() : String(at('12:30:00').getTime() + 789),
  )
  expect(serverNow()).toBe(at('12:30:00').getTime() + 789)
})

test.each([
  ['slept two minutes', 2 * MINUTE_MS, true],
  ['was set ahead by half a minute', MINUTE_MS / 2, false],
  ['was set back by an hour', -60 * MINUTE_MS, false],
])(
  'the time of a device that %s is in doubt until the next answer: %i ms, %s',
  (_, ms, isInDoubt) => {
    observeServerTime(dated('12:30:00'))
    jest.setSystemTime(Date.now() + ms)
    expect(isClockDoubtful()).toBe(isInDoubt)
    observeServerTime(dated('12:32:00'))
    expect(isClockDoubtful()).toBe(false)
  },
)
