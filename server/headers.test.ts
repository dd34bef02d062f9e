import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arrangeFullWorld, type FullWorld } from './testing/full-world.ts'
import { createTestServer, type TestServer } from './testing/test-server.ts'
import { uploadedFile } from './testing/uploaded-file.ts'

const PAGE_POLICY = "default-src 'none'; script-src 'self'"

let server: TestServer
let folder: string
let world: FullWorld
let picture: string
let material: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'))
  mkdirSync(join(folder, '_next/static'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<h1>Beranda</h1>')
  writeFileSync(join(folder, '404.html'), '<h1>Oops! Page not found.</h1>')
  writeFileSync(join(folder, 'sw.js'), 'void 0')
  writeFileSync(join(folder, '_next/static/a1b2.js'), 'void 0')
  const publicUrl = 'https://portal.go.id/e-coaching'
  server = await createTestServer({
    config: { publicUrl },
    site: { folder, contentSecurityPolicy: PAGE_POLICY },
  })
  world = await arrangeFullWorld(server)
  const store = async (kind: 'picture' | 'document', mime: string, extension: string) => {
    const bytes = Buffer.from('x')
    const file = { kind, mime, extension, fileName: `a.${extension}`, bytes }
    return (await uploadedFile(server, file, world.admin.id)).name
  }
  picture = await store('picture', 'image/jpeg', 'jpg')
  material = await store('document', 'application/pdf', 'pdf')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** What every answer carries, whatever it is. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-request-id': expect.stringMatching(/./),
  'x-server-time': expect.stringMatching(/^\d{13}$/),
}
const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const PROBLEM = 'application/problem+json; charset=utf-8'
const DATA = "default-src 'none'; frame-ancestors 'none'"
const INERT = "default-src 'none'; sandbox"
const FOR_EVER = 'public, max-age=31536000, immutable'

type Row = {
  what: string
  path: () => string
  as?: 'admin' | 'done' | 'outsider'
  ask?: { method?: 'GET' | 'HEAD' | 'POST' | 'TRACE'; payload?: string; type?: string }
  status: number
  type: string | undefined
  cache: string
  policy: string | undefined
  /** How a file is to be taken; nothing else says so. */
  taken?: 'inline' | 'attachment'
}
const page = { type: HTML, cache: 'no-cache', policy: PAGE_POLICY }
const data = { type: JSON_TYPE, cache: 'no-store', policy: DATA }
const refusal = { type: PROBLEM, cache: 'no-store', policy: DATA }
const script = { type: 'application/javascript; charset=utf-8', policy: undefined }

const ROWS: Row[] = [
  { what: 'the page', path: () => '', status: 200, ...page },
  {
    what: 'the page, its head',
    path: () => '',
    ask: { method: 'HEAD' },
    status: 200,
    ...page,
  },
  { what: 'no such page', path: () => 'tidak-ada', status: 404, ...page },
  { what: 'no such asset', path: () => '_next/static/x.js', status: 404, ...page },
  {
    ...{ what: 'an asset', path: () => '_next/static/a1b2.js', status: 200 },
    ...{ ...script, cache: FOR_EVER },
  },
  { what: 'the worker', path: () => 'sw.js', status: 200, ...script, cache: 'no-cache' },
  { what: 'an answer', path: () => 'api/v1/category', status: 200, ...data },
  { what: 'an own answer', path: () => 'api/v1/auth/me', as: 'done', status: 200, ...data },
  { what: 'no session', path: () => 'api/v1/auth/me', status: 401, ...refusal },
  { what: 'no right', path: () => 'api/v1/user', as: 'done', status: 403, ...refusal },
  { what: 'no such call', path: () => 'api/v1/tidak-ada', status: 404, ...refusal },
  { what: 'no such id', path: () => 'api/v1/faq/x', status: 404, ...refusal },
  { what: 'no readable path', path: () => 'api/v1/%zz', status: 404, ...refusal },
  {
    ...{ what: 'a body that is none', path: () => 'api/v1/auth/login', status: 400 },
    ...{ ask: { method: 'POST', payload: '{', type: 'application/json' }, ...refusal },
  },
  {
    ...{ what: 'a body of a form', path: () => 'api/v1/auth/login', status: 415 },
    ...{ ask: { method: 'POST', payload: 'a=1', type: 'text/plain' }, ...refusal },
  },
  {
    what: 'a picture',
    taken: 'inline',
    path: () => `files/${picture}`,
    status: 200,
    type: 'image/jpeg',
    cache: FOR_EVER,
    policy: INERT,
  },
  {
    ...{
      what: 'a material',
      taken: 'attachment',
      path: () => `files/${material}`,
      as: 'admin',
      status: 200,
    },
    ...{ type: 'application/pdf', cache: 'private, no-store', policy: INERT },
  },
  { what: 'a material, unasked', path: () => `files/${material}`, status: 401, ...refusal },
  {
    ...{ what: 'a material of others', path: () => `files/${material}` },
    ...{ as: 'outsider', status: 404, ...refusal },
  },
  { what: 'no such file', path: () => 'files/x', status: 404, ...refusal },
  {
    ...{ what: 'a certificate', taken: 'inline', as: 'done', status: 200 },
    path: () => `api/v1/coaching/${world.coaching.id}/certificate/download`,
    ...{ type: 'application/pdf', cache: 'no-store', policy: INERT },
  },
  {
    ...{ what: 'a certificate of others', as: 'outsider', status: 403, ...refusal },
    path: () => `api/v1/coaching/${world.coaching.id}/certificate/download`,
  },
  { what: 'the health', path: () => 'health', status: 200, ...data, policy: undefined },
  { what: 'the readiness', path: () => 'ready', status: 200, ...data, policy: undefined },
]

test.each(ROWS)('$what ($status) has the headers of its kind', async (row) => {
  const { as, ask, status, type, cache, policy, taken } = row
  const { type: contentType, ...request } = ask ?? {}
  const reply = await server.app.inject({
    ...request,
    url: `/e-coaching/${row.path()}`,
    headers: {
      ...(as && { authorization: `Bearer ${await server.tokenOf(world[as])}` }),
      ...(contentType && { 'content-type': contentType }),
    },
  })
  expect(reply.statusCode).toBe(status)
  expect(reply.headers).toMatchObject(ALWAYS)
  expect({
    type: reply.headers['content-type'],
    cache: reply.headers['cache-control'],
    policy: reply.headers['content-security-policy'],
    taken: reply.headers['content-disposition']?.toString().split(';')[0],
  }).toEqual({ type, cache, policy, taken })
  expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  expect(reply.headers).not.toHaveProperty('set-cookie')
  expect(reply.headers).not.toHaveProperty('x-powered-by')
  expect(reply.headers).not.toHaveProperty('server')
})
