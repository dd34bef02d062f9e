import { waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { observeServerTime } from '@/lib/browser/server-clock'
import { isKeptAtom } from '@/lib/device/is-kept'
import { createShelf, forgetOwner, tidyDevice } from '@/lib/device/shelf'
import {
  clearDevice,
  deviceEntries,
  holdDevice,
  takeBackWrites,
} from '@/lib/testing/device'

const DAY_MS = 24 * 60 * 60 * 1000
const NAMES = ['7', 'uji'] as const
const drafts = createShelf<object>('draft')

beforeEach(clearDevice)
afterEach(() => jest.restoreAllMocks())

let serverTime = Date.now()
/** An answer of the server, so many days after the last one. */
const tellAfterDays = (days: number) => {
  serverTime += days * DAY_MS
  observeServerTime((name) => (name === 'x-server-time' ? String(serverTime) : null))
}
const setPhoneAhead = (days: number) => {
  const now = Date.now() + days * DAY_MS
  jest.spyOn(Date, 'now').mockReturnValue(now)
}
const isKept = () => getDefaultStore().get(isKeptAtom)

test('keeps things in IndexedDB under the account’s id, and nothing beside them (decision 4)', async () => {
  expect(await drafts.keep(NAMES, { nama: 'Suharto' })).toBe(true)
  expect(await drafts.read(NAMES)).toEqual({ nama: 'Suharto' })
  expect(await drafts.read(['8', 'uji'])).toBeUndefined()
  expect(Object.keys(await deviceEntries())).toEqual(['draft 7 uji'])
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
})

test('finds the last words that the database did not get any more, and gives them to it', async () => {
  await drafts.keep(NAMES, { nama: 'Suha' })
  const gone = takeBackWrites()
  expect(await drafts.keep(NAMES, { nama: 'Suharto' })).toBe(false)
  gone.mockRestore()
  expect(await drafts.read(NAMES)).toEqual({ nama: 'Suharto' })
  await deviceEntries()
  sessionStorage.clear()
  expect(await drafts.read(NAMES)).toEqual({ nama: 'Suharto' })
})

test.each<[string, () => Promise<unknown>, object | undefined]>([
  ['typed', () => drafts.keep(NAMES, { nama: 'Suhartono' }), { nama: 'Suhartono' }],
  ['dropped', () => drafts.drop(NAMES), undefined],
])('what is %s while its last words are read stays so', async (_, act, stands) => {
  const gone = takeBackWrites()
  await drafts.keep(NAMES, { nama: 'Suharto' })
  gone.mockRestore()
  const reading = drafts.read(NAMES)
  await act()
  await reading
  expect((await deviceEntries())['draft 7 uji']).toEqual(stands)
  expect(await drafts.read(NAMES)).toEqual(stands)
})

test('what was dropped is gone, also the last words of it', async () => {
  const gone = takeBackWrites()
  await drafts.keep(NAMES, { nama: 'Suharto' })
  gone.mockRestore()
  await drafts.drop(NAMES)
  expect(await drafts.read(NAMES)).toBeUndefined()
})

test('holds things for as long as the page is open, and says so, where the browser keeps nothing', async () => {
  const forbidden = takeBackWrites()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await drafts.keep(NAMES, { nama: 'Suharto' })).toBe(false)
  expect(await drafts.read(NAMES)).toEqual({ nama: 'Suharto' })
  expect(await drafts.listOf('7')).toEqual([{ names: ['uji'], value: { nama: 'Suharto' } }])
  expect(isKept()).toBe(false)
  expect([sessionStorage.length, await deviceEntries()]).toEqual([0, {}])
  forbidden.mockRestore()
  await drafts.drop(NAMES)
  expect(await drafts.read(NAMES)).toBeUndefined()
  expect(await drafts.keep(NAMES, { nama: 'Suharto' })).toBe(true)
  expect(isKept()).toBe(true)
})

test('a disk that is full can be read and emptied: that something is kept again is known from what was written', async () => {
  await drafts.keep(NAMES, { nama: 'Suharto' })
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  expect(await drafts.keep(NAMES, { nama: 'Suhartono' })).toBe(false)
  expect(isKept()).toBe(false)
  await drafts.listOf('7')
  await drafts.drop(['7', 'lain'])
  expect(isKept()).toBe(false)
  full.mockRestore()
  expect(await drafts.keep(NAMES, { nama: 'Suhartono' })).toBe(true)
  expect(isKept()).toBe(true)
})

test('half a text in its place is nothing', async () => {
  sessionStorage.setItem('draft 7 uji', '{half')
  expect(await drafts.read(NAMES)).toBeUndefined()
})

test('what a slow device stores late is kept after all, and counts as kept', async () => {
  await drafts.keep(NAMES, { nama: 'Suha' })
  const letGo = await holdDevice()
  expect(await drafts.keep(NAMES, { nama: 'Suharto' })).toBe(false)
  expect(isKept()).toBe(false)
  letGo()
  await waitFor(() => expect(isKept()).toBe(true))
  expect(await deviceEntries()).toEqual({ 'draft 7 uji': { nama: 'Suharto' } })
})

test('a database that hangs keeps nobody from going on', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  jest.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue(new IDBRequest())
  const reading = drafts.read(NAMES)
  await jest.advanceTimersByTimeAsync(1500)
  expect(await reading).toBeUndefined()
  jest.useRealTimers()
})

test('what is merged loses nothing that another tab has kept meanwhile', async () => {
  const marks = createShelf<Record<string, boolean>>('bookmarks', (old, added) => ({
    ...old,
    ...added,
  }))
  await Promise.all([marks.keep(NAMES, { a: true }), marks.keep(NAMES, { b: true })])
  expect(await marks.read(NAMES)).toEqual({ a: true, b: true })
})

test('an owner’s things are listed with the last words of this tab, nobody else’s', async () => {
  await drafts.keep(['7', 'faq:9'], { a: 1 })
  await drafts.keep(['77', 'faq:9'], { a: 2 })
  const gone = takeBackWrites()
  await drafts.keep(['7', 'baru %'], { a: 3 })
  gone.mockRestore()
  expect(await drafts.listOf('7')).toEqual([
    { names: ['faq:9'], value: { a: 1 } },
    { names: ['baru %'], value: { a: 3 } },
  ])
})

// in this order: once the server has told the time, it is known
describe('before the server has told the time', () => {
  const days = ['attempt', 'bookmarks', 'draft'] as const

  test.each(days)('%s: of no age, whatever the phone’s clock says', async (kind) => {
    const shelf = createShelf<string>(kind)
    await shelf.keep(NAMES, 'x')
    for (const ahead of [-730, 9999]) {
      setPhoneAhead(ahead)
      await tidyDevice()
      expect(await shelf.read(NAMES)).toBe('x')
      jest.restoreAllMocks()
    }
  })

  test.each([
    ['a day later', 1.1],
    ['a day earlier', -1.1],
  ])('what a visitor typed goes by the device’s clock: %s', async (_, ahead) => {
    const drafts = createShelf<string>('visitor-draft')
    await drafts.keep(NAMES, 'x')
    expect(await drafts.read(NAMES)).toBe('x')
    setPhoneAhead(ahead)
    expect(await drafts.read(NAMES)).toBeUndefined()
    await tidyDevice()
    expect(await deviceEntries()).toEqual({})
  })

  test('what was kept then begins its age when the time is told', async () => {
    const shelf = createShelf<string>('attempt')
    setPhoneAhead(-730)
    await shelf.keep(NAMES, 'x')
    jest.restoreAllMocks()
    tellAfterDays(0)
    await tidyDevice()
    tellAfterDays(29.9)
    await tidyDevice()
    expect(await shelf.read(NAMES)).toBe('x')
    tellAfterDays(0.2)
    expect(await shelf.read(NAMES)).toBeUndefined()
  })
})

describe('when things go', () => {
  beforeEach(() => tellAfterDays(1))

  test.each([
    ['draft', 7],
    ['visitor-draft', 1],
    ['attempt', 30],
    ['bookmarks', 30],
  ] as const)('%s: after %d days', async (kind, days) => {
    const shelf = createShelf<string>(kind)
    await shelf.keep(NAMES, 'x')
    tellAfterDays(days - 0.1)
    expect(await shelf.read(NAMES)).toBe('x')
    await tidyDevice()
    expect(Object.keys(await deviceEntries())).toHaveLength(1)
    tellAfterDays(0.2)
    expect(await shelf.read(NAMES)).toBeUndefined()
    await tidyDevice()
    expect(await deviceEntries()).toEqual({})
  })

  test.each(['answers', 'preference'] as const)('%s: never by time', async (kind) => {
    await createShelf<string>(kind).keep(NAMES, 'x')
    tellAfterDays(9999)
    await tidyDevice()
    expect(await createShelf<string>(kind).read(NAMES)).toBe('x')
  })

  test('logout takes the questions of a running test, of this account only', async () => {
    for (const kind of ['attempt', 'answers', 'draft'] as const) {
      await createShelf<string>(kind).keep(['7', '3', 'pre-test'], 'x')
      await createShelf<string>(kind).keep(['8', '3', 'pre-test'], 'x')
    }
    await tidyDevice('7')
    expect(Object.keys(await deviceEntries())).toEqual([
      'answers 7 3 pre-test',
      'answers 8 3 pre-test',
      'attempt 8 3 pre-test',
      'draft 7 3 pre-test',
      'draft 8 3 pre-test',
    ])
  })
})

test('of an account that is gone nothing is kept any more: what was under way when it ended comes later', async () => {
  await drafts.keep(['9', 'uji'], { nama: 'Suharto' })
  const underWay = drafts.keep(['9', 'lain'], { nama: 'Suha' })
  await forgetOwner('9')
  await underWay
  expect(await drafts.keep(['9', 'uji'], { nama: 'Suharto' })).toBe(false)
  await drafts.keep(NAMES, { nama: 'Tejo' })
  expect(Object.keys(await deviceEntries())).toEqual(['draft 7 uji'])
  expect(sessionStorage).toHaveLength(0)
})
