import { brotliDecompressSync } from 'node:zlib'
import { api } from '../../lib/contract/index.ts'
import { buildApp } from '../app.ts'
import { categories } from '../db/schema/content.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const AN_HOUR = 3_600_000

const server = emptiedServer()
let app: Awaited<ReturnType<typeof buildApp>>

beforeEach(async () => {
  app = await buildApp({ ...server.deps, visitorAnswersMs: AN_HOUR })
})
afterEach(() => app.close())

const list = (headers: Record<string, string> = {}) =>
  app.inject({ url: '/e-coaching/api/v1/category', headers })
const names = (reply: { payload: string }) =>
  JSON.parse(reply.payload).map(({ name }: { name: string }) => name)
const store = (name: string) => server.db.insert(categories).values({ name })

test('visitors share an answer, packed as each of them takes it', async () => {
  await store('Hutan')
  expect(names(await list())).toEqual(['Hutan'])
  await store('Gambut')
  expect(names(await list())).toEqual(['Hutan'])
  const packed = await list({ 'accept-encoding': 'br' })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
  expect(names({ payload: brotliDecompressSync(packed.rawPayload).toString() })).toEqual([
    'Hutan',
  ])
})

test('whoever is signed in gets a fresh one', async () => {
  await list()
  await store('Gambut')
  const token = await server.tokenOf(await server.createUser({ role: 'admin' }))
  expect(names(await list({ authorization: `Bearer ${token}` }))).toEqual(['Gambut'])
})

test('after anything was written visitors get a fresh one', async () => {
  await list()
  const token = await server.tokenOf(await server.createUser({ role: 'admin' }))
  const written = await app.inject({
    ...{ method: 'POST', url: `/e-coaching/api/v1${api.category.create.path}` },
    ...{ headers: { authorization: `Bearer ${token}` }, payload: { name: 'Mangrove' } },
  })
  expect(written.statusCode).toBe(200)
  expect(names(await list())).toEqual(['Mangrove'])
})

test('a call that changes nothing that others show leaves their answer as it is', async () => {
  await list()
  await store('Gambut')
  const left = await app.inject({
    ...{ method: 'POST', url: `/e-coaching/api/v1${api.auth.logout.path}` },
    payload: { refreshToken: 'not one of ours' },
  })
  expect(left.statusCode).toBe(200)
  expect(names(await list())).toEqual([])
})

test('a refusal is not kept', async () => {
  const [row] = await store('Hutan').returning()
  const url = `/e-coaching/api/v1/category/${row?.id}`
  await server.db.delete(categories)
  expect((await app.inject({ url })).statusCode).toBe(404)
  await server.db.insert(categories).values({ id: row?.id, name: 'Hutan' })
  expect((await app.inject({ url })).statusCode).toBe(200)
})
