import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { userInterests, users } from '../db/schema/users.ts'
import { JOBS } from '../jobs.ts'
import type { UserRow } from '../repositories/users.ts'
import { enqueue } from '../services/outbox.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'

const server = emptiedServer()

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
  expect(one.answer).toEqual({ ...answer[0], version: expect.any(String) })
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

const CONTACT = {
  ...{ username: 'siti', fullName: 'Dr. Siti, M.Si.', email: 'siti@contoh.go.id' },
  ...{ whatsapp: '081299990000', jabatan: 'Penyuluh', pendidikan: 'S2' },
}

const writeTo = ({ id: userId, email: recipient, fullName }: UserRow) =>
  enqueue(server.db, {
    ...{ channel: 'email', recipient, subject: 'Halo' },
    ...{
      body: `Yth. ${fullName}`,
      userId,
      coachingId: null,
      createdBy: null,
      now: TEST_NOW,
    },
  })

const storedOf = async (id: string) => {
  const [row] = await server.db.select().from(users).where(eq(users.id, id))
  return JSON.stringify([row, await server.outbox()])
}

const PERSONAL = ['Siti', 'siti', '0812', 'argon2', 'Penyuluh', 'Perempuan', 'Balai', 'S2']

test('of a deleted participant neither name nor contact, password or messages stay', async () => {
  const siti = await server.createUser(CONTACT)
  const budi = await server.createUser({ fullName: 'Budi' })
  for (const person of [siti, budi]) await writeTo(person)
  const admin = server.as('admin')
  await admin(api.user.remove, { params: { id: siti.id } })
  const stored = await storedOf(siti.id)
  expect(PERSONAL.filter((word) => stored.includes(word))).toEqual([])
  expect((await server.outbox()).map(({ userId }) => userId)).toEqual([budi.id])
})

test('what an earlier version left of deleted participants is forgotten too', async () => {
  const siti = await server.createUser({ ...CONTACT, deletedAt: TEST_NOW })
  for (const job of JOBS.filter(({ name }) => name.startsWith('forget')))
    await job.run({ ...server.deps, services: server.services, log: console })
  const stored = await storedOf(siti.id)
  expect(PERSONAL.filter((word) => stored.includes(word))).toEqual([])
  expect(await server.db.$count(userInterests)).toBe(0)
})
