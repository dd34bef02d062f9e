import { api } from '../../lib/contract/index.ts'
import { DEMO_PASSWORDS, seedDemo } from '../db/demo/seed-demo.ts'
import { eq } from '../db/orm.ts'
import { users } from '../db/schema/users.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { lockDemoAccounts } from './lock-demo.ts'

const server = emptiedServer()
beforeEach(async () => {
  const { db, deps, services } = server
  const { passwords } = services
  const now = server.clock.now()
  await seedDemo({ db, files: deps.files, now, passwords, appName: 'E-Coaching' })
})

const login = (username: string, password: string) =>
  server.call(api.auth.login, { body: { username, password } })
const lock = () => {
  const { passwords } = server.services
  return lockDemoAccounts(server.db, { passwords, now: server.clock.now() })
}

test('accounts of a demo whose passwords everyone knows are locked, and named', async () => {
  const { answer } = await login('superadmin', DEMO_PASSWORDS.superadmin)
  const locked = await lock()
  expect(locked).toEqual(
    expect.arrayContaining(['superadmin', 'admin', 'peserta', 'peserta2']),
  )
  for (const [username, password] of Object.entries(DEMO_PASSWORDS)) {
    const { status, problem } = await login(username, password)
    expect([status, problem.detail]).toEqual([422, 'Username atau password salah'])
  }
  const me = await server.call(api.auth.me, { as: { token: answer.accessToken } })
  expect(me.status).toBe(401)
})

test('an account of the demo that has a password of its own by now goes on', async () => {
  const passwordHash = await server.services.passwords.hash('Rahasia2026')
  await server.db.update(users).set({ passwordHash }).where(eq(users.username, 'admin'))
  expect(await lock()).not.toContain('admin')
  expect((await login('admin', 'Rahasia2026')).status).toBe(200)
})

test('also one that was renamed; a second start finds nothing more to lock', async () => {
  await server.db
    .update(users)
    .set({ username: 'kepala' })
    .where(eq(users.username, 'superadmin'))
  expect(await lock()).toContain('kepala')
  expect((await login('kepala', DEMO_PASSWORDS.superadmin)).status).toBe(422)
  expect(await lock()).toEqual([])
})

test('accounts that no demo made are left alone, whatever their password', async () => {
  const passwordHash = await server.services.passwords.hash(DEMO_PASSWORDS.admin)
  await server.createUser({ username: 'tamu', passwordHash })
  expect(await lock()).not.toContain('tamu')
})
