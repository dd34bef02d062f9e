import { api } from '../../../lib/contract/index.ts'
import { jobRows } from '../../db/schema/certificate-making.ts'
import { insertComplete } from '../../testing/complete-participants.ts'
import { makeAll } from '../../testing/issued-certificates.ts'
import { withAdmin } from '../../testing/with-admin.ts'

const { issue, job, plan, retry } = api.certificateMaking
const { server, admin } = withAdmin()

test('of two who issue at once, the later is told that the certificates are there: nothing has failed, and nothing is left to try', async () => {
  const { coaching } = await insertComplete(server, ['Ani', 'Budi'])
  const params = { id: coaching.id }
  const other = await server.createUser({ role: 'admin', username: 'rekan' })
  const begin = async (as: typeof other) =>
    (await server.call(issue, { as, params, body: { notify: null } })).answer.jobId
  const [first, later] = [await begin(admin), await begin(other)]
  await makeAll(server)
  const stateOf = async (as: typeof other, id: string) =>
    (await server.call(job, { as, params: { id } })).answer
  const states = [await stateOf(admin, first), await stateOf(other, later)]
  expect(states.map(({ state }) => state)).toEqual(['done', 'done'])
  const settled = states
    .flatMap(({ rows }) => rows)
    .filter(({ state, isSettled }) => state === 'failed' && isSettled)
  expect(settled).toHaveLength(2)
  for (const as of [admin, other])
    expect((await server.call(plan, { as, params })).answer.jobId).toBeNull()
})

const arrange = async () => {
  const { coaching } = await insertComplete(server, ['Ani', 'Budi'])
  const params = { id: coaching.id }
  const other = await server.createUser({ role: 'admin', username: 'rekan' })
  const begin = async (as: typeof other) =>
    (await server.call(issue, { as, params, body: { notify: null } })).answer.jobId
  return { params, other, ids: [await begin(admin), await begin(other)] as const }
}

test('whose certificate was withdrawn meanwhile is told as that: nothing has failed, and nothing is left to try', async () => {
  const { params, other, ids } = await arrange()
  await makeAll(server)
  const { answer: kept } = await server.call(api.certificateRegister.list, { as: admin })
  const ani = kept.find(({ name }) => name === 'Ani')
  await server.call(api.certificateRegister.withdraw, {
    ...{ as: admin, params: { id: ani?.id ?? '' }, body: { reason: 'Nama salah tulis.' } },
  })
  const { answer } = await server.call(job, { as: other, params: { id: ids[1] } })
  expect(answer.state).toBe('done')
  expect(answer.rows).toMatchObject([
    { name: 'Ani', isSettled: true, isWithdrawn: true },
    { name: 'Budi', isSettled: true },
  ])
  expect(answer.rows[1]).not.toHaveProperty('isWithdrawn')
  expect((await server.call(plan, { as: other, params })).answer.jobId).toBeNull()
})

test('the failed ones are tried again, and none that was passed over', async () => {
  const { other, ids } = await arrange()
  await makeAll(server)
  const asked = { as: other, params: { id: ids[1] } }
  const { answer } = await server.call(retry, asked)
  expect(answer).toMatchObject({ state: 'done', done: 2, total: 2 })
  const states = await server.db.select({ state: jobRows.state }).from(jobRows)
  expect(states.map(({ state }) => state)).not.toContain('queued')
})
