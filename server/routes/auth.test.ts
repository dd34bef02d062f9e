import { api } from '../../lib/contract/index.ts'
import { institutions, sessions, users } from '../db/schema/users.ts'
import { createTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const REGISTRATION = {
  fullName: 'Dr. Sari Wijaya, S.Hut.',
  jenisKelamin: 'Perempuan' as const,
  asalInstansiId: null,
  namaInstansi: 'Balai Taman Nasional',
  jabatan: null,
  pendidikan: 'S2',
  email: 'sari@contoh.go.id',
  whatsapp: '081234567890',
  username: 'sari.wijaya',
  password: 'Rimba2026',
  confirmPassword: 'Rimba2026',
  coachingYangDiminati: [],
  coachingLainnya: null,
}

const register = (change: Record<string, unknown> = {}) =>
  server.call(api.auth.register, { body: { ...REGISTRATION, ...change } })

test('registers a participant, who is signed in at once', async () => {
  const { status, answer } = await register()
  expect(status).toBe(200)
  expect(answer.user).toMatchObject({ fullName: 'Dr. Sari Wijaya, S.Hut.', role: 'user' })
  const me = await server.call(api.auth.me, { as: { token: answer.accessToken } })
  expect(me.answer).toEqual(answer.user)
})
