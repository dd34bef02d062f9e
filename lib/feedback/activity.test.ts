import { getDefaultStore } from 'jotai'
import {
  beginActivity,
  loudActivityAtom,
  overdueAtom,
  overlayVisibleAtom,
  quietActivityAtom,
  stopWaiting,
  thinBarVisibleAtom,
  track,
} from './activity'

const store = getDefaultStore()

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the overlay comes after 150 ms and goes with the last call', () => {
  const endFirst = beginActivity()
  jest.advanceTimersByTime(149)
  expect(store.get(overlayVisibleAtom)).toBe(false)
  const endSecond = beginActivity()
  jest.advanceTimersByTime(1)
  expect(store.get(overlayVisibleAtom)).toBe(true)
  endFirst()
  endFirst()
  expect(store.get(loudActivityAtom)).toBe(1)
  expect(store.get(overlayVisibleAtom)).toBe(true)
  endSecond()
  expect(store.get(overlayVisibleAtom)).toBe(false)
})

test('a call shorter than the delay shows nothing at all', () => {
  beginActivity()()
  jest.advanceTimersByTime(1000)
  expect(store.get(overlayVisibleAtom)).toBe(false)
})

test('a quiet call only moves the thin bar', () => {
  const end = beginActivity({ quiet: true })
  jest.advanceTimersByTime(150)
  expect(store.get(thinBarVisibleAtom)).toBe(true)
  expect(store.get(overlayVisibleAtom)).toBe(false)
  end()
  expect(store.get(thinBarVisibleAtom)).toBe(false)
})

test('track counts until the promise settles and passes its outcome through', async () => {
  await expect(track(Promise.resolve(7))).resolves.toBe(7)
  const failing = track(Promise.reject(new Error('putus')), { quiet: true })
  expect(store.get(quietActivityAtom)).toBe(1)
  await expect(failing).rejects.toThrow('putus')
  expect(store.get(quietActivityAtom)).toBe(0)
  expect(store.get(loudActivityAtom)).toBe(0)
})

test('who waits for 15 s may stop waiting for what is overdue, and for nothing else', async () => {
  const [slow, young] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const giveUp = jest.fn(() => slow.reject(new Error('tidak ditunggu')))
  const [giveUpYoung, told] = [jest.fn(), jest.fn()]
  const work = track(slow.promise, { giveUp }).catch(told)
  jest.advanceTimersByTime(14_999)
  void track(young.promise, { giveUp: giveUpYoung })
  expect(store.get(overdueAtom)).toHaveLength(0)
  jest.advanceTimersByTime(1)
  expect(store.get(overdueAtom)).toHaveLength(1)
  stopWaiting()
  await work
  expect(told).toHaveBeenCalledTimes(1)
  expect(giveUpYoung).not.toHaveBeenCalled()
  expect(store.get(overdueAtom)).toHaveLength(0)
  young.resolve()
})
