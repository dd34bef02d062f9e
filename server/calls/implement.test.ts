import * as valibot from 'valibot'
import { object, string } from 'yup'
import { get, post, remove, upload } from '../../lib/contract/endpoint.ts'
import { buildApp } from '../app.ts'
import type { Db } from '../db/client.ts'
import { categories } from '../db/schema/content.ts'
import { prepareApi } from '../plugins/api-scope.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { assertImplemented, type Handlers, implement, prepared } from './implement.ts'

const note = object({ text: string().trim().required('Teks diperlukan') })
const loadNote = jest.fn(async () => note)
const group = {
  read: get('/probe/:id', {
    access: 'public',
    group: 'none',
    answer: async () => valibot.object({ id: valibot.string() }),
  }),
  write: post('/probe', {
    access: 'user',
    group: 'none',
    body: loadNote,
    answer: async () => valibot.looseObject({}),
  }),
  plain: post('/probe/plain', { access: 'admin', group: 'none' }),
  slow: post('/probe/slow', {
    access: 'admin',
    group: 'none',
    answer: async () => valibot.string(),
  }),
  once: post('/probe/once', { access: 'admin', group: 'none', once: true }),
  file: upload('/probe/file', {
    access: 'admin',
    group: 'none',
    kind: 'certificate',
    answer: async () => valibot.object({ mime: valibot.string() }),
  }),
  maybe: remove('/probe/:id', {
    access: 'optional',
    group: 'none',
    answer: async () => valibot.nullable(valibot.string()),
  }),
}

const failing = async ({ db }: { db: Db }) => {
  await db.insert(categories).values({ name: 'Ditolak' })
  throw new Error('the password is hunter2')
}

const handlers: Handlers<typeof group> = {
  read: async ({ params }) => ({ id: params.id }),
  write: async ({ body, user }) => ({ ...body, by: user.username }),
  once: failing,
  plain: failing,
  slow: prepared(
    // with the one connection of the embedded database this would wait for a transaction around it
    async ({ db }) => `${db === server.db} ${await server.db.$count(categories)}`,
    async ({ db }, found) => `${found} ${db === server.db}`,
  ),
  file: async ({ file }) => ({ mime: file.mime }),
  maybe: async ({ user }) => user?.username ?? null,
}

let server: TestServer
let probe: TestServer['app']

beforeAll(async () => {
  server = await createTestServer()
  probe = await buildApp(server.deps)
  await probe.register(
    async (app) => {
      await prepareApi(app)
      implement(app, group, handlers)
    },
    { prefix: '/e-coaching/probes' },
  )
})
afterAll(async () => {
  await probe.close()
  await server.close()
})

const ID = '0b5f1f0e-7b1e-4a3c-9a63-2f9d7b9f1a01'
const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, more: object = {}) => {
  const reply = await probe.inject({ method, url: `/e-coaching/probes${path}`, ...more })
  return {
    status: reply.statusCode,
    body: reply.json(),
    type: reply.headers['content-type'],
  }
}
const bearer = async (role: 'user' | 'admin') => ({
  authorization: `Bearer ${await server.tokenOf(await server.createUser({ role }))}`,
})

test('refuses to start while a call has no handler, naming it', () => {
  expect(() => assertImplemented(probe, { group })).not.toThrow()
  const other = { forgotten: get('/forgotten', { access: 'public', group: 'none' }) }
  expect(() => assertImplemented(probe, { group, other })).toThrow('GET /forgotten')
})

test('what a body is checked with is loaded before the first call: later it may be of another version', async () => {
  loadNote.mockClear()
  const app = await buildApp(server.deps)
  await app.register(async (api) => implement(api, group, handlers))
  expect(loadNote).not.toHaveBeenCalled()
  await app.ready()
  expect(loadNote).toHaveBeenCalledTimes(1)
  await app.close()
})

test('an id that is no id names nothing', async () => {
  expect(await call('GET', `/probe/${ID}`)).toMatchObject({ status: 200, body: { id: ID } })
  expect(await call('GET', '/probe/42')).toMatchObject({
    status: 404,
    type: 'application/problem+json; charset=utf-8',
    body: { status: 404, detail: 'Data tidak ditemukan.' },
  })
})

test('who calls is decided before the body is looked at', async () => {
  const payload = { text: '' }
  expect((await call('POST', '/probe', { payload })).status).toBe(401)
  expect(
    (await call('POST', '/probe', { payload, headers: await bearer('admin') })).status,
  ).toBe(403)
  expect(
    await call('POST', '/probe', { payload, headers: await bearer('user') }),
  ).toMatchObject({
    status: 400,
    body: { errors: { text: 'Teks diperlukan' } },
  })
})

test('the body arrives as its schema understands it, without unknown fields', async () => {
  const payload = { text: '  halo ', role: 'superadmin' }
  const { body } = await call('POST', '/probe', { payload, headers: await bearer('user') })
  expect(body).toEqual({ text: 'halo', by: expect.any(String) })
})

test.each([
  ['a list', '[]', 'application/json', 400],
  ['broken JSON', '{', 'application/json', 400],
  ['a poisoned prototype', '{"__proto__":{"text":"a"}}', 'application/json', 400],
  ['nothing', '', 'application/json', 400],
  ['an object for a text', '{"text":{"a":1}}', 'application/json', 400],
  ['a list for a text', '{"text":["a"]}', 'application/json', 400],
  ['plain text', 'text=a', 'text/plain', 415],
  ['a form', 'text=a', 'application/x-www-form-urlencoded', 415],
  ['300 kB', JSON.stringify({ text: 'a'.repeat(300_000) }), 'application/json', 413],
])('%s instead of an object is refused', async (_, payload, type, status) => {
  const headers = { ...(await bearer('user')), 'content-type': type }
  expect((await call('POST', '/probe', { payload, headers })).status).toBe(status)
})

test.each(['once', 'plain'])(
  'an unforeseen error tells nothing and undoes what /probe/%s wrote',
  async (path) => {
    const { status, body } = await call('POST', `/probe/${path}`, {
      headers: await bearer('admin'),
    })
    expect(status).toBe(500)
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Kesalahan server',
      status: 500,
      detail: expect.stringMatching(
        /^Terjadi kesalahan pada server\. Silakan coba beberapa saat lagi\. Kode kesalahan: [\da-f]{8}$/,
      ),
    })
    expect(await server.db.select().from(categories)).toEqual([])
  },
)

test('slow work comes before the transaction and hands over its result', async () => {
  const { body } = await call('POST', '/probe/slow', { headers: await bearer('admin') })
  expect(body).toBe('true 0 false')
})

test('a file call wants a multipart body', async () => {
  const headers = await bearer('admin')
  expect((await call('POST', '/probe/file', { headers, payload: {} })).status).toBe(415)
})

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['that is none', 'multipart/form-data; boundary=B', 'x'],
  [
    'that breaks off',
    'multipart/form-data; boundary=B',
    '--B\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
  ],
])('a multipart body %s is refused as unreadable', async (_, type, payload) => {
  const headers = { ...(await bearer('admin')), 'content-type': type }
  expect(await call('POST', '/probe/file', { headers, payload })).toMatchObject({
    status: 400,
    body: { detail: 'Isi permintaan tidak dapat dibaca.' },
  })
})

test('an optional token counts when it is there, and must be good', async () => {
  expect((await call('DELETE', `/probe/${ID}`)).body).toBeNull()
  const known = await call('DELETE', `/probe/${ID}`, { headers: await bearer('user') })
  expect(known.body).toMatch(/^user/)
  const bad = { authorization: 'Bearer abc' }
  expect((await call('DELETE', `/probe/${ID}`, { headers: bad })).status).toBe(401)
})
