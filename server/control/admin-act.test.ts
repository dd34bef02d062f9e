import { api } from '../../lib/contract/index.ts'
import { ADMIN_USAGE, readAdminArguments } from '../commands/admin-arguments.ts'
import { askMissing } from '../commands/ask-admin.ts'
import type { Terminal } from '../commands/terminal.ts'
import { giveFactor } from '../testing/second-factor-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_PASSWORD } from '../testing/test-server.ts'
import { runAdminAct } from './admin-act.ts'

const server = emptiedServer()

const run = (act: object) => runAdminAct(server, { ...act })

const NEW = {
  act: 'create',
  username: 'kepala.balai',
  fullName: 'Kepala Balai',
  email: 'kepala@contoh.go.id',
  whatsapp: '081234567890',
  role: 'superadmin',
  password: 'Rahasia123',
}

const login = (username: string, password: string) =>
  server.call(api.auth.login, { body: { username, password } })

test('creates an account that can log in with its role, and keeps the act in the trail', async () => {
  expect(await run(NEW)).toBe('Akun superadmin "kepala.balai" telah dibuat.')
  const { status, answer } = await login('kepala.balai', 'Rahasia123')
  expect(status).toBe(200)
  expect(answer.user.role).toBe('superadmin')
  const trail = await server.call(api.audit.list, { as: 'superadmin' })
  expect(trail.answer.entries).toContainEqual(
    expect.objectContaining({
      ...{ actor: null, call: 'npm run admin -- create', status: 200 },
      targets: { id: answer.user.id },
    }),
  )
})

test('a new password holds at once and ends all sessions', async () => {
  const user = await server.createUser({ role: 'user', username: 'siti' })
  const token = await server.tokenOf(user)
  const said = await run({ act: 'reset-password', username: 'SITI', password: 'Baru12345' })
  expect(said).toBe('Password akun "siti" telah diganti; semua sesinya diakhiri.')
  expect((await server.call(api.auth.me, { as: { token } })).status).toBe(401)
  expect((await login('siti', TEST_PASSWORD)).status).toBe(422)
  expect((await login('siti', 'Baru12345')).status).toBe(200)
})

test('who has left the office is removed: signed out, forgotten, and named where it must be', async () => {
  const gone = await server.createUser({
    role: 'admin',
    username: 'lama',
    fullName: 'Rahmat',
  })
  const token = await server.tokenOf(gone)
  expect(await run({ act: 'remove', username: 'Lama' })).toBe(
    'Akun admin "lama" telah dihapus; semua sesinya diakhiri.',
  )
  expect((await server.call(api.auth.me, { as: { token } })).status).toBe(401)
  expect((await login('lama', TEST_PASSWORD)).status).toBe(422)
  const options = await server.call(api.adminCoaching.adminOptions, { as: 'superadmin' })
  expect(JSON.stringify(options.answer)).not.toContain('Rahmat')
  await run({ ...NEW, username: 'lama' })
  await expect(run({ act: 'remove', username: 'rahmat' })).rejects.toThrow('Tidak ada akun')
})

test('the last superadmin stays, and a participant is not removed by this way', async () => {
  await server.createUser({ role: 'superadmin', username: 'kepala' })
  await server.createUser({ role: 'admin', username: 'staf' })
  await server.createUser({ role: 'user', username: 'siti' })
  await expect(run({ act: 'remove', username: 'kepala' })).rejects.toThrow(
    'Ini superadmin terakhir. Buat superadmin lain dahulu.',
  )
  await expect(run({ act: 'remove', username: 'siti' })).rejects.toThrow(
    'Akun "siti" milik peserta: hapus lewat menu Peserta.',
  )
  for (const username of ['kepala', 'siti', 'staf'])
    expect((await login(username, TEST_PASSWORD)).status).toBe(200)
})

test.each([
  ['a taken username', { ...NEW, username: 'Admin.Lama' }, 'Username sudah digunakan'],
  ['a short password', { ...NEW, password: 'Pendek1' }, 'Password minimal 8 karakter'],
  ['no password', { ...NEW, password: '' }, 'Password minimal 8 karakter'],
  ['another role', { ...NEW, role: 'user' }, 'Peran harus admin atau superadmin'],
  ['a wrong e-mail', { ...NEW, email: 'bukan email' }, 'Email'],
  [
    'nobody of that name',
    { act: 'reset-password', username: 'siapa', password: 'Baru12345' },
    'Tidak ada akun dengan username "siapa".',
  ],
  ['another act', { act: 'constructor' }, 'Perintah tidak dikenal'],
])('refuses %s, and changes nothing', async (_, act, message) => {
  await server.createUser({ role: 'admin', username: 'admin.lama' })
  await expect(run(act)).rejects.toThrow(message)
  const trail = await server.call(api.audit.list, { as: 'superadmin' })
  expect(trail.answer.entries).toEqual([])
  expect((await login('kepala.balai', 'Rahasia123')).status).toBe(422)
})

describe('the command line', () => {
  const answering = (answers: string[], isInteractive = true): Terminal => {
    const next = async () => answers.shift() ?? ''
    return { isInteractive, ask: next, askSecret: next, readLine: next }
  }

  test('asks for what was not said, in order, and twice for the password', async () => {
    const args = readAdminArguments([
      'create',
      '--role',
      'admin',
      '--name',
      'Rahmat Hidayat',
    ])
    const typed = ['rahmat', 'rahmat@contoh.go.id', '0812', 'Rahasia123', 'Rahasia123']
    expect(await askMissing(args, answering(typed))).toEqual({
      ...{ act: 'create', role: 'admin', fullName: 'Rahmat Hidayat' },
      ...{ username: 'rahmat', email: 'rahmat@contoh.go.id', whatsapp: '0812' },
      password: 'Rahasia123',
    })
    const differing = answering(['Rahasia123', 'Rahasia124'])
    const reset = readAdminArguments(['reset-password', '--username', 'siti'])
    await expect(askMissing(reset, differing)).rejects.toThrow('tidak sama')
  })

  test('reads the password from a pipe, where nothing else can be asked', async () => {
    const reset = readAdminArguments(['reset-password', '--username', 'siti'])
    const piped = answering(['Rahasia123'], false)
    expect(await askMissing(reset, piped)).toMatchObject({ password: 'Rahasia123' })
    const nameless = readAdminArguments(['reset-password'])
    await expect(askMissing(nameless, piped)).rejects.toThrow('Username belum ditulis')
  })

  test('asks for no password where none is set', async () => {
    const args = readAdminArguments(['remove', '--username', 'lama'])
    const asked = await askMissing(args, answering([], false))
    expect(asked).toEqual({ act: 'remove', username: 'lama' })
  })

  test.each([
    [[]],
    [['delete']],
    [['create', 'x']],
    [['create', '--password', 'Rahasia123']],
  ])('answers %j with how it is used', (args) => {
    expect(() => readAdminArguments(args)).toThrow(ADMIN_USAGE)
  })
})

test('the second factor is taken off anybody, who is told', async () => {
  const admin = await server.createUser({ role: 'superadmin', username: 'kepala' })
  await giveFactor(server, admin)
  expect((await login('kepala', TEST_PASSWORD)).answer.challenge).toBeDefined()
  expect(await run({ act: 'second-factor-off', username: 'kepala' })).toBe(
    'Verifikasi dua langkah akun "kepala" telah dimatikan.',
  )
  expect((await login('kepala', TEST_PASSWORD)).answer.user.username).toBe('kepala')
  expect((await server.outbox()).map(({ body }) => body)).toEqual([
    expect.stringContaining('telah dimatikan oleh pengelola server.'),
  ])
  await expect(run({ act: 'second-factor-off', username: 'kepala' })).rejects.toThrow(
    'Verifikasi dua langkah akun "kepala" tidak aktif.',
  )
})
