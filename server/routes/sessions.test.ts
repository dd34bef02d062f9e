import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const OFFICE = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

const inMinutes = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

/** A login from a device, as its tokens and its calls. */
const logIn = async ({ username }: UserRow, userAgent: string) => {
  const { answer } = await server.call(api.auth.login, {
    body: { username, password: TEST_PASSWORD },
    headers: { 'user-agent': userAgent },
  })
  const as = { token: answer.accessToken }
  return {
    as,
    ...{ refreshToken: answer.refreshToken, id: answer.refreshToken.split('.')[0] ?? '' },
    list: async () => (await server.call(api.sessions.list, { as })).answer,
    end: (id: string) => server.call(api.sessions.end, { as, params: { id } }),
    me: async () => (await server.call(api.auth.me, { as })).status,
  }
}

const renew = (refreshToken: string) =>
  server.call(api.auth.renew, { body: { refreshToken } })

describe("'device, browser, since when, last used, which is this one'", () => {
  test('this one first, then the one last used', async () => {
    const sari = await server.createUser()
    const phone = await logIn(sari, PHONE)
    server.clock.set(inMinutes(9))
    const office = await logIn(sari, OFFICE)
    const unknown = await logIn(sari, 'buatan-sendiri')
    server.clock.set(inMinutes(12))
    await renew(phone.refreshToken)
    expect(await office.list()).toEqual({
      sessions: [
        {
          ...{ id: office.id, browser: 'Firefox', system: 'Linux', isCurrent: true },
          ...{
            startedAt: inMinutes(9).toISOString(),
            lastUsedAt: inMinutes(12).toISOString(),
          },
        },
        {
          ...{ id: phone.id, browser: 'Chrome', system: 'Android', isCurrent: false },
          ...{ startedAt: TEST_NOW.toISOString(), lastUsedAt: inMinutes(12).toISOString() },
        },
        {
          ...{ id: unknown.id, browser: null, system: null, isCurrent: false },
          ...{
            startedAt: inMinutes(9).toISOString(),
            lastUsedAt: inMinutes(9).toISOString(),
          },
        },
      ],
      previousLogin: {
        ...{ at: TEST_NOW.toISOString(), browser: 'Chrome', system: 'Android' },
        failedSince: 0,
      },
    })
  })

  test('only the own ones, and none that is over', async () => {
    const sari = await server.createUser()
    await logIn(await server.createUser(), OFFICE)
    const left = await logIn(sari, OFFICE)
    await server.call(api.auth.logout, { body: { refreshToken: left.refreshToken } })
    await logIn(sari, 'terlupa')
    server.clock.set(inMinutes(7 * 24 * 60))
    const phone = await logIn(sari, PHONE)
    expect((await phone.list()).sessions).toMatchObject([{ id: phone.id }])
  })

  test('the first login of an account has none before it', async () => {
    const phone = await logIn(await server.createUser(), PHONE)
    expect((await phone.list()).previousLogin).toBeNull()
  })

  test('the login before is told although its session is over', async () => {
    const sari = await server.createUser({ role: 'admin' })
    await logIn(sari, OFFICE)
    server.clock.set(inMinutes(3 * 24 * 60))
    const phone = await logIn(sari, PHONE)
    expect((await phone.list()).previousLogin).toEqual({
      ...{ at: TEST_NOW.toISOString(), browser: 'Firefox', system: 'Linux' },
      failedSince: 0,
    })
  })
})

describe("'end one, end all others'", () => {
  test('the ended one is refused at its next call and cannot be renewed', async () => {
    const sari = await server.createUser()
    const [phone, office] = [await logIn(sari, PHONE), await logIn(sari, OFFICE)]
    expect((await phone.end(office.id)).status).toBe(200)
    expect(await office.me()).toBe(401)
    const { status, problem } = await renew(office.refreshToken)
    expect([status, problem.detail]).toEqual([
      422,
      'Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.',
    ])
    expect(await phone.me()).toBe(200)
  })

  test('one that has ended already is as good as ended now', async () => {
    const sari = await server.createUser()
    const [phone, office] = [await logIn(sari, PHONE), await logIn(sari, OFFICE)]
    expect((await phone.end(office.id)).status).toBe(200)
    expect((await phone.end(office.id)).status).toBe(200)
  })

  test('not one of another account, not one that is none', async () => {
    const phone = await logIn(await server.createUser(), PHONE)
    const other = await logIn(await server.createUser(), OFFICE)
    expect((await phone.end(other.id)).status).toBe(404)
    expect((await phone.end(crypto.randomUUID())).status).toBe(404)
    expect((await phone.end('1')).status).toBe(404)
    expect(await other.me()).toBe(200)
  })

  test('all but this one, and nobody else', async () => {
    const sari = await server.createUser()
    const [phone, office] = [await logIn(sari, PHONE), await logIn(sari, OFFICE)]
    const other = await logIn(await server.createUser(), OFFICE)
    expect((await server.call(api.sessions.endOthers, phone)).status).toBe(200)
    expect([await phone.me(), await office.me(), await other.me()]).toEqual([200, 401, 200])
  })

  test('is in the audit trail where an admin does it', async () => {
    const rini = await server.createUser({ role: 'admin' })
    const [phone, office] = [await logIn(rini, PHONE), await logIn(rini, OFFICE)]
    server.clock.set(inMinutes(1))
    await phone.end(office.id)
    const { answer } = await server.call(api.audit.list, { as: 'superadmin' })
    expect(answer.entries[0]).toMatchObject({
      ...{ call: 'DELETE /auth/sessions/:id', targets: { id: office.id }, status: 200 },
      actor: { id: rini.id },
    })
  })

  test('a visitor has none to see or end', async () => {
    expect((await server.call(api.sessions.list)).status).toBe(401)
    expect((await server.call(api.sessions.endOthers)).status).toBe(401)
  })
})
