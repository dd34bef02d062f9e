import {
  type RecapSource,
  recapRows,
} from '../../app/_screens/admin/coaching/detail/rekap/recap.ts'
import { api } from '../../lib/contract/index.ts'
import { insertHeld, insertInstitution, type Result } from '../testing/held-coachings.ts'
import { insertCoaching, insertProposal } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

/** As an Indonesian reads them, whatever the letters. */
const NAMES = ['aminah', 'BUDI SANTOSO', 'Élisa', "Ma'ruf", 'Mahmud', 'zainal', 'Zulkifli']

test('the tables of a coaching name its participants in one order, that of the recap', async () => {
  const coaching = await insertCoaching(server)
  for (const fullName of NAMES.toReversed())
    await insertProposal(server, coaching, await server.createUser({ fullName }))
  const { adminCoaching } = api
  const input = { as: 'admin' as const, params: { id: coaching.id } }
  const source: RecapSource = {
    proposals: (await server.call(adminCoaching.proposals, input)).answer,
    pre: (await server.call(adminCoaching.preTest, input)).answer.users,
    post: (await server.call(adminCoaching.postTest, input)).answer.users,
    meeting: (await server.call(adminCoaching.zoomMeeting, input)).answer.users,
    certificates: (await server.call(adminCoaching.certificates, input)).answer,
  }
  for (const rows of [source.pre, source.post, source.meeting, source.certificates])
    expect(rows.map(({ name }) => name)).toEqual(NAMES)
  expect(recapRows(source).map(({ name }) => name)).toEqual(NAMES)
})

test('participants of the same name stand in the same order in all of them', async () => {
  const coaching = await insertCoaching(server)
  for (let made = 0; made < 6; made += 1)
    await insertProposal(server, coaching, await server.createUser({ fullName: 'Siti' }))
  const { adminCoaching } = api
  const input = { as: 'admin' as const, params: { id: coaching.id } }
  const proposals = (await server.call(adminCoaching.proposals, input)).answer
  const meeting = (await server.call(adminCoaching.zoomMeeting, input)).answer.users
  const recap = recapRows({ proposals, meeting, pre: [], post: [], certificates: [] })
  expect(recap.map(({ id }) => id)).toEqual(meeting.map(({ id }) => id))
})

test('categories and institutions stand in that order too', async () => {
  for (const name of ['tata batas', 'Élok', 'Zonasi', 'api']) {
    await server.call(api.category.create, { as: 'admin', body: { name } })
    await server.call(api.asalInstansi.create, { as: 'admin', body: { name } })
  }
  const expected = ['api', 'Élok', 'tata batas', 'Zonasi']
  const categories = (await server.call(api.category.list)).answer
  const institutions = (await server.call(api.asalInstansi.list)).answer
  expect(categories.map(({ name }) => name)).toEqual(expected)
  expect(institutions.map(({ name }) => name)).toEqual(expected)
})

test('of institutions with as many hours in a report the order is that of their names; those of none come last', async () => {
  const names = ['api', 'Élok', 'Hutan', 'Rimba', 'tata batas', 'Zonasi']
  const people = [await server.createUser()]
  for (const name of names.toReversed()) {
    const institutionId = await insertInstitution(server, name)
    people.push(await server.createUser({ institutionId }))
  }
  const results = people.map((): Result => [null, null, true, null, false])
  await insertHeld(server, results, { day: '2026-08-05', hours: null, people })
  const days = new URLSearchParams({ from: '2026-08-01', until: '2026-08-31' })
  const path = `/report?${days}` as '/report'
  const report = (await server.call({ ...api.report.get, path }, { as: 'admin' })).answer
  expect(report.institutions.map(({ institution }) => institution?.name ?? null)).toEqual([
    ...names,
    null,
  ])
})
