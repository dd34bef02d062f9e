import { randomUUID } from 'node:crypto'
import { api } from '../../lib/contract/index.ts'
import { sql } from '../db/orm.ts'
import { insertUser } from '../repositories/users.ts'
import { createTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'
import { loggedError, loggerSettings, withoutPersonalData } from './log.ts'

let server: TestServer
let lines: string[] = []

beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) }
  server = await createTestServer({ logger: loggerSettings('trace', stream) })
})
beforeEach(async () => {
  await server.reset()
  lines = []
})
afterAll(() => server.close())

const entries = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line))

const SITI = {
  fullName: 'Siti Nurhaliza Rahayu',
  username: 'siti.rahayu',
  email: 'siti.rahayu@balai-rehabilitasi.go.id',
  whatsapp: '081355559999',
  namaInstansi: 'Balai Rehabilitasi Kapuas',
}

test('each call is one line: its route, status, time and id, which the answer carries too', async () => {
  const id = randomUUID()
  const { headers } = await server.call(api.user.get, { as: 'admin', params: { id } })
  expect(entries()).toContainEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    reqId: headers['x-request-id'],
    method: 'GET',
    route: '/e-coaching/api/v1/user/:id',
    status: 404,
    ms: expect.any(Number),
    msg: 'answered',
  })
  expect(lines.join('')).not.toContain(id)
})

test("a proxy's request id is kept, anything else replaced", async () => {
  const ask = async (id: string) =>
    (await server.call(api.category.list, { headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ]
  expect(await ask('4f1c2a7be0d94c5f')).toBe('4f1c2a7be0d94c5f')
  expect(await ask('line\\nbreak "or" worse')).toMatch(/^[0-9a-f-]{36}$/)
})

test('nothing personal is logged on the way from registration to an error', async () => {
  const password = { password: 'Rahasia9876', confirmPassword: 'Rahasia9876' }
  const biodata = { ...SITI, jenisKelamin: 'Perempuan', coachingYangDiminati: [] }
  const registered = await server.call(api.auth.register, {
    body: { ...biodata, ...password },
  })
  expect(registered.status).toBe(200)
  const again = await server.call(api.auth.register, { body: { ...biodata, ...password } })
  expect(again.status).toBe(409)
  const login = { username: SITI.username, password: TEST_PASSWORD }
  expect((await server.call(api.auth.login, { body: login })).status).toBe(422)
  const token = registered.answer.accessToken
  expect((await server.call(api.auth.me, { as: { token } })).status).toBe(200)
  const { username: identity } = SITI
  expect((await server.call(api.passwordRecovery.ask, { body: { identity } })).status).toBe(
    202,
  )
  const reset = { token: 'kanari-tautan-password', ...password }
  expect((await server.call(api.passwordRecovery.reset, { body: reset })).status).toBe(410)
  // The database fails under a call that carries all of it.
  await server.db.execute(sql`alter table user_interests rename to elsewhere`)
  const body = { ...biodata, fullName: 'Siti Baru' }
  const failed = await server.call(api.auth.updateUser, { as: { token }, body })
  await server.db.execute(sql`alter table elsewhere rename to user_interests`)
  expect(failed.status).toBe(500)

  const text = lines.join('')
  expect(entries().map(({ msg }) => msg)).toContain('call failed')
  const secrets = [
    ...Object.values(SITI),
    'Siti',
    ...Object.values(password),
    ...[TEST_PASSWORD, reset.token],
  ]
  const { accessToken, refreshToken } = registered.answer
  for (const secret of [...secrets, accessToken, refreshToken]) {
    expect(text).not.toContain(secret)
  }
})

test('an error of the database tells what failed and not with which values', async () => {
  const user = await server.createUser({ role: 'user', ...SITI })
  const error = await insertUser(server.db, { ...user, id: randomUUID() }).catch(
    (reason: unknown) => reason,
  )
  const logged = loggedError(error)
  expect(logged).toMatchObject({ code: '23505', constraint: 'users_username' })
  expect(logged.message).toContain('insert into "users"')
  expect(logged.stack).toContain(' at ')
  for (const value of Object.values(SITI)) {
    expect(JSON.stringify(logged)).not.toContain(value)
  }
})

test.each([
  ['550 <siti@contoh.go.id> unknown', '550 <<email>> unknown'],
  ['to +62 813-5555-9999 refused', 'to <number> refused'],
  ['connect postgres://portal:rahasia@db:5432/x', 'connect postgres://<account>@db:5432/x'],
  ['authorization: Bearer abc.def', 'authorization: <token>'],
  ['jwt eyJhbGciOi.eyJzdWIi.c2ln', 'jwt <token>'],
  ['port 5432 took 120 ms', 'port 5432 took 120 ms'],
])('%s is shown as %s', (text, shown) => {
  expect(withoutPersonalData(text)).toBe(shown)
})
