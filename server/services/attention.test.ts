import { api } from '../../lib/contract/index.ts'
import { certificates } from '../db/schema/participation.ts'
import { testAttempts } from '../db/schema/tests.ts'
import { replaceHolidays } from '../repositories/holidays.ts'
import type { UserRow } from '../repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  markPresent,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const read = async () =>
  (await server.call(api.adminCoaching.attention, { as: 'admin' })).answer

test.each([
  ['a visitor', undefined, 401],
  ['a participant', 'user', 403],
  ['an admin', 'admin', 200],
  ['a superadmin', 'superadmin', 200],
] as const)('GET /attention by %s', async (_, as, status) => {
  const result = await server.call(api.adminCoaching.attention, { ...(as && { as }) })
  expect(result.status).toBe(status)
})

test('counts what waits, and what waits for more than one working day (now is Monday 09:00)', async () => {
  const [coaching, quiet] = [await insertCoaching(server), await insertCoaching(server)]
  const gone = await insertCoaching(server, { deletedAt: wib('2026-08-23', '10:00') })
  const propose = async (place: { id: string }, change: object) =>
    insertProposal(server, place, await server.createUser(), change)
  const status = 'PENDING'
  await propose(coaching, { status, createdAt: wib('2026-08-21', '09:30') })
  await propose(coaching, { status, createdAt: wib('2026-08-20', '08:00') })
  await propose(coaching, { status: 'REJECTED' })
  const cancelledAt = wib('2026-08-22', '10:00')
  await propose(coaching, { status, cancelledAt })
  await propose(quiet, { status: 'APPROVED' })
  await propose(gone, { status })
  expect(await read()).toEqual([
    { id: coaching.id, waiting: 2, overdue: 1, certificates: 0 },
  ])
})

test('a holiday of the list is no working day', async () => {
  const coaching = await insertCoaching(server)
  const user = await server.createUser()
  const createdAt = wib('2026-08-20', '10:00')
  await insertProposal(server, coaching, user, { status: 'PENDING', createdAt })
  expect(await read()).toMatchObject([{ overdue: 1 }])
  await replaceHolidays(server.db, [{ date: '2026-08-21', name: 'Cuti bersama' }])
  expect(await read()).toMatchObject([{ overdue: 0 }])
})

test("counts 'complete' participants whose certificate is not uploaded, as the tab does", async () => {
  const coaching = await insertCoaching(server)
  const sets = [
    (await insertTest(server, coaching, 'pre-test')).set,
    (await insertTest(server, coaching, 'post-test')).set,
  ]
  const finish = async (user: UserRow, kinds = sets) => {
    const at = server.clock.now()
    await server.db.insert(testAttempts).values(
      kinds.map(({ id: setId, kind }) => ({
        ...{ coachingId: coaching.id, userId: user.id, kind, setId, total: 4 },
        ...{ startedAt: at, deadline: at, endedAt: at },
      })),
    )
  }
  const join = async () => {
    const user = await server.createUser()
    await insertProposal(server, coaching, user)
    return user
  }
  const [complete, absent, untested, done] = [
    ...[await join(), await join(), await join(), await join()],
  ] as [UserRow, UserRow, UserRow, UserRow]
  await finish(complete)
  await finish(absent)
  await finish(untested, sets.slice(0, 1))
  await finish(done)
  for (const user of [complete, untested, done]) await markPresent(server, coaching, user)
  const { db } = server
  expect(await read()).toEqual([
    { id: coaching.id, waiting: 0, overdue: 0, certificates: 2 },
  ])
  await db.update(certificates).set({ fileName: 'sertifikat.pdf' })
  expect(await read()).toEqual([])
})

test('a test whose time is over counts as taken, though nobody has ended it', async () => {
  const coaching = await insertCoaching(server)
  const user = await server.createUser()
  await insertProposal(server, coaching, user)
  await markPresent(server, coaching, user)
  for (const kind of ['pre-test', 'post-test'] as const) {
    const { set } = await insertTest(server, coaching, kind)
    await server.db.insert(testAttempts).values({
      ...{ coachingId: coaching.id, userId: user.id, kind, setId: set.id, total: 4 },
      ...{ startedAt: wib('2026-08-24', '07:00'), deadline: wib('2026-08-24', '08:00') },
    })
  }
  expect(await read()).toMatchObject([{ id: coaching.id, certificates: 1 }])
})
