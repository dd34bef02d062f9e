import { call } from '@/lib/api/call'
import { serverNow } from '@/lib/browser/server-clock'
import { api } from '@/lib/contract'
import { clearEverything, storeTokens } from '@/lib/session/session'
import { fakeToken } from '@/lib/testing/accounts'
import { mockApi, startMockApi } from '@/lib/testing/mock-api'

const EARLY = [{ id: '1', image: 'a.jpg', caption: 'awal' }]
const LATER = [{ id: '2', image: 'b.jpg', caption: 'kemudian' }]

const begin = (answer: Promise<Response>, at = performance.now()) => {
  const early = answer.then((response) => ({ response, at }))
  early.catch(() => {})
  window.earlyAnswers = { beranda: early }
}
const good = (init: ResponseInit = {}) => new Response(JSON.stringify(EARLY), init)

beforeEach(clearEverything)
afterEach(() => {
  delete window.earlyAnswers
})

test('a call that the page has begun is used once', async () => {
  const { requests } = startMockApi([mockApi(api.beranda.list, LATER)])
  begin(Promise.resolve(good()))
  expect(await call(api.beranda.list, {})).toEqual(EARLY)
  expect(requests).toEqual([])
  expect(await call(api.beranda.list, {})).toEqual(LATER)
  expect(requests).toHaveLength(1)
})

test("its answer sets the client's clock like every other", async () => {
  startMockApi([])
  begin(Promise.resolve(good({ headers: { date: 'Tue, 01 Jan 2030 00:00:00 GMT' } })))
  await call(api.beranda.list, {})
  expect(new Date(serverNow()).getUTCFullYear()).toBe(2030)
})

test('one that has waited for the scripts told the time when it came', async () => {
  startMockApi([])
  const answer = good({ headers: { date: 'Tue, 01 Jan 2030 00:00:00 GMT' } })
  begin(Promise.resolve(answer), performance.now() - 20_000)
  await call(api.beranda.list, {})
  expect(new Date(serverNow()).toISOString()).toMatch(/^2030-01-01T00:00:2/)
})

test.each([
  ['was refused', () => Promise.resolve(good({ status: 503 }))],
  ['got no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('one that %s is made again', async (_, answer) => {
  startMockApi([mockApi(api.beranda.list, LATER)])
  begin(answer())
  expect(await call(api.beranda.list, {})).toEqual(LATER)
})

test('somebody who has signed in meanwhile gets an answer of their own', async () => {
  const { requests } = startMockApi([mockApi(api.beranda.list, LATER)])
  begin(Promise.resolve(good()))
  storeTokens(fakeToken('user', '7'), 'r1')
  expect(await call(api.beranda.list, {})).toEqual(LATER)
  expect(requests[0]?.headers.get('authorization')).toMatch(/^Bearer /)
})
