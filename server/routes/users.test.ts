import { api } from '../../lib/contract/index.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const UNKNOWN = { id: '00000000-0000-4000-8000-000000000000' }

test.each([
  ['GET /user', api.user.list, undefined],
  ['GET /user/:id', api.user.get, UNKNOWN],
  ['DELETE /user/:id', api.user.remove, UNKNOWN],
] as const)('%s: 401 for a visitor, 403 for a participant', async (_, endpoint, params) => {
  const options = params ? { params } : {}
  expect((await server.call(endpoint, options)).status).toBe(401)
  expect((await server.call(endpoint, { ...options, as: 'user' })).status).toBe(403)
})

test('participants are listed with contact, institution and number of coachings, never with a hash', async () => {
  const siti = await server.createUser({ role: 'user', fullName: 'Dr. Siti, M.Si.' })
  const { status, answer } = await server.call(api.user.list, { as: 'superadmin' })
  expect(status).toBe(200)
  expect(answer).toEqual([
    expect.objectContaining({
      id: siti.id,
      fullName: 'Dr. Siti, M.Si.',
      contact: siti.whatsapp,
      asalInstansi: null,
      _count: { UserCoachings: 0 },
    }),
  ])
  expect(JSON.stringify(answer)).not.toContain('argon2')
  const one = await server.call(api.user.get, { params: { id: siti.id }, as: 'admin' })
  expect(one.answer).toEqual(answer[0])
})

test('an admin is no participant: not listed, not found, not deleted', async () => {
  const other = await server.createUser({ role: 'admin' })
  const admin = server.as('admin')
  expect((await admin(api.user.list)).answer).toEqual([])
  expect((await admin(api.user.get, { params: { id: other.id } })).status).toBe(404)
  expect((await admin(api.user.remove, { params: { id: other.id } })).status).toBe(404)
})

test('a deleted participant is gone from the list and signed out at once', async () => {
  const siti = await server.createUser({ role: 'user' })
  const token = await server.tokenOf(siti)
  expect((await server.call(api.auth.me, { as: { token } })).status).toBe(200)
  const admin = server.as('admin')
  expect((await admin(api.user.remove, { params: { id: siti.id } })).status).toBe(200)
  expect((await admin(api.user.list)).answer).toEqual([])
  expect((await server.call(api.auth.me, { as: { token } })).status).toBe(401)
  expect((await admin(api.user.remove, { params: { id: siti.id } })).status).toBe(404)
})
