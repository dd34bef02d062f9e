import { getDefaultStore } from 'jotai'
import { call } from '@/lib/api/call'
import { upload } from '@/lib/api/upload'
import { api } from '@/lib/contract'
import { clearSessionEnd, sessionEndAtom } from '@/lib/feedback/session-end'
import { clearEverything, storeTokens } from '@/lib/session/session'
import { fakeToken } from '@/lib/testing/accounts'
import { mockApi, offline, problem, startMockApi } from '@/lib/testing/mock-api'

const OLD = fakeToken('user', '7')
const NEW = `${OLD}x`
const EXPIRED = problem(401, 'Sesi Anda telah berakhir.')
const end = () => getDefaultStore().get(sessionEndAtom)
const bearer = (headers: Headers) => headers.get('authorization')

/** Refuses every token but the new one, as a server does after the old one ran out. */
const banners = mockApi(api.beranda.list, ({ headers }) =>
  bearer(headers) === `Bearer ${NEW}` ? [] : EXPIRED,
)
const renewal = mockApi(api.auth.renew, { access_token: NEW, refresh_token: 'r2' })

beforeEach(() => {
  clearEverything()
  clearSessionEnd()
})

test('every request carries the bearer token and the x-api-key header', async () => {
  storeTokens(NEW, 'r1')
  const { requests } = startMockApi([banners])
  await call(api.beranda.list, {})
  expect(bearer(requests[0]?.headers ?? new Headers())).toBe(`Bearer ${NEW}`)
  expect(requests[0]?.headers.get('x-api-key')).toBe(localStorage.getItem('apiKey'))
})

test('without a stored access token no Authorization header is sent', async () => {
  const { requests } = startMockApi([mockApi(api.beranda.list, [])])
  await call(api.beranda.list, {})
  expect(requests[0]?.headers.has('authorization')).toBe(false)
})

describe("'On a 401 … requests new tokens, stores both and replays the original request once'", () => {
  test('a GET', async () => {
    storeTokens(OLD, 'r1')
    const { requestsTo } = startMockApi([banners, renewal])
    await expect(call(api.beranda.list, {})).resolves.toEqual([])
    expect(requestsTo(api.auth.renew).map(({ body }) => body)).toEqual([
      { refreshToken: 'r1', timeZone: 'Asia/Jakarta' },
    ])
    expect(localStorage.getItem('accessToken')).toBe(NEW)
    expect(localStorage.getItem('refreshToken')).toBe('r2')
  })

  test('a POST keeps its method, body and idempotency key', async () => {
    storeTokens(OLD, 'r1')
    const created = { id: '1', name: 'Tata batas' }
    const { requestsTo } = startMockApi([
      renewal,
      mockApi(api.category.create, ({ headers }) =>
        bearer(headers) === `Bearer ${NEW}` ? created : EXPIRED,
      ),
    ])
    const answer = await call(api.category.create, { body: { name: 'Tata batas' } })
    expect(answer).toEqual(created)
    const [first, second] = requestsTo(api.category.create)
    expect(second?.body).toEqual({ name: 'Tata batas' })
    expect(second?.headers.get('idempotency-key')).toBe(
      first?.headers.get('idempotency-key'),
    )
  })

  test('an upload', async () => {
    storeTokens(OLD, 'r1')
    const { requestsTo } = startMockApi([
      renewal,
      mockApi(api.uploads.image, ({ headers }) =>
        bearer(headers) === `Bearer ${NEW}` ? { filePath: 'a.jpg' } : EXPIRED,
      ),
    ])
    const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
    await expect(upload(api.uploads.image, { file })).resolves.toEqual({
      filePath: 'a.jpg',
    })
    expect(requestsTo(api.uploads.image).map((sent) => sent.file?.name)).toEqual([
      'a.jpg',
      'a.jpg',
    ])
  })
})

test('an upload sent again after a failure is the same act, a later one is another', async () => {
  storeTokens(NEW, 'r1')
  let tries = 0
  const { requestsTo } = startMockApi([
    mockApi(api.beranda.create, () => {
      tries += 1
      return tries === 1 ? problem(503, 'Sibuk.') : ({ id: '1' } as never)
    }),
  ])
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg', lastModified: 1 })
  const input = { body: { caption: 'Rimba', subCaption: '' } as never, file }
  await expect(upload(api.beranda.create, input)).rejects.toThrow('Sibuk.')
  await upload(api.beranda.create, input)
  await upload(api.beranda.create, input)
  const [first, second, third] = requestsTo(api.beranda.create).map(({ headers }) =>
    headers.get('idempotency-key'),
  )
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('the camel-case spelling of the renewal is taken as well (decision 7)', async () => {
  storeTokens(OLD, 'r1')
  const camel = { accessToken: NEW, refreshToken: 'r2' } as never
  startMockApi([banners, mockApi(api.auth.renew, camel)])
  await expect(call(api.beranda.list, {})).resolves.toEqual([])
})

test("'at most one retry per request': a second 401 is an error", async () => {
  storeTokens(OLD, 'r1')
  const { requestsTo } = startMockApi([renewal, mockApi(api.beranda.list, EXPIRED)])
  await expect(call(api.beranda.list, {})).rejects.toThrow('Sesi Anda telah berakhir.')
  expect(requestsTo(api.beranda.list)).toHaveLength(2)
  expect(requestsTo(api.auth.renew)).toHaveLength(1)
})

test('fifty concurrent 401s share one renewal, each replayed once (decision 6)', async () => {
  storeTokens(OLD, 'r1')
  const { requestsTo } = startMockApi([banners, renewal])
  await Promise.all(Array.from({ length: 50 }, () => call(api.beranda.list, {})))
  expect(requestsTo(api.auth.renew)).toHaveLength(1)
  expect(requestsTo(api.beranda.list)).toHaveLength(100)
})

test('a browser that refuses its locks, as while site data are blocked, renews without them', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  storeTokens(OLD, 'r1')
  startMockApi([banners, renewal])
  await expect(call(api.beranda.list, {})).resolves.toEqual([])
  Reflect.deleteProperty(navigator, 'locks')
})

test('a token that another tab renewed in the meantime is used without a renewal', async () => {
  storeTokens(OLD, 'r1')
  const { requestsTo } = startMockApi([
    mockApi(api.beranda.list, ({ headers }) => {
      if (bearer(headers) === `Bearer ${NEW}`) return []
      storeTokens(NEW, 'r2')
      return EXPIRED
    }),
  ])
  await expect(call(api.beranda.list, {})).resolves.toEqual([])
  expect(requestsTo(api.auth.renew)).toHaveLength(0)
})

test('a logout while the renewal is under way stands, without the modal', async () => {
  storeTokens(OLD, 'r1')
  startMockApi([
    banners,
    mockApi(api.auth.renew, () => {
      clearEverything()
      return { access_token: NEW, refresh_token: 'r2' }
    }),
  ])
  await expect(call(api.beranda.list, {})).rejects.toThrow('No refresh token available')
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(end()).toBeNull()
})

test.each(['before', 'during'])(
  'a call of one account is never repeated with the token of another: login %s the renewal',
  async (moment) => {
    const other = fakeToken('user', '8')
    storeTokens(OLD, 'r1')
    const { requestsTo } = startMockApi([
      mockApi(api.category.remove, () => {
        if (moment === 'before') storeTokens(other, 's1')
        return EXPIRED
      }),
      mockApi(api.auth.renew, () => {
        storeTokens(other, 's1')
        return { access_token: NEW, refresh_token: 'r2' }
      }),
    ])
    const removal = call(api.category.remove, { params: { id: '1' } })
    await expect(removal).rejects.toThrow('Akun lain sudah login di tab lain.')
    expect(requestsTo(api.category.remove)).toHaveLength(1)
    expect(localStorage.getItem('accessToken')).toBe(other)
    expect(localStorage.getItem('refreshToken')).toBe('s1')
    expect(end()).toBeNull()
  },
)

test('a renewal whose answer was lost is asked once more', async () => {
  storeTokens(OLD, 'r1')
  let tries = 0
  startMockApi([
    banners,
    mockApi(api.auth.renew, () => {
      tries += 1
      return tries === 1 ? offline() : { access_token: NEW, refresh_token: 'r2' }
    }),
  ])
  await expect(call(api.beranda.list, {})).resolves.toEqual([])
})

test.each([
  ['refused', problem(401, 'Token tidak berlaku.')],
  ['broken', problem(500, 'Gangguan.')],
])(
  "'A failed renewal raises Failed to refresh token and marks the session expired': %s",
  async (_, answer) => {
    storeTokens(OLD, 'r1')
    const { requestsTo } = startMockApi([banners, mockApi(api.auth.renew, answer)])
    await expect(call(api.beranda.list, {})).rejects.toThrow('Failed to refresh token')
    expect(requestsTo(api.auth.renew)).toHaveLength(1)
    expect(end()).toBe('expired')
  },
)

test.each([
  ['without a line', offline, 'Tidak dapat terhubung ke server.'],
  ['of a busy server', problem(503, 'Server sedang sibuk.'), 'Server sedang sibuk.'],
  ['of too many at once', problem(429, 'Coba lagi.'), 'Coba lagi.'],
  ['in whose place a network shows its login page', '<html>', 'Jawaban server tidak'],
])(
  'a renewal %s ends no session: nobody has refused it, and the next call renews',
  async (_, answer, told) => {
    storeTokens(OLD, 'r1')
    startMockApi([banners, mockApi(api.auth.renew, answer as never)])
    await expect(call(api.beranda.list, {})).rejects.toThrow(told)
    expect(end()).toBeNull()
    startMockApi([banners, renewal])
    await expect(call(api.beranda.list, {})).resolves.toEqual([])
  },
)

test("'With no refresh token stored, the error is No refresh token available', without the modal", async () => {
  startMockApi([banners])
  await expect(call(api.beranda.list, {})).rejects.toThrow('No refresh token available')
  expect(end()).toBeNull()
})

test.each(['login', 'register'] as const)('a 401 from %s never renews', async (name) => {
  storeTokens(OLD, 'r1')
  const { requestsTo } = startMockApi([mockApi(api.auth[name], problem(401, 'Ditolak.'))])
  const answer = call(api.auth[name], { body: {} as never })
  await expect(answer).rejects.toThrow('Ditolak.')
  expect(requestsTo(api.auth.renew)).toHaveLength(0)
})

test('a failed query is not retried', async () => {
  const { requestsTo } = startMockApi([mockApi(api.beranda.list, offline)])
  await expect(call(api.beranda.list, {})).rejects.toThrow()
  expect(requestsTo(api.beranda.list)).toHaveLength(1)
})

test('without any answer the error says so in Indonesian', async () => {
  startMockApi([mockApi(api.beranda.list, offline)])
  await expect(call(api.beranda.list, {})).rejects.toThrow(
    'Tidak dapat terhubung ke server. Periksa sambungan internet Anda, lalu coba lagi.',
  )
})
