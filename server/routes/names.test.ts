import { api } from '../../lib/contract/index.ts'
import { registerParticipant } from '../services/accounts.ts'
import { callBeside } from '../testing/beside.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()

const BODY = {
  ...{ fullName: 'Sari Dewi', jenisKelamin: 'Perempuan', email: 'sari@contoh.go.id' },
  ...{ whatsapp: '081234567890', username: 'saridewi', coachingYangDiminati: [] },
  ...{ password: 'Rimba2026', confirmPassword: 'Rimba2026' },
}
const register = (change: Record<string, string>) =>
  server.call(api.auth.register, { body: { ...BODY, ...change } })

test.each([
  ['a letter without width', 'admin\u200b'],
  ['a Cyrillic а', '\u0430dmin'],
  ['a tag', 'admin\u{e0061}'],
])(
  'a user name with %s is not taken, so that nobody passes for another',
  async (_, username) => {
    await server.createUser({ role: 'admin', username: 'admin' })
    const { status, problem } = await register({ username })
    expect(status).toBe(400)
    expect(problem.errors?.username).toBe(
      'Username hanya boleh berisi huruf a–z, angka, titik, garis bawah, tanda hubung, dan @',
    )
  },
)

test('a name is taken in whatever letters it is typed, and kept in plain ones', async () => {
  await server.createUser({ username: 'admin' })
  expect((await register({ username: 'ＡＤＭＩＮ' })).status).toBe(409)
  const { answer } = await register({ username: 'ｓａｒｉ' })
  expect(answer.user.username).toBe('sari')
})

test.each([
  ['name', { email: 'lain@contoh.go.id' }, { username: 'Username sudah digunakan' }],
  ['address', { username: 'lain' }, { email: 'Email sudah terdaftar' }],
])(
  'the %s that another registration takes at this moment is told at its field',
  async (_, change, errors) => {
    const other = { ...BODY, passwordHash: 'x', now: TEST_NOW } as never
    const told = await callBeside(
      server.db,
      (tx) => registerParticipant(tx, server.services, other),
      () => register(change as Record<string, string>),
    )
    expect([told?.status, told?.problem.errors]).toEqual([409, errors])
  },
)

test('no name that is kept has a space, also not one that its letters stand for', async () => {
  const { status, problem } = await register({ username: '´sari' })
  expect([status, problem.errors?.username]).toEqual([
    400,
    'Username tidak boleh mengandung spasi',
  ])
})

test('an account whose name would not be taken any more goes on signing in', async () => {
  for (const username of ['josé', 'admin\u200b', 'Сари']) {
    await server.createUser({ username })
    const body = { username, password: TEST_PASSWORD }
    expect((await server.call(api.auth.login, { body })).status).toBe(200)
  }
})

test('a name of a person has no letters that nobody sees', async () => {
  const { status, problem } = await register({ fullName: '\u202eiweD iraS' })
  expect([status, problem.errors?.fullName]).toEqual([
    400,
    'Mengandung karakter yang tidak terlihat. Hapus isian ini, lalu ketik ulang.',
  ])
})
