import { api } from '../../lib/contract/index.ts'
import { severRecords } from '../repositories/severed-records.ts'
import type { UserRow } from '../repositories/users.ts'
import { insertHeld, insertInstitution } from '../testing/held-coachings.ts'
import { insertProposal } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const report = async (limits: Record<string, string> = {}) => {
  const asked = new URLSearchParams({ from: '2026-08-01', until: '2026-08-31', ...limits })
  const path = `/report?${asked}` as '/report'
  return (await server.call({ ...api.report.get, path }, { as: 'admin' })).answer
}

/** Three of one institution at a meeting in August; the first of them is erased. */
const arrange = async () => {
  const balai = await insertInstitution(server, 'Balai')
  const people: UserRow[] = []
  while (people.length < 3) people.push(await server.createUser({ institutionId: balai }))
  const place = await insertHeld(
    server,
    [
      [40, 80, true, 4, true],
      [60, 70, true, 3, true],
      [20, 30, true, 2, false],
    ],
    { day: '2026-08-05', hours: 4, people },
  )
  return { balai, place, people, erased: people[0] as UserRow }
}

const erase = ({ id }: UserRow) =>
  server.call(api.user.remove, { as: 'admin', params: { id } })

const sever = () => {
  const now = new Date(server.clock.now().getTime() + 1)
  return severRecords(server.db, { before: now, now })
}

test('an erasure takes nobody out of the figures, neither at once nor when the records lose their person', async () => {
  const { erased } = await arrange()
  const counted = async () => {
    const { total, coachings, survey, deleted } = await report()
    return { total, coachings, survey, deleted }
  }
  const before = await counted()
  expect(before.total).toMatchObject({ accepted: 3, certified: 2, surveyed: 3, hours: 12 })
  await erase(erased)
  expect(await counted()).toEqual({ ...before, deleted: 1 })
  await sever()
  expect(await counted()).toEqual({ ...before, deleted: 1 })
})

test('of which institution they were is not known any more', async () => {
  const { erased, balai } = await arrange()
  const certified = async () =>
    (await report()).institutions.map(({ institution, figures }) => [
      institution?.name ?? null,
      figures.certified,
    ])
  await erase(erased)
  const parted = [
    ['Balai', 1],
    [null, 1],
  ]
  expect(await certified()).toEqual(parted)
  await sever()
  expect(await certified()).toEqual(parted)
  const { total, deleted } = await report({ asalInstansiId: balai })
  expect([total.accepted, total.certified, deleted]).toEqual([2, 1, 1])
})

test('the recap names them in no row and keeps what they have answered', async () => {
  const { erased, place } = await arrange()
  await erase(erased)
  const input = { as: 'admin' as const, params: { id: place.id } }
  const { answer } = await server.call(api.adminCoaching.postTest, input)
  expect(answer.users).toHaveLength(2)
  expect([answer.erased, answer.survey?.answered]).toEqual([1, 3])
  expect(answer.survey?.elements[0]?.average).toBe(3)
})

test('what an erased account waited for is no proposal that waits', async () => {
  const { place } = await arrange()
  const stranger = await server.createUser()
  await insertProposal(server, place, stranger, { status: 'PENDING' })
  expect((await report()).total.waiting).toBe(1)
  await erase(stranger)
  expect((await report()).total).toMatchObject({ waiting: 0, proposals: 3 })
})
