import { getDefaultStore } from 'jotai'
import { errorBannerAtom, showError } from './error-banner'
import { dismissToast, holdToast, releaseToast, toast, toastAtom } from './toast'

const store = getDefaultStore()
const shown = () => store.get(toastAtom)?.text ?? null

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  dismissToast()
  jest.useRealTimers()
})

test('a toast shows for 3 seconds', () => {
  toast.success('Password berhasil diubah')
  expect(store.get(toastAtom)).toMatchObject({ tone: 'success' })
  jest.advanceTimersByTime(2999)
  expect(shown()).toBe('Password berhasil diubah')
  jest.advanceTimersByTime(1)
  expect(shown()).toBeNull()
})

test('only one toast shows at a time, each for its full time', () => {
  toast.success('Data berhasil disimpan')
  jest.advanceTimersByTime(2000)
  toast.error('Data gagal disimpan')
  expect(store.get(toastAtom)).toMatchObject({ tone: 'error', text: 'Data gagal disimpan' })
  jest.advanceTimersByTime(2999)
  expect(shown()).toBe('Data gagal disimpan')
  jest.advanceTimersByTime(1)
  expect(shown()).toBeNull()
})

test('the time stands still while the toast is held', () => {
  toast.success('Tautan disalin')
  jest.advanceTimersByTime(1000)
  holdToast()
  holdToast()
  jest.advanceTimersByTime(60_000)
  expect(shown()).toBe('Tautan disalin')
  releaseToast()
  releaseToast()
  jest.advanceTimersByTime(1999)
  expect(shown()).toBe('Tautan disalin')
  jest.advanceTimersByTime(1)
  expect(shown()).toBeNull()
})

test('releasing after it was dismissed brings nothing back', () => {
  toast.success('Tautan disalin')
  holdToast()
  dismissToast()
  releaseToast()
  expect(shown()).toBeNull()
  expect(jest.getTimerCount()).toBe(0)
})

test('the red banner disappears after 3 seconds', () => {
  showError('An unexpected error occurred')
  jest.advanceTimersByTime(2999)
  expect(store.get(errorBannerAtom)?.text).toBe('An unexpected error occurred')
  jest.advanceTimersByTime(1)
  expect(store.get(errorBannerAtom)).toBeNull()
})
