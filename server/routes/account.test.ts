import { api } from '../../lib/contract/index.ts'
import { createTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const login = (username: string, password: string) =>
  server.call(api.auth.login, { body: { username, password } })

const PROFILE = {
  fullName: 'Dr. Sari Wijaya, S.Hut.',
  jenisKelamin: 'Perempuan' as const,
  asalInstansiId: null,
  namaInstansi: 'Balai Taman Nasional',
  jabatan: null,
  pendidikan: 'S2',
  email: 'sari@contoh.go.id',
  whatsapp: '081234567890',
  username: 'sari.wijaya',
  coachingYangDiminati: [],
  coachingLainnya: null,
}
test('a participant changes biodata', async () => {
  const sari = await server.createUser()
  const { status, answer } = await server.call(api.auth.updateUser, {
    as: sari,
    body: { ...PROFILE, jabatan: 'Penyuluh' },
  })
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    id: sari.id,
    jabatan: 'Penyuluh',
    username: 'sari.wijaya',
  })
})

test('a taken name is told on its field', async () => {
  const other = await server.createUser()
  const { status, problem } = await server.call(api.auth.updateUser, {
    as: 'user',
    body: { ...PROFILE, username: other.username },
  })
  expect(status).toBe(409)
  expect(problem.errors).toEqual({ username: 'Username sudah digunakan' })
})

test.each(['admin', 'superadmin'] as const)('an %s changes the account', async (role) => {
  const body = {
    username: 'kepala',
    fullName: 'Kepala Balai',
    email: 'k@contoh.go.id',
    whatsapp: '+62 812 3456 789',
  }
  const { status, answer } = await server.call(api.auth.updateAdmin, { as: role, body })
  expect(status).toBe(200)
  expect(answer).toMatchObject({ ...body, role })
})

test('each role has its own form', async () => {
  const user = await server.call(api.auth.updateAdmin, { as: 'user', body: {} })
  const admin = await server.call(api.auth.updateUser, { as: 'admin', body: {} })
  expect([user.status, admin.status]).toEqual([403, 403])
})

const NEW = { newPassword: 'Hutan2027', confirmationPassword: 'Hutan2027' }

test('a new password ends the other sessions and keeps this one', async () => {
  const row = await server.createUser({ username: 'budi' })
  const [here, there] = [await server.tokenOf(row), await server.tokenOf(row)]
  const body = { oldPassword: TEST_PASSWORD, ...NEW }
  const { status } = await server.call(api.auth.changePassword, {
    as: { token: here },
    body,
  })
  expect(status).toBe(200)
  expect((await server.call(api.auth.me, { as: { token: here } })).status).toBe(200)
  expect((await server.call(api.auth.me, { as: { token: there } })).status).toBe(401)
  expect((await login('budi', 'Hutan2027')).status).toBe(200)
  expect((await login('budi', TEST_PASSWORD)).status).toBe(422)
})

test('a wrong old password is told on its field, and is not 401', async () => {
  const body = { oldPassword: 'Salah12345', ...NEW }
  const { status, problem } = await server.call(api.auth.changePassword, {
    as: 'user',
    body,
  })
  expect(status).toBe(422)
  expect(problem.errors).toEqual({ oldPassword: 'Password lama salah' })
})

test('a login whose password is changed while it is looked at opens no session', async () => {
  const sari = await server.createUser({ username: 'sari' })
  const { passwords } = server.services
  const { verify } = passwords
  const change = { oldPassword: TEST_PASSWORD, newPassword: 'Rahasia123' }
  passwords.verify = async (...input) => {
    passwords.verify = verify
    const body = { ...change, confirmationPassword: 'Rahasia123' }
    await server.call(api.auth.changePassword, { body, as: sari })
    return verify(...input)
  }
  expect((await login('sari', TEST_PASSWORD)).status).toBe(422)
  expect((await login('sari', 'Rahasia123')).status).toBe(200)
})
