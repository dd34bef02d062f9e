import { api } from '../../lib/contract/index.ts'
import { arrangeFullWorld } from '../testing/full-world.ts'
import { insertProposal } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { validActs } from '../testing/valid-acts.ts'
import type { ValidCall } from '../testing/valid-call.ts'
import { nameOf } from './run-call.ts'

const server = emptiedServer()

const open = async () => {
  const acts = await validActs(server, await arrangeFullWorld(server))
  const { as, id = '' } = acts.find(
    ({ endpoint }) => nameOf(endpoint) === nameOf(api.adminCoaching.publish),
  ) as ValidCall
  const params = { id }
  const show = async () => (await server.call(api.adminCoaching.get, { as, params })).answer
  const seen = await show()
  const removeBy = ({ deletionVersion = '' }: typeof seen) =>
    server.call(api.adminCoaching.remove, {
      ...{ as, params, headers: { 'if-match': `"${deletionVersion}"` } },
    })
  return { as, params, seen, show, removeBy }
}
type Opened = Awaited<ReturnType<typeof open>>

test.each<[string, (opened: Opened) => Promise<unknown>]>([
  [
    'has changed',
    ({ as, params, seen }) =>
      server.call(api.adminCoaching.update, {
        ...{ as, params, body: { ...seen, topic: 'Milik yang lain' } },
      }),
  ],
  [
    'has published',
    ({ as, params }) => server.call(api.adminCoaching.publish, { as, params }),
  ],
  [
    'has accepted somebody for',
    async ({ params }) => {
      await insertProposal(server, params, await server.createUser())
    },
  ],
])(
  'a coaching that another admin %s since it was asked about is not deleted',
  async (_, act) => {
    const opened = await open()
    const { seen, show, removeBy } = opened
    await act(opened)
    const { status, problem } = await removeBy(seen)
    expect(status).toBe(412)
    expect(problem.present).toEqual(await show())
    expect((await removeBy(await show())).status).toBe(200)
  },
)
