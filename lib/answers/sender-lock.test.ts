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
  const tab = { lock, isSender: false, told: [] as boolean[], open }
  function open() {
    lock.open((isSender) => {
      tab.isSender = isSender
      tab.told.push(isSender)
    })
  }
  open()
  return tab
}

/** Two tabs of one attempt, the first of which has the turn. */
async function openTwo(attempt = nextAttempt()) {
  const first = openTab(attempt)
  await settled()
  const second = openTab(attempt)
  await settled()
  return [first, second] as const
}

/** As long as it takes until another tab notices what has become of a lease. */
async function renewed() {
  jest.advanceTimersByTime(2000)
  await settled()
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
    const [first, second] = await openTwo()
    expect([first.isSender, second.isSender]).toEqual([true, false])
    first.lock.close()
    second.lock.close()
  })

  test('the tab that is being used takes over, and once only', async () => {
    const [first, second] = await openTwo()
    second.lock.claim()
    second.lock.claim()
    await settled()
    await renewed()
    expect([first.told, second.told]).toEqual([[true, false], [true]])
    first.lock.claim()
    await settled()
    await renewed()
    expect([first.isSender, second.isSender]).toEqual([true, false])
    first.lock.close()
    second.lock.close()
  })

  test('when the sending tab is closed, the other one goes on', async () => {
    const [first, second] = await openTwo()
    first.lock.close()
    await settled()
    await renewed()
    expect(second.isSender).toBe(true)
    second.lock.close()
  })

  test('whoever was overtaken goes on when the other one leaves, and is told once', async () => {
    const [first, second] = await openTwo()
    second.lock.claim()
    await settled()
    await renewed()
    second.lock.close()
    await settled()
    await renewed()
    await renewed()
    expect(first.told).toEqual([true, false, true])
    first.lock.close()
  })

  test('who leaves while another one sends does not end that one’s turn', async () => {
    const attempt = nextAttempt()
    const [first, second] = await openTwo(attempt)
    second.lock.close()
    await settled()
    const third = openTab(attempt)
    await settled()
    expect([first.isSender, third.isSender]).toEqual([true, false])
    first.lock.close()
    third.lock.close()
  })

  test('a tab that goes from one screen of the test to the next has its turn again, and leaves it', async () => {
    const attempt = nextAttempt()
    const first = openTab(attempt)
    await settled()
    first.lock.close()
    first.open()
    await settled()
    await renewed()
    expect(first.told).toEqual([true, true])
    const second = openTab(attempt)
    await settled()
    first.lock.close()
    await settled()
    await renewed()
    expect(second.isSender).toBe(true)
    second.lock.close()
  })

  test('a tab takes no turn before it has come, nor after it has left', async () => {
    const attempt = nextAttempt()
    const sender = openTab(attempt)
    await settled()
    const other = createSenderLock(attempt)
    other.claim()
    other.open(() => undefined)
    other.close()
    other.claim()
    await settled()
    await renewed()
    expect(sender.told).toEqual([true])
    sender.lock.close()
  })
})

test('a tab that is used twice before its turn has come takes over once', () => {
  const asked: LockOptions[] = []
  const request = (_: string, options: LockOptions) => {
    asked.push(options)
    return new Promise<void>(() => {})
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const tab = openTab(nextAttempt())
  tab.lock.claim()
  tab.lock.claim()
  expect(asked.filter(({ steal }) => steal)).toHaveLength(1)
  tab.lock.close()
})

test('a turn that comes or goes in the moment of leaving is neither kept nor asked for again', async () => {
  const asked: (() => Promise<void> | undefined)[] = []
  let overtake = () => {}
  const request = (_: string, _options: LockOptions, hold: () => Promise<void>) => {
    asked.push(hold)
    return new Promise<void>((_resolve, refuse) => {
      overtake = () => refuse(new DOMException('stolen', 'AbortError'))
    })
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const overtaken = openTab(nextAttempt())
  void asked[0]?.()
  overtaken.lock.close()
  overtake()
  await settled()
  const tooLate = openTab(nextAttempt())
  tooLate.lock.close()
  expect(asked[1]?.()).toBeUndefined()
  expect(tooLate.told).toEqual([])
  expect(asked).toHaveLength(2)
})

test('where the browser refuses its locks, as while site data are blocked, every tab sends its own', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const attempt = nextAttempt()
  const tabs = [openTab(attempt), openTab(attempt)]
  await settled()
  expect(tabs.map(({ told }) => told)).toEqual([[true], [true]])
  tabs[0]?.lock.close()
  tabs[0]?.open()
  await settled()
  tabs[0]?.lock.claim()
  await settled()
  expect(tabs.map(({ told }) => told)).toEqual([[true, true], [true]])
})

describe('without the browser’s locks', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  })

  test('the tab that is being used sends before the device has written that down', async () => {
    const [first, second] = await openTwo()
    second.lock.claim()
    expect(second.isSender).toBe(true)
    await settled()
    first.lock.close()
    second.lock.close()
  })

  test('who has left while its turn was looked for is not given it', async () => {
    const tab = openTab(nextAttempt())
    tab.lock.close()
    await settled()
    expect(tab.told).toEqual([])
  })

  test('where the device keeps nothing, every tab sends its own', async () => {
    const open = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new Error('no room')
    })
    const attempt = nextAttempt()
    const tabs = [openTab(attempt), openTab(attempt)]
    await settled()
    expect(tabs.map(({ isSender }) => isSender)).toEqual([true, true])
    for (const { lock } of tabs) lock.close()
    await settled()
    open.mockRestore()
  })
})

test('where the browser has locks, the device keeps no lease', async () => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  const tab = openTab('with locks alone')
  await settled()
  expect(tab.isSender).toBe(true)
  expect((await storedKeys('lease')).filter((key) => key.includes('alone'))).toEqual([])
  tab.lock.close()
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
