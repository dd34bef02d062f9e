import { postTestWindow } from '../../lib/domain/participation/timing.ts'
import { WIB } from '../../lib/domain/schedule/time-zone.ts'
import type { TakenCoaching } from '../../lib/entities/coaching.ts'
import { EVERY_CALL, nameOf } from '../../lib/testing/every-call.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { TEST_CONFIG } from '../testing/test-server.ts'
import { createMock } from './mock.ts'

const UNKNOWN_ID = '0b5f1f0e-7b1e-4a3c-9a63-2f9d7b9f1a01'

let database: TestDatabase
let mock: Awaited<ReturnType<typeof createMock>>
let root: string

beforeAll(async () => {
  database = await openTestDatabase()
  mock = await createMock({ config: TEST_CONFIG, database, site: null, logger: false })
  root = `http://127.0.0.1:${await mock.listen(0, '127.0.0.1')}${TEST_CONFIG.basePath}`
})
beforeEach(() => control('reset', {}))
afterAll(async () => {
  await mock.close()
  await database.close()
})

const json = async (answer: Response) => ({
  status: answer.status,
  date: answer.headers.get('date'),
  body: await answer.json(),
})

const control = async (name: string, body: unknown) =>
  json(
    await fetch(`${root}/__mock/${name}`, { method: 'POST', body: JSON.stringify(body) }),
  )

const call = async (
  path: string,
  { method = 'GET', body, token }: { method?: string; body?: object; token?: string } = {},
) =>
  json(
    await fetch(`${root}/api/v1${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )

const logIn = async (username: string, password: string) => {
  const { body } = await call('/auth/login', {
    method: 'POST',
    body: { username, password },
  })
  return body as { accessToken: string; refreshToken: string }
}

const outbox = async () => (await json(await fetch(`${root}/__mock/outbox`))).body

describe('reset', () => {
  test('brings the demo data back, and forgets what was added', async () => {
    const { accessToken: token } = await logIn('admin', 'Admin12345')
    const body = { name: 'Kategori baru' }
    await call('/category', { method: 'POST', body, token })
    expect((await call('/category')).body).toHaveLength(6)
    expect((await control('reset', {})).status).toBe(200)
    expect((await call('/category')).body).toHaveLength(5)
    expect((await call('/auth/me', { token })).status).toBe(401)
  })

  test('gives the same data each time', async () => {
    await control('reset', { now: '2026-08-24T09:00:00+07:00' })
    const first = (await call('/coaching/upcoming')).body
    await control('reset', { now: '2026-08-24T09:00:00+07:00' })
    expect((await call('/coaching/upcoming')).body).toEqual(first)
  })

  test('serves the seeded pictures and ends planned faults and a moved clock', async () => {
    await control('clock', { now: '2030-01-01T00:00:00Z' })
    await control('faults', [{ method: 'GET', path: '/faq', status: 500, times: 5 }])
    await control('reset', {})
    const { status, date } = await call('/faq')
    expect(status).toBe(200)
    expect(Math.abs(Date.parse(String(date)) - Date.now())).toBeLessThan(60_000)
    const [banner] = (await call('/beranda')).body as { image: string }[]
    const picture = await fetch(`${root}/files/${banner?.image}`)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
  })

  test('takes a moment around which the data is made', async () => {
    const { body } = await control('reset', { now: '2027-03-01T12:30:00+07:00' })
    expect(body.now).toMatch(/^2027-03-01T05:30:0/)
    const upcoming = (await call('/coaching/upcoming')).body as TakenCoaching[]
    expect(upcoming.every(({ coachingCode }) => coachingCode.startsWith('KHT-2027-'))).toBe(
      true,
    )
  })
})

describe('clock', () => {
  test("moves the server's time, which runs on, and the Date header with it", async () => {
    await control('clock', { now: '2026-08-24T20:59:58+07:00' })
    const { date } = await call('/faq')
    expect(date).toMatch(/^Mon, 24 Aug 2026 13:59:5[89] GMT$|14:00:0/)
  })

  test('opens and closes what depends on the time', async () => {
    await control('reset', { now: '2026-08-24T12:30:00+07:00' })
    const { accessToken: token } = await logIn('peserta', 'Peserta123')
    const path = '/coaching/taken-and-past-and-propose'
    const taken = (await call(path, { token })).body as TakenCoaching[]
    const stateAt = (now: Date) =>
      taken.map((one) => postTestWindow(one, now, WIB.zone).state)
    expect(stateAt(new Date('2026-08-24T12:30:00+07:00'))).toContain('open')
    const open = taken[stateAt(new Date('2026-08-24T12:30:00+07:00')).indexOf('open')]
    await control('clock', { now: '2026-08-24T21:00:00+07:00' })
    const again = await logIn('peserta', 'Peserta123')
    const start = await call(`/coaching/${open?.id}/post-test/start`, {
      method: 'POST',
      token: again.accessToken,
    })
    expect(start.status).toBe(409)
  })

  test.each([[{}], [{ now: 'besok' }], [{ now: 5 }], [{ now: '2026-08-24' }]])(
    'refuses %j and says what is wanted',
    async (body) => {
      const answer = await control('clock', body)
      expect(answer.status).toBe(400)
      expect(answer.body.detail).toContain('ISO 8601')
    },
  )
})

describe('outbox', () => {
  test('shows what was caused since the reset, newest last, with the account', async () => {
    expect(await outbox()).toEqual([])
    const { accessToken: token } = await logIn('admin', 'Admin12345')
    const users = (await call('/user', { token })).body as {
      id: string
      username: string
    }[]
    const userId = users.find(({ username }) => username === 'peserta2')?.id
    const send = (subject: string) =>
      call('/notification/proposal', {
        method: 'POST',
        token,
        body: { userId, subject, message: 'Isi', notifToMember: true, notifToWa: false },
      })
    expect((await send('Pengajuan Coaching Diterima')).status).toBe(200)
    expect((await send('E-Coaching Kehutanan - Lainnya')).status).toBe(200)
    const messages = await outbox()
    expect(messages).toHaveLength(2)
    expect(messages[0]).toMatchObject({
      channel: 'email',
      username: 'peserta2',
      subject: 'Pengajuan Coaching Diterima',
      recipient: 'budi.santoso@kehutanan.example',
    })
    expect(messages[1].body).toContain('Isi')
  })
})

describe('features', () => {
  test('what it does not say that it can do, it does not know', async () => {
    const beside = EVERY_CALL.filter(({ feature }) => feature !== undefined)
    const noSuchCall = (await call('/no-such-call')).body.detail
    const statuses = () =>
      Promise.all(
        beside.map(async ({ method, path }) => {
          const { status, body } = await call(path.replace(':id', UNKNOWN_ID), { method })
          return [
            `${method} ${path}`,
            status === 404 && body.detail === noSuchCall,
          ] as const
        }),
      )
    const areUnknown = (unknown: boolean) => beside.map((one) => [nameOf(one), unknown])
    expect(await statuses()).toEqual(areUnknown(false))
    await control('features', [])
    expect(await statuses()).toEqual(areUnknown(true))
    expect((await call('/faq')).status).toBe(200)
  })

  test('the server can be one of chapter 7 alone, until it is reset', async () => {
    const before = (await call('/features')).body
    expect(before).toContain('password-recovery')
    await control('features', [])
    expect((await call('/features')).body).toEqual([])
    await control('reset', {})
    expect((await call('/features')).body).toEqual(before)
    expect((await control('features', { names: [] })).status).toBe(400)
  })
})

describe('sessions/expire', () => {
  test('ends the access tokens at once; a renewal goes on', async () => {
    const old = await logIn('peserta', 'Peserta123')
    const other = await logIn('peserta2', 'Peserta123')
    expect((await call('/auth/me', { token: old.accessToken })).status).toBe(200)
    expect((await control('sessions/expire', { username: 'peserta' })).status).toBe(200)
    expect((await call('/auth/me', { token: old.accessToken })).status).toBe(401)
    expect((await call('/auth/me', { token: other.accessToken })).status).toBe(200)
    const renewed = await call('/auth/refresh-token', {
      method: 'POST',
      body: { refreshToken: old.refreshToken },
    })
    expect(renewed.status).toBe(200)
    const token = (renewed.body as { access_token: string }).access_token
    expect((await call('/auth/me', { token })).status).toBe(200)
  })

  test('with refresh the renewal fails too', async () => {
    const { accessToken, refreshToken } = await logIn('peserta', 'Peserta123')
    await control('sessions/expire', { username: 'peserta', refresh: true })
    expect((await call('/auth/me', { token: accessToken })).status).toBe(401)
    const body = { refreshToken }
    expect((await call('/auth/refresh-token', { method: 'POST', body })).status).toBe(422)
    expect((await logIn('peserta', 'Peserta123')).accessToken).toBeTruthy()
  })

  test('names an account that does not exist', async () => {
    const { status, body } = await control('sessions/expire', { username: 'siapa' })
    expect([status, body.detail]).toEqual([404, 'Tidak ada akun bernama siapa.'])
  })
})

test('an unknown control is told which ones there are', async () => {
  const { status, body } = await control('resett', {})
  expect(status).toBe(404)
  expect(body.detail).toContain('POST reset')
})
