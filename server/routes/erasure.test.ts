import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { issuedCertificates } from '../db/schema/certificate-making.ts'
import { attendance, certificates, surveys } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { testAttempts } from '../db/schema/tests.ts'
import { users } from '../db/schema/users.ts'
import { JOBS } from '../jobs.ts'
import type { UserRow } from '../repositories/users.ts'
import { listErased, listErasedIds } from '../services/erased-list.ts'
import { arrangeFullWorld } from '../testing/full-world.ts'
import { insertCoaching, insertProposal, meeting } from '../testing/participation-rows.ts'
import { giveFactor } from '../testing/second-factor-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()

const erase = (as: UserRow, body: object = { password: TEST_PASSWORD }) =>
  server.call(api.ownData.erase, { as, body: { ...body } })
const outlook = async (as: UserRow) =>
  (await server.call(api.ownData.outlook, { as })).answer
const storedOf = async ({ id }: UserRow) =>
  (await server.db.select().from(users).where(eq(users.id, id)))[0]
const runJobs = async () => {
  for (const job of JOBS.filter(({ name }) => /^(forget|erase)/.test(name)))
    await job.run({ ...server.deps, services: server.services, log: console })
}

test('who erases the own account is signed out everywhere, and name and contact are gone at once', async () => {
  const siti = await server.createUser({ fullName: 'Siti Rahma', username: 'siti' })
  const token = await server.tokenOf(siti)
  expect((await erase(siti)).status).toBe(200)
  // also to whoever has not heard the answer
  const after = await server.call(api.ownData.erase, { as: { token }, body: {} as never })
  expect(after.problem).toMatchObject({
    ...{ status: 401, detail: 'Akun ini sudah dihapus.', reason: 'account-erased' },
  })
  const body = { username: 'siti', password: TEST_PASSWORD }
  expect((await server.call(api.auth.login, { body })).status).toBe(422)
  expect(await storedOf(siti)).toMatchObject({
    ...{ fullName: 'Peserta yang dihapus', username: '', email: '', whatsapp: '' },
    ...{ passwordHash: '', jenisKelamin: null, namaInstansi: null, deletedAt: TEST_NOW },
  })
  expect(await listErasedIds(server.services.files)).toEqual([siti.id])
  // name and address are free again
  expect((await server.createUser({ username: 'siti', email: siti.email })).id).toBeTruthy()
})

test('a wrong password erases nothing, is told at its field, and many are slowed down', async () => {
  const siti = await server.createUser()
  const wrong = await erase(siti, { password: 'Salah12345' })
  expect([wrong.status, wrong.problem.errors]).toEqual([
    422,
    { password: 'Password salah' },
  ])
  for (let guess = 0; guess < 10; guess += 1) await erase(siti, { password: 'Salah12345' })
  expect((await erase(siti)).status).toBe(429)
  expect((await storedOf(siti))?.deletedAt).toBeNull()
})

test('where the account has a second factor its code is asked for too', async () => {
  await server.createUser({ role: 'superadmin' })
  const admin = await server.createUser({ role: 'admin' })
  const { codeAt } = await giveFactor(server, admin)
  const without = await erase(admin)
  expect([without.status, without.problem.errors]).toEqual([
    422,
    { code: 'Kode diperlukan' },
  ])
  const body = { password: TEST_PASSWORD, code: codeAt(TEST_NOW) }
  expect((await erase(admin, body)).status).toBe(200)
})

test('the last superadmin stays', async () => {
  const [last, other] = [
    await server.createUser({ role: 'superadmin' }),
    await server.createUser({ role: 'superadmin' }),
  ]
  const both = await Promise.all([erase(last), erase(other)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const left = both[0]?.status === 200 ? other : last
  const { obstacle } = await outlook(left)
  expect(obstacle).toMatch(/^Anda superadmin terakhir/)
  expect((await erase(left)).problem.detail).toBe(obstacle)
})

test('an admin hands over the coachings that are not over first', async () => {
  const admin = await server.createUser({ role: 'admin' })
  const common = { adminId: admin.id, topic: 'Tata batas' }
  await insertCoaching(server, { ...meeting('2026-08-20', '09:00', '11:00'), ...common })
  expect((await outlook(admin)).obstacle).toBeNull()
  const open = await insertCoaching(server, {
    ...{ ...meeting('2026-08-30', '09:00', '11:00'), ...common },
    coachingCode: 'KHT-2026-777',
  })
  const { status, problem } = await erase(admin)
  expect([status, problem.detail]).toEqual([
    409,
    'Anda masih menjadi narahubung 1 coaching yang belum selesai: “Tata batas”. Serahkan dahulu kepada admin lain.',
  ])
  expect(open.adminId).toBe(admin.id)
  expect((await storedOf(admin))?.deletedAt).toBeNull()
})

test('a participant is told what is lost before', async () => {
  const siti = await server.createUser()
  const running = await insertCoaching(server, {
    ...meeting('2026-08-24', '08:00', '11:00'),
    topic: 'Hari ini',
  })
  await insertProposal(server, running, siti)
  // its tests may still be done, and its certificate is still to come
  for (const [end, topic] of [
    ['09:00', 'Sehari'],
    ['09:01', 'Kemarin'],
  ] as const) {
    const times = meeting('2026-08-23', '08:00', end)
    await insertProposal(server, await insertCoaching(server, { ...times, topic }), siti)
  }
  expect(await outlook(siti)).toEqual({
    ...{
      obstacle: null,
      coachings: [
        expect.objectContaining({ topic: 'Kemarin' }),
        { id: running.id, topic: 'Hari ini' },
      ],
    },
    ...{ certificates: 0, recordsDays: 365 },
  })
})

test('records count on, and lose their person after the time that the office has set', async () => {
  const { done } = await arrangeFullWorld(server)
  const tables = [proposals, attendance, testAttempts, surveys, certificates]
  const counts = () => Promise.all(tables.map((table) => server.db.$count(table)))
  const own = () =>
    Promise.all(tables.map((table) => server.db.$count(table, eq(table.userId, done.id))))
  const [before, theirs] = [await counts(), await own()]
  await server.db.update(proposals).set({ questions: ['Satu', 'Dua', 'Tiga'] })
  const at = server.clock.now()
  await erase(done)
  await runJobs()
  expect(await own()).toEqual(theirs)

  server.clock.set(new Date(at.getTime() + 366 * 24 * 3_600_000))
  await runJobs()
  expect(await counts()).toEqual(before)
  expect(await own()).toEqual([0, 0, 0, 0, 0])
  expect(await storedOf(done)).toBeUndefined()
  const asked = await server.db.select().from(proposals)
  expect(asked.filter(({ questions }) => questions.length === 0)).toHaveLength(1)
  const told = await server.db.select().from(surveys)
  expect(told.map(({ saran }) => saran)).toEqual([null])
  // the register keeps what stands on the paper
  expect(await server.db.$count(issuedCertificates)).toBe(1)
  await runJobs()
  expect(await counts()).toEqual(before)
})

test('who is missing in the list of the erased is listed again, with the moment of it', async () => {
  const siti = await server.createUser()
  await erase(siti)
  const { files } = server.services
  await files.remove(`${siti.id}.gone`)
  server.clock.set(new Date(TEST_NOW.getTime() + 3_600_000))
  await runJobs()
  expect(await listErased(files)).toContainEqual({
    ...{ id: siti.id, at: TEST_NOW.toISOString() },
  })
})

test('the list is compared with the accounts after an erasure or a restore, and not each hour for nothing', async () => {
  const { files } = server.services
  const listing = jest.spyOn(files, 'savedBefore')
  const listings = async () => {
    await runJobs()
    await runJobs()
    return listing.mock.calls.splice(0).length
  }
  await listings()
  expect(await listings()).toBe(0)
  const siti = await server.createUser()
  const [before] = await server.db.select().from(users).where(eq(users.id, siti.id))
  await erase(siti)
  // the database of a moment before, by whatever program, where nothing had been compared since
  await server.db.update(users).set({ ...before })
  expect(await listings()).toBe(2)
  expect(await storedOf(siti)).toMatchObject({ username: '', deletedAt: TEST_NOW })
  expect(await listings()).toBe(0)
  expect(await listErased(files)).toContainEqual({
    ...{ id: siti.id, at: TEST_NOW.toISOString() },
  })
})

test('an admin is named on what was done as long as the trail is kept, and no longer', async () => {
  const admin = await server.createUser({ role: 'admin', fullName: 'Rahmat' })
  await erase(admin)
  await runJobs()
  expect(await storedOf(admin)).toMatchObject({ fullName: 'Rahmat', email: '' })
  server.clock.set(new Date(TEST_NOW.getTime() + 731 * 24 * 3_600_000))
  await runJobs()
  expect((await storedOf(admin))?.fullName).toBe('Admin yang dihapus')
})
