import { waitFor } from '@testing-library/react'
import { call } from '@/lib/api/call'
import { mayBeDone } from '@/lib/api/errors'
import { api } from '@/lib/contract'
import { clearEverything, storeTokens } from '@/lib/session/session'
import { fakeToken } from '@/lib/testing/accounts'
import { mockApi, problem, stalled, startMockApi } from '@/lib/testing/mock-api'

const OLD = fakeToken('user', '7')
const NEW = `${OLD}x`
const banners = mockApi(api.beranda.list, ({ headers }) =>
  headers.get('authorization') === `Bearer ${NEW}` ? [] : problem(401, 'Berakhir.'),
)
const renewed = { access_token: NEW, refresh_token: 'r2' }

/** What is waited for at most, each to be ended by hand. */
const limits: AbortController[] = []
const waitedEnough = async (which: number) => {
  await waitFor(() => expect(limits[which]).toBeDefined())
  limits[which]?.abort(new DOMException('too long', 'TimeoutError'))
}

beforeEach(() => {
  clearEverything()
  storeTokens(OLD, 'r1')
  limits.length = 0
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
})

test('a renewal on a line that has died is given up and asked once more', async () => {
  let tries = 0
  startMockApi([
    banners,
    mockApi(api.auth.renew, (request) => {
      tries += 1
      return tries === 1 ? stalled(request) : renewed
    }),
  ])
  const asked = call(api.beranda.list, {})
  await waitFor(() => expect(tries).toBe(1))
  await waitedEnough(1)
  await expect(asked).resolves.toEqual([])
})

test('a tab that was put to sleep while it renewed holds up no other one for ever', async () => {
  const request = (_: string, { signal }: LockOptions) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  startMockApi([banners, mockApi(api.auth.renew, renewed)])
  const asked = call(api.beranda.list, {})
  await waitedEnough(0)
  await expect(asked).resolves.toEqual([])
  Reflect.deleteProperty(navigator, 'locks')
})

test('an act whose renewal no server has answered was not done, and nobody is told that it may have been', async () => {
  startMockApi([
    mockApi(api.faq.remove, problem(401, 'Berakhir.')),
    mockApi(api.auth.renew, problem(504, 'Endpoint request timed out')),
  ])
  const error = await call(api.faq.remove, { params: { id: '1' } }).catch((told) => told)
  expect(error).toMatchObject({ status: 504, message: 'Endpoint request timed out' })
  expect(mayBeDone(error)).toBe(false)
})
