import { api } from '../../../lib/contract/index.ts'
import { insertComplete } from '../../testing/complete-participants.ts'
import { makeAll } from '../../testing/issued-certificates.ts'
import { withAdmin } from '../../testing/with-admin.ts'

const { issue, job, plan } = api.certificateMaking
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
