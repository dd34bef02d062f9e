import type { BodyOf } from '../../lib/contract/endpoint.ts'
import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import { changeAdmin } from '../services/admin-accounts.ts'
import { callBeside } from '../testing/beside.ts'
import { insertCoaching } from '../testing/participation-rows.ts'
import { giveFactor } from '../testing/second-factor-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()
let admin: UserRow
let head: UserRow
let deputy: UserRow
beforeEach(async () => {
  admin = await server.createUser({ role: 'admin', username: 'rima' })
  head = await server.createUser({ role: 'superadmin', username: 'kepala' })
  deputy = await server.createUser({ role: 'superadmin', username: 'wakil' })
})

type Change = BodyOf<typeof api.adminAccount.update>
type As = UserRow | { token: string }

const change = (as: As, { id }: UserRow, body: Partial<Change>) =>
  server.call(api.adminAccount.update, { as, params: { id }, body })
const remove = (as: As, { id }: UserRow) =>
  server.call(api.adminAccount.remove, { as, params: { id } })
const handOver = (as: As, { id }: UserRow, to: { id: string }) =>
  server.call(api.adminAccount.handOver, { as, params: { id }, body: { adminId: to.id } })
const NEW = {
  ...{ username: 'baru', fullName: 'Admin Baru', email: 'baru@contoh.go.id' },
  ...{ whatsapp: '081234567890', role: 'admin' as const },
}
const create = (as: As, body: object = NEW) =>
  server.call(api.adminAccount.create, { as, body: { ...body } })
const logIn = (username: string, password = TEST_PASSWORD) =>
  server.call(api.auth.login, { body: { username, password } })
const rowOf = async ({ id }: UserRow) =>
  (await server.call(api.adminAccount.list, { as: head })).answer.find(
    (account) => account.id === id,
  )

test('a new admin chooses a password by the link, which goes by e-mail too', async () => {
  const { status, answer } = await create(head)
  expect([status, answer.isMailed]).toEqual([200, true])
  const [letter] = await server.outbox()
  expect([letter?.recipient, letter?.body]).toEqual([
    ...[NEW.email, expect.stringContaining(answer.link.url)],
  ])
  const token = answer.link.url.split('token=')[1] ?? ''
  const body = { token, password: 'Rimba2026', confirmPassword: 'Rimba2026' }
  expect((await server.call(api.passwordRecovery.reset, { body })).status).toBe(200)
  expect((await logIn('baru', 'Rimba2026')).answer.user.role).toBe('admin')
})

test('where no e-mail goes out, the link is handed over alone', async () => {
  const ways = jest.replaceProperty(server.services, 'ways', ['whatsapp'])
  expect((await create(head)).answer.isMailed).toBe(false)
  expect(await server.outbox()).toEqual([])
  ways.restore()
})

test('who is locked is out at once, is told so at the login, and gets no link', async () => {
  const token = await server.tokenOf(admin)
  await giveFactor(server, admin)
  const params = { id: admin.id }
  const before = await server.call(api.passwordRecovery.makeLink, { as: head, params })
  expect((await change(head, admin, { locked: true })).status).toBe(200)
  expect((await server.call(api.auth.me, { as: { token } })).status).toBe(401)
  const refused = await logIn('rima')
  expect([refused.status, refused.problem.detail]).toEqual([
    422,
    'Akun ini dikunci. Hubungi superadmin kantor Anda untuk membukanya.',
  ])
  expect((await logIn('rima', 'Salah1234')).problem.detail).toBe(
    'Username atau password salah',
  )
  const link = await server.call(api.passwordRecovery.makeLink, { as: head, params })
  expect(link.status).toBe(409)
  expect((await rowOf(admin))?.lockedAt).toBe(server.clock.now().toISOString())
  expect((await change(head, admin, { locked: false })).status).toBe(200)
  expect((await logIn('rima')).status).toBe(200)
  const old = before.answer.url.split('token=')[1] ?? ''
  const body = { token: old, password: 'Rimba2026', confirmPassword: 'Rimba2026' }
  expect((await server.call(api.passwordRecovery.reset, { body })).status).toBe(410)
})

test('another role ends the sessions that began with the one before', async () => {
  const token = await server.tokenOf(admin)
  await change(head, admin, { role: 'superadmin' })
  expect((await server.call(api.auth.me, { as: { token } })).status).toBe(401)
  const { answer } = await logIn('rima')
  expect(answer.user.role).toBe('superadmin')
  // the same role is no change
  await change(head, admin, { role: 'superadmin' })
  const as = { token: answer.accessToken }
  expect((await server.call(api.auth.me, { as })).status).toBe(200)
})

test('another role ends a login that waits for its code, and leaves the second factor on', async () => {
  const { codeAt } = await giveFactor(server, admin)
  const { challenge = '' } = (await logIn('rima')).answer
  await change(head, admin, { role: 'superadmin' })
  const body = { challenge, code: codeAt(server.clock.now()) }
  expect((await server.call(api.secondFactor.answer, { body })).status).toBe(410)
  expect((await logIn('rima')).answer.challenge).toBeDefined()
})

describe('a superadmin', () => {
  const acts: [string, (as: As, whom: UserRow) => Promise<{ status: number }>][] = [
    ['locks', (as, whom) => change(as, whom, { locked: true })],
    ['demotes', (as, whom) => change(as, whom, { role: 'admin' })],
    ['deletes', remove],
  ]
  test.each(acts)('never %s itself', async (_, act) => {
    expect((await act(head, head)).status).toBe(409)
    // the same id in other letters
    expect((await act(head, { ...head, id: head.id.toUpperCase() })).status).toBe(409)
    expect((await logIn('kepala')).status).toBe(200)
  })

  test.each(acts)('%s another, who does the same at once: one stays', async (_, act) => {
    const [one, two] = [await server.tokenOf(head), await server.tokenOf(deputy)]
    const answers = await Promise.all([
      act({ token: one }, deputy),
      act({ token: two }, head),
    ])
    const done = answers.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    const roles = [await logIn('kepala'), await logIn('wakil')].map(
      ({ answer }) => answer.user?.role,
    )
    expect(roles.filter((role) => role === 'superadmin')).toHaveLength(1)
  })
})

test('who loses the place of a superadmin at this moment takes it from nobody any more', async () => {
  const third = await server.createUser({ role: 'superadmin', username: 'ketiga' })
  const as = { token: await server.tokenOf(deputy) }
  await server.call(api.auth.me, { as })
  const by = { ...head, sessionId: '', hasSecondFactor: false, confirmedAt: null }
  const demotion = { id: deputy.id, by, now: server.clock.now(), body: { role: 'admin' } }
  const told = await callBeside(
    server.db,
    (tx) => changeAdmin(tx, server.services, demotion as never),
    () => change(as, third, { locked: true }),
  )
  expect(told?.status).toBe(403)
  expect((await logIn('ketiga')).status).toBe(200)
})

test('coachings of one who leaves go to another before the account does', async () => {
  await insertCoaching(server, { adminId: admin.id })
  expect((await remove(head, admin)).status).toBe(409)
  await insertCoaching(server, { adminId: admin.id })
  const refused = await remove(head, admin)
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'Akun ini masih menjadi narahubung 2 coaching. Serahkan dahulu kepada admin lain.',
  ])
  const participant = await server.createUser()
  const locked = await server.createUser({ role: 'admin', lockedAt: new Date() })
  const itself = { id: admin.id.toUpperCase() }
  for (const nobody of [participant, admin, itself, locked, { id: 'x' }])
    expect((await handOver(head, admin, nobody)).problem.errors).toEqual({
      adminId: expect.any(String),
    })
  expect((await handOver(head, admin, deputy)).answer).toEqual({ coachings: 2 })
  expect((await rowOf(deputy))?.coachings).toBe(2)
  expect((await remove(head, admin)).status).toBe(200)
  expect((await logIn('rima')).status).toBe(422)
  const { answer } = await server.call(api.audit.list, { as: head })
  expect(answer.entries.map(({ call, status }) => `${call} ${status}`)).toEqual(
    expect.arrayContaining([
      'DELETE /admin-account/:id 200',
      'POST /admin-account/:id/hand-over 200',
      'DELETE /admin-account/:id 409',
    ]),
  )
})

test('handing over once more, as its answer was lost, tells what the first time has done', async () => {
  await insertCoaching(server, { adminId: admin.id })
  const again = () =>
    server.call(api.adminAccount.handOver, {
      ...{ as: head, params: { id: admin.id }, body: { adminId: deputy.id } },
      headers: { 'idempotency-key': 'all-coachings-of-an-admin' },
    })
  expect((await again()).answer).toEqual({ coachings: 1 })
  expect((await again()).answer).toEqual({ coachings: 1 })
})

test('what matters asks for the own password once more', async () => {
  const { answer } = await logIn('kepala')
  const as = { token: answer.accessToken }
  for (const { status, problem } of [
    await create(as),
    await remove(as, admin),
    await change(as, admin, { locked: true }),
  ])
    expect([status, problem.reason]).toEqual([403, 'confirm-password'])
})

test('not by admins, participants and visitors, and not for participants', async () => {
  const participant = await server.createUser()
  for (const as of [admin, participant])
    for (const { status } of [
      await create(as),
      await remove(as, deputy),
      await handOver(as, deputy, admin),
      await change(as, deputy, { locked: true }),
    ])
      expect(status).toBe(403)
  expect((await server.call(api.adminAccount.create, { body: NEW })).status).toBe(401)
  for (const { status } of [
    await remove(head, participant),
    await handOver(head, participant, deputy),
    await change(head, participant, { locked: true }),
  ])
    expect(status).toBe(404)
})

test.each([
  [{ ...NEW, role: 'user' }, 400, { role: 'Peran harus admin atau superadmin' }],
  [{ ...NEW, email: 'baru' }, 400, { email: 'Email tidak valid' }],
  [{ ...NEW, username: 'rima' }, 409, { username: 'Username sudah digunakan' }],
])('a new account that is refused: %j', async (body, expected, errors) => {
  const { status, problem } = await create(head, body)
  expect([status, problem.errors]).toEqual([expected, errors])
  expect(await server.outbox()).toEqual([])
})
