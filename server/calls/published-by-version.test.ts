import { api } from '../../lib/contract/index.ts'
import { arrangeFullWorld } from '../testing/full-world.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { validActs } from '../testing/valid-acts.ts'

const server = emptiedServer()

test('a coaching that another admin has changed since it was looked at is not published', async () => {
  const acts = await validActs(server, await arrangeFullWorld(server))
  const act = acts.find(({ endpoint }) => endpoint.path === api.adminCoaching.publish.path)
  const [as, params] = [act?.as, { id: act?.id ?? '' }]
  const show = async () => (await server.call(api.adminCoaching.get, { as, params })).answer
  const publish = (version = '') =>
    server.call(api.adminCoaching.publish, {
      ...{ as, params, headers: { 'if-match': `"${version}"` } },
    })
  const seen = await show()
  await server.call(api.adminCoaching.update, {
    ...{ as, params, body: { ...seen, topic: 'Milik yang lain' } },
  })
  const { status, problem } = await publish(seen.version)
  expect(status).toBe(412)
  expect(problem.present).toEqual(await show())
  expect(await show()).toMatchObject({ topic: 'Milik yang lain', isPublished: false })
  expect((await publish((await show()).version)).status).toBe(200)
  expect((await show()).isPublished).toBe(true)
})
