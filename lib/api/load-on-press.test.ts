import { getDefaultStore } from 'jotai'
import { loadOnPress } from '@/lib/api/load-on-press'
import { overlayVisibleAtom, stopWaiting } from '@/lib/feedback/activity'
import { dismissError, errorBannerAtom } from '@/lib/feedback/error-banner'

const UNREACHABLE =
  'Tidak dapat terhubung ke server. Periksa sambungan internet Anda, lalu coba lagi.'

const store = getDefaultStore()
const told = () => store.get(errorBannerAtom)?.text

beforeEach(() => {
  jest.useFakeTimers()
  dismissError()
})
afterEach(() => jest.useRealTimers())

test('what comes is given, without a word', async () => {
  await expect(loadOnPress(async () => 'window')).resolves.toBe('window')
  expect(told()).toBeUndefined()
})

test('what does not come is told in words, whatever the browser calls it', async () => {
  const lost = Promise.reject(new Error('Loading chunk 7 failed.'))
  await expect(loadOnPress(() => lost)).resolves.toBeNull()
  expect(told()).toBe(UNREACHABLE)
})

test('what takes long covers the page, and can be waited for no longer', async () => {
  const loading = loadOnPress(() => new Promise(() => {}))
  jest.advanceTimersByTime(150)
  expect(store.get(overlayVisibleAtom)).toBe(true)
  jest.advanceTimersByTime(15_000)
  stopWaiting()
  await expect(loading).resolves.toBeNull()
  expect(store.get(overlayVisibleAtom)).toBe(false)
  expect(told()).toBe(UNREACHABLE)
})
