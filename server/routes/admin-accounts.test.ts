import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import { giveFactor } from '../testing/second-factor-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()
let admin: UserRow
let head: UserRow
beforeEach(async () => {
  admin = await server.createUser({ role: 'admin', username: 'rima', fullName: 'Rima' })
  head = await server.createUser({ role: 'superadmin', fullName: 'Tejo' })
  await server.createUser()
})

const list = (as: UserRow) => server.call(api.adminAccount.list, { as })
const logIn = () =>
  server.call(api.auth.login, { body: { username: 'rima', password: TEST_PASSWORD } })
const takeOff = (as: UserRow | { token: string }, id = admin.id) =>
  server.call(api.adminAccount.update, {
    as,
    params: { id },
    body: { secondFactor: false },
  })

test('the accounts of the office, with their second factor and last login', async () => {
  await logIn()
  await giveFactor(server, admin)
  const { status, answer } = await list(head)
  expect(status).toBe(200)
  expect(answer).toEqual([
    {
      ...{ id: admin.id, fullName: 'Rima', username: 'rima', email: admin.email },
      ...{ contact: '081234567890', role: 'admin' },
      ...{ secondFactorSince: TEST_NOW.toISOString(), lastLoginAt: TEST_NOW.toISOString() },
      ...{ lockedAt: null, coachings: 0, version: expect.any(String) },
    },
    expect.objectContaining({
      ...{ id: head.id, role: 'superadmin', secondFactorSince: null, lastLoginAt: null },
    }),
  ])
})

test("'A superadmin can take it off another admin', who is told by whom; it is in the trail", async () => {
  await giveFactor(server, admin)
  expect((await logIn()).answer.challenge).toBeDefined()
  expect((await takeOff(head)).status).toBe(200)
  expect((await logIn()).answer.user.username).toBe('rima')
  const [letter] = await server.outbox()
  expect([letter?.recipient, letter?.body]).toEqual([
    admin.email,
    expect.stringContaining('telah dimatikan oleh superadmin Tejo.'),
  ])
  const { answer } = await server.call(api.audit.list, { as: head })
  expect(answer.entries).toContainEqual(
    expect.objectContaining({
      ...{ call: 'PATCH /admin-account/:id', targets: { id: admin.id }, status: 200 },
      actor: expect.objectContaining({ id: head.id }),
    }),
  )
})

test('not without the own password once more', async () => {
  await giveFactor(server, admin)
  const body = { username: head.username, password: TEST_PASSWORD }
  const { answer } = await server.call(api.auth.login, { body })
  const refused = await takeOff({ token: answer.accessToken })
  expect([refused.status, refused.problem.reason]).toEqual([403, 'confirm-password'])
})

test('who has none stays so, and nobody is told of anything', async () => {
  for (const id of [admin.id, head.id]) expect((await takeOff(head, id)).status).toBe(200)
  expect(await server.outbox()).toEqual([])
})

test('not by admins, participants and visitors', async () => {
  const participant = await server.createUser()
  for (const as of [admin, participant]) {
    expect((await list(as)).status).toBe(403)
    expect((await takeOff(as)).status).toBe(403)
  }
  expect((await server.call(api.adminAccount.list)).status).toBe(401)
  expect((await takeOff(head, participant.id)).status).toBe(404)
})

test.each([{}, { secondFactor: true }, { secondFactor: 'kanari' }])(
  'nobody sets one up for somebody else: %j',
  async (body) => {
    const { status } = await server.call(api.adminAccount.update, {
      ...{ as: head, params: { id: admin.id }, body },
    })
    expect(status).toBe(400)
  },
)
