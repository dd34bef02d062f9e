const REAL_TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

/**
 * Lets the test stand at `now` while all timers run for real, so that axe, IndexedDB and dialogs work.
 * The mocked server says the same time. Ends with the test.
 */
export function freezeDate(now: string): void {
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...REAL_TIMERS] })
}

afterEach(() => {
  jest.useRealTimers()
})
