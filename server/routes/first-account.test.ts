import { api } from '../../lib/contract/index.ts'
import { Problem } from '../problem.ts'
import { createAdmin } from '../services/accounts.ts'
import { offerFirstAccount } from '../services/first-account.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const HOUR_MS = 60 * 60_000
const HEAD = {
  ...{ username: 'kepala', fullName: 'Kepala Balai', email: 'kepala@contoh.go.id' },
  ...{ whatsapp: '081234567890', password: 'Rimba2026', confirmPassword: 'Rimba2026' },
}
const ADMIN = { ...HEAD, username: 'rima', email: 'rima@contoh.go.id', passwordHash: 'x' }

const offer = () =>
  offerFirstAccount(server.db, { ...server.services, now: server.clock.now() })
const tokenOf = (address: string | null) =>
  new URLSearchParams(address?.split('?')[1]).get('token') ?? ''
const use = (token: string, change = {}) =>
  server.call(api.firstAccount.create, { body: { ...HEAD, token, ...change } })
const accounts = async () =>
  (await server.call(api.adminAccount.list, { as: 'superadmin' })).answer

test('the address makes the first superadmin, who is signed in; it works once', async () => {
  const address = await offer()
  expect(address).toMatch(/^http:.*\/#\/akun-pertama\?token=[\w-]{43}$/)
  const { status, answer } = await use(tokenOf(address))
  expect([status, answer.user.role, answer.user.username]).toEqual([
    ...[200, 'superadmin', 'kepala'],
  ])
  const as = { token: answer.accessToken }
  const { answer: trail } = await server.call(api.audit.list, { as })
  expect(trail.entries[0]?.call).toBe('POST /first-account')
  expect((await use(tokenOf(address), { username: 'lain' })).status).toBe(410)
  expect(await offer()).toBeNull()
})

test('two use it at once: one account', async () => {
  const token = tokenOf(await offer())
  const other = { username: 'lain', email: 'lain@contoh.go.id' }
  const answers = await Promise.all([use(token), use(token, other), use(token, other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  // and the superadmin who asks
  expect(await accounts()).toHaveLength(2)
})

test('an hour, and a newer start ends it', async () => {
  const first = tokenOf(await offer())
  const second = tokenOf(await offer())
  expect((await use(first)).status).toBe(410)
  server.clock.set(new Date(server.clock.now().getTime() + HOUR_MS))
  expect((await use(second)).status).toBe(410)
  expect((await use('')).status).toBe(400)
})

test('an account made at the command line ends it; participants do not', async () => {
  await server.createUser()
  const token = tokenOf(await offer())
  await createAdmin(server.db, { ...ADMIN, role: 'admin' })
  expect((await use(token)).status).toBe(410)
})

test('what the database refuses of an account is told as a taken name only where it is one', async () => {
  const account = { ...ADMIN, role: 'admin', passwordHash: null as never } as const
  await expect(createAdmin(server.db, account)).rejects.not.toBeInstanceOf(Problem)
})

test('so does a start that finds an account of the office', async () => {
  const token = tokenOf(await offer())
  await server.createUser({ role: 'admin' })
  expect(await offer()).toBeNull()
  expect((await use(token)).status).toBe(410)
})

test.each([
  [{ username: 'ke' }, { username: 'Username harus minimal 3 karakter' }],
  [
    { password: 'Password123', confirmPassword: 'Password123' },
    { password: expect.any(String) },
  ],
  [{ email: 'kepala' }, { email: 'Email tidak valid' }],
])('%j is refused at its field, and the address works on', async (change, errors) => {
  const token = tokenOf(await offer())
  const { status, problem } = await use(token, change)
  expect([status, problem.errors]).toEqual([400, expect.objectContaining(errors)])
  expect((await use(token)).status).toBe(200)
})
