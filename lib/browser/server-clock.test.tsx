import { act, render, screen } from '@testing-library/react'
import { observeServerDate, onClockCorrected, serverNow } from '@/lib/browser/server-clock'
import { useNow } from '@/lib/browser/use-now'

const MINUTE_MS = 60_000
const at = (time: string) => new Date(`2026-08-25T${time}+07:00`).toUTCString()

/** How far the clock is from a time; the header has whole seconds. */
const distance = (time: string) =>
  Math.abs(serverNow() - new Date(`2026-08-25T${time}+07:00`).getTime())

function Clock() {
  const now = useNow(MINUTE_MS)
  return <p>{new Date(now).toISOString().slice(0, 16)}</p>
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-08-25T09:00:00+07:00') }))
afterEach(() => jest.useRealTimers())

test("a phone's clock that is hours wrong is corrected by the first answer", () => {
  observeServerDate(at('12:30:00'))
  expect(distance('12:30:00')).toBeLessThanOrEqual(1000)
})

test('the clock runs on between answers', () => {
  observeServerDate(at('12:30:00'))
  jest.advanceTimersByTime(10 * MINUTE_MS)
  expect(distance('12:40:00')).toBeLessThanOrEqual(1000)
})

test("a phone's clock set back in the meantime changes nothing", () => {
  observeServerDate(at('12:30:00'))
  jest.setSystemTime(new Date('2020-01-01T00:00:00+07:00'))
  expect(distance('12:30:00')).toBeLessThanOrEqual(1000)
})

test.each([null, '', 'yesterday'])(
  'an answer without a readable date (%p) is ignored',
  (header) => {
    observeServerDate(at('12:30:00'))
    observeServerDate(header)
    expect(distance('12:30:00')).toBeLessThanOrEqual(1000)
  },
)

test('what shows the time follows a correction at once, not at its next tick', () => {
  observeServerDate(at('09:00:00'))
  render(<Clock />)
  act(() => observeServerDate(at('15:00:00')))
  expect(screen.getByText('2026-08-25T08:00')).toBeInTheDocument()
})

test('answers that agree with the clock disturb nobody', () => {
  observeServerDate(at('09:00:00'))
  const listener = jest.fn()
  const stop = onClockCorrected(listener)
  observeServerDate(at('09:00:01'))
  stop()
  observeServerDate(at('18:00:00'))
  expect(listener).not.toHaveBeenCalled()
})
