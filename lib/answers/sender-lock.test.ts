import 'fake-indexeddb/auto'
import { createSenderLock } from '@/lib/answers/sender-lock'
import { storedKeys } from '@/lib/device/database'

let attempts = 0
const nextAttempt = () => {
  attempts += 1
  return `attempt ${attempts}`
}

/** A tab that writes down whether it is its turn. */
function openTab(attempt: string) {
  const lock = createSenderLock(attempt)
  const tab = { lock, isSender: false }
  lock.open((isSender) => {
    tab.isSender = isSender
  })
  return tab
}

async function settled() {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    await storedKeys()
  }
}

const locks = navigator.locks

describe.each([
  ['with the browser’s locks', locks],
  ['without them', undefined],
])('%s', (_, available) => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    Object.defineProperty(navigator, 'locks', { value: available, configurable: true })
  })

  test('the first tab sends, the second waits', async () => {
    const attempt = nextAttempt()
    const first = openTab(attempt)
    await settled()
    const second = openTab(attempt)
    await settled()
    expect([first.isSender, second.isSender]).toEqual([true, false])
    first.lock.close()
    second.lock.close()
  })

  test('the tab that is being used takes over, and once only', async () => {
    const attempt = nextAttempt()
    const first = openTab(attempt)
    await settled()
    const second = openTab(attempt)
    await settled()
    second.lock.claim()
    second.lock.claim()
    await settled()
    jest.advanceTimersByTime(2000)
    await settled()
    expect([first.isSender, second.isSender]).toEqual([false, true])
    first.lock.claim()
    await settled()
    jest.advanceTimersByTime(2000)
    await settled()
    expect([first.isSender, second.isSender]).toEqual([true, false])
    first.lock.close()
    second.lock.close()
  })

  test('when the sending tab is closed, the other one goes on', async () => {
    const attempt = nextAttempt()
    const first = openTab(attempt)
    await settled()
    const second = openTab(attempt)
    await settled()
    first.lock.close()
    await settled()
    jest.advanceTimersByTime(6000)
    await settled()
    expect(second.isSender).toBe(true)
    second.lock.close()
  })
})

test('a lease of a tab that crashed holds up nobody, also where the clock was set back since', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  const attempt = nextAttempt()
  openTab(attempt)
  await settled()
  // its timers stop with it
  jest.clearAllTimers()
  jest.setSystemTime(Date.now() - 90 * 24 * 60 * 60 * 1000)
  const next = openTab(attempt)
  await settled()
  expect(next.isSender).toBe(true)
  next.lock.close()
})
