import { storage } from '@/lib/session/storage'

beforeEach(() => storage.clear())

const refuse = () => {
  const no = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(no)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(no)
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(no)
  jest.spyOn(Storage.prototype, 'clear').mockImplementation(no)
}

test('what the browser keeps outlives the page', () => {
  storage.write('accessToken', 'a1')
  expect(localStorage.getItem('accessToken')).toBe('a1')
  expect(storage.isKept('accessToken')).toBe(true)
})

test('what the browser refuses is there for as long as the page, and no longer than it is wanted', () => {
  refuse()
  storage.write('accessToken', 'a1')
  storage.write('user', '{}')
  expect(storage.read('accessToken')).toBe('a1')
  expect(storage.isKept('accessToken')).toBe(false)
  storage.remove('apiKey', 'accessToken')
  expect(storage.read('accessToken')).toBeNull()
  expect(storage.read('user')).toBe('{}')
  storage.clear()
  expect(storage.read('user')).toBeNull()
})

test('what another tab has written counts, not what this one could not write', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  storage.write('accessToken', 'mine')
  full.mockRestore()
  localStorage.setItem('accessToken', 'theirs')
  expect(storage.read('accessToken')).toBe('theirs')
})
