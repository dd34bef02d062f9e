import { getDefaultStore } from 'jotai'
import { apiKey } from '@/lib/session/api-key'
import {
  clearCredentials,
  clearEverything,
  peekRememberedCoaching,
  refreshSession,
  rememberCoaching,
  sessionAtom,
  storeLogin,
  storeTokens,
  storeUser,
  takeRememberedCoaching,
} from '@/lib/session/session'
import { accountOf, fakeToken } from '@/lib/testing/accounts'

const session = () => getDefaultStore().get(sessionAtom)

beforeEach(() => {
  localStorage.clear()
  refreshSession()
})

test("'If no access token is in local storage, the stored user is cleared'", () => {
  localStorage.setItem('user', JSON.stringify(accountOf('user')))
  refreshSession()
  expect(localStorage.getItem('user')).toBeNull()
  expect(session()).toEqual({ role: null, user: null })
})

test('a login that another tab is in the midst of is left alone', () => {
  localStorage.setItem('user', JSON.stringify(accountOf('user')))
  refreshSession(new StorageEvent('storage', { key: 'user' }))
  expect(localStorage.getItem('user')).not.toBeNull()
  localStorage.setItem('accessToken', fakeToken('user', '7'))
  refreshSession(new StorageEvent('storage', { key: 'accessToken' }))
  expect(session()).toEqual({ role: 'user', user: accountOf('user') })
})

test('the token wins over the stored user (decision 8)', () => {
  storeUser(accountOf('admin'))
  storeTokens(fakeToken('user', '7'), 'r1')
  storeUser(accountOf('admin'))
  expect(session()?.role).toBe('user')
})

test('a login over another account shows nobody the new tokens beside the old account', () => {
  storeLogin(
    { access: fakeToken('user', '7'), refresh: 'r1' },
    { ...accountOf('user'), id: '7' },
  )
  const seen: unknown[] = []
  const stop = getDefaultStore().sub(sessionAtom, () => {
    seen.push([localStorage.getItem('accessToken'), session()?.user?.id])
  })
  const access = fakeToken('user', '8')
  storeLogin({ access, refresh: 's1' }, { ...accountOf('user'), id: '8' })
  stop()
  expect(seen).toEqual([[access, '8']])
})

test.each([
  ['garbage', 'not-a-token'],
  ['no payload', 'a..c'],
  ['an unknown role', `a.${btoa(JSON.stringify({ role: 'root' }))}.c`],
  ['no role', `a.${btoa(JSON.stringify({ sub: '7' }))}.c`],
])("'An undecodable token yields no role': %s", (_, token) => {
  storeTokens(token, 'r1')
  expect(session()?.role).toBeNull()
})

test('the role claim is lower-cased (decision 8)', () => {
  storeTokens(`a.${btoa(JSON.stringify({ role: 'SuperAdmin' }))}.c`, 'r1')
  expect(session()?.role).toBe('superadmin')
})

test('a damaged stored user does not break the session', () => {
  storeTokens(fakeToken('user', '7'), 'r1')
  localStorage.setItem('user', '{half')
  refreshSession()
  expect(session()).toEqual({ role: 'user', user: null })
})

test("the modal's Login 'clears stored tokens, user data and the api key' and keeps the remembered coaching", () => {
  apiKey()
  storeTokens(fakeToken('user', '7'), 'r1')
  storeUser(accountOf('user'))
  rememberCoaching('c1')
  clearCredentials()
  expect(Object.keys(localStorage)).toEqual(['rememberedCoaching'])
})

test("'Logout clears local storage'", () => {
  rememberCoaching('c1')
  storeTokens(fakeToken('user', '7'), 'r1')
  clearEverything()
  expect(localStorage).toHaveLength(0)
})

test('the remembered coaching is removed when used (decision 4)', () => {
  rememberCoaching('c1')
  expect(peekRememberedCoaching()).toBe('c1')
  expect(takeRememberedCoaching()).toBe('c1')
  expect(takeRememberedCoaching()).toBeNull()
})

describe("apiKey, 'a random UUID generated once by the client and kept'", () => {
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

  test('is kept, and made anew after it was cleared (decision 5)', () => {
    const first = apiKey()
    expect(first).toMatch(UUID)
    expect(apiKey()).toBe(first)
    localStorage.removeItem('apiKey')
    expect(apiKey()).not.toBe(first)
  })

  test('is a UUID also where crypto.randomUUID is missing', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto') ?? {}
    const bare = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    Object.defineProperty(globalThis, 'crypto', { value: bare, configurable: true })
    const made = apiKey()
    Object.defineProperty(globalThis, 'crypto', own)
    expect(made).toMatch(UUID)
  })
})
