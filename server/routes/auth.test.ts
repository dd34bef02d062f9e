import { decodeJwt } from 'jose'
import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { categories } from '../db/schema/content.ts'
import { institutions, users } from '../db/schema/users.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()

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
const PASSWORDS = { password: 'Rimba2026', confirmPassword: 'Rimba2026' }

const register = (change: Record<string, unknown> = {}, headers = {}) =>
  server.call(api.auth.register, { body: { ...PROFILE, ...PASSWORDS, ...change }, headers })
const login = (username: string, password: string) =>
  server.call(api.auth.login, { body: { username, password } })
const renew = (refreshToken: string) =>
  server.call(api.auth.renew, { body: { refreshToken } })
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

describe('register', () => {
  test('makes a participant, who is signed in at once', async () => {
    const [ministry] = await server.db
      .insert(institutions)
      .values({ name: 'Kementerian' })
      .returning()
    const [topic] = await server.db
      .insert(categories)
      .values({ name: 'Perhutanan Sosial' })
      .returning()
    const interest = { id: topic?.id ?? '', name: 'Perhutanan Sosial' }
    const { status, answer } = await register({
      asalInstansiId: ministry?.id,
      coachingYangDiminati: [interest],
    })
    expect(status).toBe(200)
    expect(answer.user).toEqual({
      ...PROFILE,
      asalInstansiId: undefined,
      id: expect.any(String),
      role: 'user',
      asalInstansi: { id: ministry?.id },
      coachingYangDiminati: [interest],
    })
    const me = await server.call(api.auth.me, { as: { token: answer.accessToken } })
    expect(me.answer).toMatchObject(answer.user)
  })

  test('tells both fields that another account has, whatever their case', async () => {
    await register()
    const { status, problem } = await register({
      username: 'SARI.Wijaya',
      email: 'Sari@Contoh.go.id',
    })
    expect(status).toBe(409)
    expect(problem.errors).toEqual({
      username: 'Username sudah digunakan',
      email: 'Email sudah terdaftar',
    })
  })

  test('takes one of two registrations with the same name in the same moment', async () => {
    const results = await Promise.all([
      register({ email: 'a@contoh.go.id' }),
      register({ email: 'b@contoh.go.id' }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await server.db.select().from(users)).toHaveLength(1)
  })

  test('tells every field that is wrong, in Indonesian', async () => {
    const { status, problem } = await server.call(api.auth.register, { body: {} })
    expect(status).toBe(400)
    expect(problem.errors).toMatchObject({
      fullName: 'Nama Lengkap diperlukan',
      jenisKelamin: 'Jenis Kelamin diperlukan',
      email: 'Email diperlukan',
      whatsapp: 'Whatsapp diperlukan',
    })
  })

  test.each([
    [
      'an institution',
      { asalInstansiId: 'x' },
      'asalInstansiId',
      /^Instansi ini sudah tidak ada/,
    ],
    [
      'an interest',
      { coachingYangDiminati: [{ id: '4b1c6f0e-0000-4000-8000-000000000000' }] },
      'coachingYangDiminati',
      /^Sebagian bidang yang Anda pilih sudah tidak ada/,
    ],
  ])('refuses %s that does not exist, or no more', async (_, change, field, told) => {
    const { status, problem } = await register(change)
    expect(status).toBe(409)
    expect(problem.errors).toEqual({ [field]: expect.stringMatching(told) })
  })

  test('stores no field that the form does not have', async () => {
    const { answer } = await register({
      role: 'superadmin',
      id: 'x',
      deletedAt: '2026-01-01',
    })
    expect(answer.user.role).toBe('user')
  })

  test('answers a repeated act with its first answer', async () => {
    const headers = { 'idempotency-key': '3f1f7c1c-8a5e-4a53-9c1e-3b1c1c1c1c1c' }
    const first = await register({}, headers)
    const second = await register({}, headers)
    expect(second.status).toBe(200)
    expect(second.answer).toEqual(first.answer)
    expect(await server.db.select().from(users)).toHaveLength(1)
  })
})

describe('login', () => {
  test.each(['user', 'admin', 'superadmin'] as const)(
    'answers tokens and the %s',
    async (role) => {
      const row = await server.createUser({ role, username: 'Budi' })
      const { status, answer } = await login('budi', TEST_PASSWORD)
      expect(status).toBe(200)
      expect(answer.user).toMatchObject({ id: row.id, role })
      expect(answer).not.toHaveProperty('user.passwordHash')
      // §3 'The token payload carries a role.'
      expect(decodeJwt(answer.accessToken)).toMatchObject({ sub: row.id, role })
      expect((await renew(answer.refreshToken)).status).toBe(200)
    },
  )

  test('says the same about a wrong password and an unknown name, and never 401', async () => {
    await server.createUser({ username: 'budi' })
    const wrong = await login('budi', 'Salah12345')
    const unknown = await login('siapa', 'Salah12345')
    expect(wrong.status).toBe(422)
    expect(wrong.problem.detail).toBe('Username atau password salah')
    expect(unknown.problem).toEqual(wrong.problem)
  })

  test('slows guessing down from the tenth failure on', async () => {
    await server.createUser({ username: 'budi' })
    for (let guess = 0; guess < 10; guess += 1) await login('budi', 'Salah12345')
    const blocked = await login('budi', TEST_PASSWORD)
    expect(blocked.status).toBe(429)
    expect(blocked.headers['retry-after']).toBe('30')
    expect((await login('ani', 'Salah12345')).status).toBe(422)
    server.clock.set(later(1))
    expect((await login('budi', TEST_PASSWORD)).status).toBe(200)
  })

  test('guesses sent all at once are counted like any others', async () => {
    await server.createUser({ username: 'budi' })
    const guesses = Array.from({ length: 30 }, (_, i) => login('budi', `Salah12345${i}`))
    const looked = (await Promise.all(guesses)).filter(({ status }) => status === 422)
    expect(looked).toHaveLength(10)
  })

  test('whoever is guessed at behind a proxy can still log in from elsewhere', async () => {
    await server.createUser({ username: 'budi' })
    const body = { username: 'budi', password: 'Salah12345' }
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let guess = 0; guess < 11; guess += 1) {
      await server.call(api.auth.login, { body, headers: from('203.0.113.9') })
    }
    const own = {
      body: { ...body, password: TEST_PASSWORD },
      headers: from('198.51.100.7'),
    }
    expect((await server.call(api.auth.login, own)).status).toBe(200)
  })
})

describe('tokens', () => {
  test('a stolen refresh token ends the session for both', async () => {
    await server.createUser({ username: 'budi' })
    const { answer } = await login('budi', TEST_PASSWORD)
    const thief = await renew(answer.refreshToken)
    const see = () => server.call(api.auth.me, { as: { token: thief.answer.access_token } })
    expect((await see()).status).toBe(200)
    server.clock.set(later(1))
    const owner = await renew(answer.refreshToken)
    expect(owner.status).toBe(422)
    expect(owner.problem.detail).toBe(
      'Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.',
    )
    expect((await see()).status).toBe(401)
  })

  test('a phone that slept on a lost answer stays signed in', async () => {
    await server.createUser({ username: 'budi' })
    const { answer } = await login('budi', TEST_PASSWORD)
    await renew(answer.refreshToken)
    server.clock.set(later(60))
    const again = await renew(answer.refreshToken)
    expect(again.status).toBe(200)
    const me = await server.call(api.auth.me, { as: { token: again.answer.access_token } })
    expect(me.status).toBe(200)
  })

  test('logout ends the session', async () => {
    await server.createUser({ username: 'budi' })
    const { answer } = await login('budi', TEST_PASSWORD)
    const body = { refreshToken: answer.refreshToken }
    expect((await server.call(api.auth.logout, { body })).status).toBe(200)
    expect((await renew(answer.refreshToken)).status).toBe(422)
    const me = await server.call(api.auth.me, { as: { token: answer.accessToken } })
    expect(me.status).toBe(401)
  })

  test.each([
    ['no token', ''],
    ['no bearer', 'Basic abc'],
    ['a wrong token', 'Bearer abc.def.ghi'],
  ])('%s gets 401', async (_, authorization) => {
    const { status, problem } = await server.call(api.auth.me, {
      headers: { authorization },
    })
    expect(status).toBe(401)
    expect(problem).toMatchObject({ status: 401, type: 'about:blank' })
  })

  test('a token dies with its role, its account and its time', async () => {
    const change = async (set: Partial<typeof users.$inferInsert>) => {
      const row = await server.createUser()
      const token = await server.tokenOf(row)
      await server.db.update(users).set(set).where(eq(users.id, row.id))
      return (await server.call(api.auth.me, { as: { token } })).status
    }
    expect(await change({ fullName: 'Budi' })).toBe(200)
    expect(await change({ role: 'admin' })).toBe(401)
    expect(await change({ deletedAt: TEST_NOW })).toBe(401)
    const token = await server.tokenOf(await server.createUser())
    server.clock.set(later(12))
    expect((await server.call(api.auth.me, { as: { token } })).status).toBe(401)
  })
})

test('institutions are public, in their order', async () => {
  await server.db.insert(institutions).values([
    { name: 'Dinas Kehutanan', position: 2 },
    { name: 'Balai Besar', position: 1 },
  ])
  const { answer } = await server.call(api.asalInstansi.list)
  expect(answer.map(({ name }) => name)).toEqual(['Balai Besar', 'Dinas Kehutanan'])
})
