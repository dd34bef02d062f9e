import type { Endpoint } from '../../lib/contract/endpoint.ts'
import { api } from '../../lib/contract/index.ts'
import { arrangeFullWorld } from '../testing/full-world.ts'
import { insertProposal } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import type { ValidCall } from '../testing/valid-call.ts'
import { validCalls } from '../testing/valid-calls.ts'
import { nameOf } from './run-call.ts'

const server = emptiedServer()

type Calls = { get: Endpoint; update: Endpoint; remove: Endpoint }
const THINGS: [name: string, calls: Calls, another: object][] = [
  ['banner', api.beranda, { caption: '<p>Milik yang lain</p>' }],
  ['question', api.faq, { question: '<p>Milik yang lain?</p>' }],
  ['institution', api.asalInstansi, { name: 'Milik yang lain' }],
]

test.each(THINGS)(
  'a %s that another admin has changed since the question was shown is not deleted',
  async (_, { get, update, remove }, another) => {
    const calls = await validCalls(await arrangeFullWorld(server))
    const { as, id, body, file } = calls.find(
      ({ endpoint }) => nameOf(endpoint) === nameOf(update),
    ) as ValidCall
    const params = { id: id ?? '' }
    const show = async () =>
      (await server.call(get, { as, params })).answer as { version: string }
    const removeBy = (version: string) =>
      server.call(remove, { as, params, headers: { 'if-match': `"${version}"` } })
    const seen = await show()
    const change = { as, params, body: { ...body, ...another }, ...(file && { file }) }
    expect((await server.call(update, change)).status).toBe(200)
    const { status, problem } = await removeBy(seen.version)
    expect(status).toBe(412)
    expect(problem.present).toEqual(await show())
    expect((await removeBy((await show()).version)).status).toBe(200)
    expect((await server.call(get, { as, params })).status).toBe(404)
  },
)

test('a participant who has taken another coaching since the question told of them is not deleted', async () => {
  const { coaching, admin: as } = await arrangeFullWorld(server)
  const user = await server.createUser()
  const params = { id: user.id }
  const show = async () => (await server.call(api.user.get, { as, params })).answer
  const removeBy = ({ version = '' }: { version?: string }) =>
    server.call(api.user.remove, {
      ...{ as, params, headers: { 'if-match': `"${version}"` } },
    })
  const seen = await show()
  await insertProposal(server, coaching, user)
  const { status, problem } = await removeBy(seen)
  expect(status).toBe(412)
  expect(problem.present).toEqual(await show())
  expect((await removeBy(await show())).status).toBe(200)
})

describe('a category', () => {
  const open = async () => {
    const { category, admin: as } = await arrangeFullWorld(server)
    const made = await server.call(api.category.create, { as, body: { name: 'Baru' } })
    const { id } = made.answer as { id: string }
    const show = async () => {
      const all = (await server.call(api.category.list)).answer as Listed[]
      return all.find((one) => one.id === id)
    }
    const ask = { question: '<p>Apa?</p>', answer: '<p>Itu.</p>' }
    const fill = (categoryId = id) =>
      server.call(api.faq.create, { as, body: { categoryId, ...ask } })
    const removeBy = (version = '') =>
      server.call(api.category.remove, {
        ...{ as, params: { id }, headers: { 'if-match': `"${version}"` } },
      })
    return { as, other: category.id, show, fill, removeBy }
  }
  type Listed = { id: string; version: string; faqs: { question: string }[] }

  test('into which another admin has put a question since it was asked is not deleted with it', async () => {
    const { other, show, fill, removeBy } = await open()
    const seen = await show()
    await fill(other)
    await fill()
    const { status, problem } = await removeBy(seen?.version)
    expect(status).toBe(412)
    expect(problem.present).toEqual(await show())
    expect((await show())?.faqs).toHaveLength(1)
    expect((await removeBy((await show())?.version)).status).toBe(200)
    expect(await show()).toBeUndefined()
  })

  test('loses no question that comes at the same moment', async () => {
    const { show, fill, removeBy } = await open()
    const version = (await show())?.version
    const [asked, removed] = await Promise.all([fill(), removeBy(version)])
    expect([asked.status, removed.status].filter((status) => status === 200)).toHaveLength(
      1,
    )
    expect(await show()).toEqual(
      removed.status === 200 ? undefined : removed.problem.present,
    )
  })
})
