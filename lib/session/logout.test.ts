import { announceLogout } from '@/lib/api/announce-logout'
import { api } from '@/lib/contract'
import { logout } from '@/lib/session/logout'
import { mockApi, offline, startMockApi } from '@/lib/testing/mock-api'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('accessToken', 'access')
  localStorage.setItem('refreshToken', 'refresh')
  localStorage.setItem('user', '{}')
  localStorage.setItem('rememberedCoaching', '4')
})

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

it("clears local storage and goes to {base} ('Logout clears local storage and goes to {base}')", async () => {
  const { requestsTo } = startMockApi([mockApi(api.auth.logout, null)])
  const leave = jest.fn()
  await logout({ flushAnswers: async () => {}, announce: announceLogout, leave })
  expect(leave).toHaveBeenCalledTimes(1)
  await settle()
  const [request] = requestsTo(api.auth.logout)
  expect(request?.body).toEqual({ refreshToken: 'refresh' })
  expect(request?.headers.get('Authorization')).toBe('Bearer access')
  expect(localStorage).toHaveLength(0)
})

it('does not wait for the answer of the server, nor for one that never comes', async () => {
  startMockApi([mockApi(api.auth.logout, () => new Promise<never>(() => {}))])
  const leave = jest.fn()
  await logout({ flushAnswers: async () => {}, announce: announceLogout, leave })
  expect(leave).toHaveBeenCalled()
})

it('sends unsent answers first, at most 3 s, with the tokens still there', async () => {
  startMockApi([mockApi(api.auth.logout, offline)])
  const seen: unknown[] = []
  await logout({
    flushAnswers: async (timeoutMs) => {
      seen.push(timeoutMs, localStorage.getItem('accessToken'))
      throw new Error('offline')
    },
    announce: announceLogout,
    leave: () => seen.push('left'),
  })
  expect(seen).toEqual([3000, 'access', 'left'])
})
