import { api } from '../../lib/contract/index.ts'
import { categories } from '../db/schema/content.ts'
import { recoverySteps, tokenIn } from '../testing/recovery-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()

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
  const [topic] = await server.db
    .insert(categories)
    .values({ name: 'Mangrove' })
    .returning()
  const coachingYangDiminati = [{ id: topic?.id ?? '', name: 'Mangrove' }]
  const { status, answer } = await server.call(api.auth.updateUser, {
    as: sari,
    body: { ...PROFILE, jabatan: 'Penyuluh', coachingYangDiminati },
  })
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    ...{ id: sari.id, jabatan: 'Penyuluh', username: 'sari.wijaya' },
    coachingYangDiminati,
  })
})

const NOWHERE = '4b1c6f0e-0000-4000-8000-000000000000'

test.each([
  ['an institution', { asalInstansiId: NOWHERE }, 'asalInstansiId'],
  ['an interest', { coachingYangDiminati: [{ id: NOWHERE }] }, 'coachingYangDiminati'],
])('%s that does not exist, or no more, is told on its field', async (_, change, field) => {
  const body = { ...PROFILE, ...change } as typeof PROFILE
  const { status, problem } = await server.call(api.auth.updateUser, { as: 'user', body })
  expect([status, problem.errors]).toEqual([
    409,
    { [field]: expect.stringMatching(/sudah tidak ada dalam daftar\. Pilih yang lain\.$/) },
  ])
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

const NEW = { newPassword: 'Bakau2027', confirmationPassword: 'Bakau2027' }

test('another name to log in with is told by e-mail, once', async () => {
  const rima = await server.createUser({ username: 'rima', role: 'admin' })
  const save = (username: string) =>
    server.call(api.auth.updateAdmin, {
      as: rima,
      body: { ...rima, username, fullName: 'Rima', whatsapp: '081234567890' } as never,
    })
  for (const name of ['RIMA', 'rima2', 'rima2']) expect((await save(name)).status).toBe(200)
  expect(await server.outbox()).toMatchObject([
    {
      ...{ channel: 'email', recipient: rima.email },
      subject: 'E-Coaching Kehutanan - Username Anda telah diganti',
      body: expect.stringContaining('diganti dari "RIMA" menjadi "rima2"'),
    },
  ])
})

test('another WhatsApp number is told by e-mail, once; the same in other signs is not', async () => {
  const rima = await server.createUser({ role: 'admin', whatsapp: '081234567890' })
  const save = (whatsapp: string) =>
    server.call(api.auth.updateAdmin, { as: rima, body: { ...rima, whatsapp } as never })
  for (const number of ['+62 812-3456-7890', '089999999999', '089999999999'])
    expect((await save(number)).status).toBe(200)
  const told = (await server.outbox()).filter(({ subject }) => subject.includes('diganti'))
  expect(told).toMatchObject([
    {
      ...{ channel: 'email', recipient: rima.email },
      subject: 'E-Coaching Kehutanan - Nomor WhatsApp akun Anda telah diganti',
      body: expect.stringContaining('dari 0812-3456-7890 menjadi 0899-9999-9999.'),
    },
  ])
})

test('a new password ends the other sessions and keeps this one', async () => {
  const row = await server.createUser({ username: 'budi' })
  const [here, there] = [await server.tokenOf(row), await server.tokenOf(row)]
  const { answer: link } = await server.call(api.passwordRecovery.makeLink, {
    ...{ as: 'admin', params: { id: row.id } },
  })
  const body = { oldPassword: TEST_PASSWORD, ...NEW }
  const { status } = await server.call(api.auth.changePassword, {
    as: { token: here },
    body,
  })
  expect(status).toBe(200)
  expect((await server.call(api.auth.me, { as: { token: here } })).status).toBe(200)
  expect((await server.call(api.auth.me, { as: { token: there } })).status).toBe(401)
  expect((await login('budi', 'Bakau2027')).status).toBe(200)
  expect((await login('budi', TEST_PASSWORD)).status).toBe(422)
  // and a link to another one
  const reset = await recoverySteps(server).reset(tokenIn(link.url))
  expect(reset.status).toBe(410)
})

test('a new password whose answer was lost is taken once: the next try hears that it was taken', async () => {
  const row = await server.createUser({ username: 'budi' })
  const body = { oldPassword: TEST_PASSWORD, ...NEW }
  const headers = { 'idempotency-key': 'a-new-password-of-budi' }
  const change = () => server.call(api.auth.changePassword, { as: row, body, headers })
  await change()
  expect((await change()).status).toBe(200)
  const unknown = await server.call(api.auth.changePassword, { as: row, body })
  expect(unknown.problem.errors).toEqual({ oldPassword: 'Password lama salah' })
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
