import { api } from '../../lib/contract/index.ts'
import { recoverySteps } from '../testing/recovery-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { isCommonPassword } from './common-passwords.ts'

const server = emptiedServer()
const steps = recoverySteps(server)

describe("'Password ini terlalu umum. Pilih yang lain.'", () => {
  const COMMON = 'Qwerty123'
  const refusal = (field: string) => ({
    status: 400,
    problem: { errors: { [field]: 'Password ini terlalu umum. Pilih yang lain.' } },
  })

  test('by a link, which stays good', async () => {
    await server.createUser({ username: 'sari' })
    await steps.ask('sari')
    const token = await steps.sentToken()
    expect(await steps.reset(token, COMMON)).toMatchObject(refusal('password'))
    expect((await steps.reset(token)).status).toBe(200)
  })

  test('at a change; an old one goes on working', async () => {
    const passwordHash = await server.services.passwords.hash(COMMON)
    const sari = await server.createUser({ username: 'sari', passwordHash })
    expect((await steps.logIn('sari', COMMON)).status).toBe(200)
    const body = {
      ...{ oldPassword: COMMON, newPassword: 'Password1' },
      confirmationPassword: 'Password1',
    }
    expect(await server.call(api.auth.changePassword, { as: sari, body })).toMatchObject(
      refusal('newPassword'),
    )
  })

  test('at the registration', async () => {
    const body = {
      ...{ fullName: 'Sari', jenisKelamin: 'Perempuan', namaInstansi: 'Balai' },
      ...{ email: 'sari@contoh.go.id', whatsapp: '081234567890', username: 'sari' },
      ...{ password: COMMON, confirmPassword: COMMON, coachingYangDiminati: [] },
    }
    expect(await server.call(api.auth.register, { body })).toMatchObject(
      refusal('password'),
    )
  })
})

test.each([
  ['Kehutanan2026', true],
  ['2026-E-Coaching', true],
  ['Super_Admin99', true],
  ['KehutananBakau7', false],
])(
  'a word of the office with digits around it is one of those: %s',
  async (password, is) => {
    expect(await isCommonPassword(password)).toBe(is)
  },
)

test("'E-mail changes are told to the old address', whose link works until the new one is confirmed", async () => {
  const admin = await server.createUser({ role: 'admin', email: 'lama@contoh.go.id' })
  await steps.ask(admin.username)
  const token = await steps.sentToken()
  const body = {
    ...{ username: admin.username, fullName: 'Nama Admin', whatsapp: '081234567890' },
    email: 'baru@contoh.go.id',
  }
  await server.call(api.auth.updateAdmin, { as: admin, body })
  await steps.deliver()
  const toOld = server.sent.filter(({ recipient }) => recipient === 'lama@contoh.go.id')
  expect(toOld.at(-1)).toMatchObject({
    channel: 'email',
    subject: 'E-Coaching Kehutanan - Alamat email akun Anda telah diganti',
    body: expect.stringMatching(
      /menjadi baru@contoh\.go\.id.*\n\nTautan untuk password baru dikirim ke alamat terakhir/,
    ),
  })
  const told = server.sent.length
  await server.call(api.auth.updateAdmin, { as: admin, body })
  await steps.deliver()
  expect(server.sent).toHaveLength(told)
  expect((await steps.reset(token)).status).toBe(200)
})

test('who goes back to the address before is not told that messages leave it', async () => {
  const sari = await server.createUser({ role: 'admin', email: 'lama@contoh.go.id' })
  for (const email of ['baru@contoh.go.id', 'lama@contoh.go.id'])
    await server.call(api.auth.updateAdmin, { as: sari, body: { ...sari, email } as never })
  await steps.deliver()
  const back =
    'diganti dari baru@contoh.go.id menjadi lama@contoh.go.id. Pesan berikutnya dikirim ke lama@contoh.go.id.'
  const told = server.sent.filter(({ body }) => body.includes(back))
  expect(told.map(({ recipient }) => recipient).sort()).toEqual([
    ...['baru@contoh.go.id', 'lama@contoh.go.id'],
  ])
})
