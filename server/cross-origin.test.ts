import sharp from 'sharp'
import { sharedServer } from './testing/shared-server.ts'
import { createTestServer } from './testing/test-server.ts'
import { uploadedFile } from './testing/uploaded-file.ts'

const PORTAL = 'https://coaching.contoh.go.id'

let picture: string
let material: string

const server = sharedServer({
  config: { allowedOrigins: [PORTAL, 'http://127.0.0.1:4324'] },
})
beforeAll(async () => {
  const admin = await server.createUser({ role: 'admin' })
  const red = { width: 40, height: 20, channels: 3 as const, background: '#a21f1f' }
  const bytes = await sharp({ create: red }).jpeg().toBuffer()
  const store = async (kind: 'picture' | 'document', mime: string, extension: string) => {
    const file = { kind, mime, extension, fileName: `a.${extension}`, bytes }
    return (await uploadedFile(server, file, admin.id)).name
  }
  picture = await store('picture', 'image/jpeg', 'jpg')
  material = await store('document', 'application/pdf', 'pdf')
})

const ask = (
  url: string,
  { origin = PORTAL, method = 'GET', ...headers }: Record<string, string> = {},
) =>
  server.app.inject({
    method: method as 'GET',
    url: `/e-coaching${url}`,
    headers: { origin, ...headers },
  })

const preflight = (url: string, method: string, sent: string, origin = PORTAL) =>
  ask(url, {
    ...{ method: 'OPTIONS', origin },
    'access-control-request-method': method,
    'access-control-request-headers': sent,
  })

const namesOf = (value: unknown) => String(value).toLowerCase().split(', ')

test.each([
  ['an answer', '/api/v1/faq', 200],
  ['a refusal', '/api/v1/auth/me', 401],
  ['an unknown call', '/api/v1/nothing', 404],
  ['the openapi document', '/api/v1/openapi.json', 200],
  ['a missing file', '/files/nothing.pdf', 404],
])(
  '%s can be read by a page of an allowed origin, the clock included',
  async (_, url, status) => {
    const { headers, statusCode } = await ask(url)
    expect(statusCode).toBe(status)
    expect(headers['access-control-allow-origin']).toBe(PORTAL)
    expect(namesOf(headers['access-control-expose-headers'])).toEqual(
      expect.arrayContaining(['date', 'x-server-time', 'content-encoding', 'retry-after']),
    )
    expect(namesOf(headers.vary)).toContain('origin')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  },
)

test.each([
  ['the session', 'POST', 'authorization,content-type,x-api-key'],
  ['a choice of a test', 'POST', 'authorization,content-type,x-answer-seq,x-api-key'],
  [
    'an act that works once',
    'PATCH',
    'authorization,content-type,idempotency-key,x-api-key',
  ],
  ['a deletion', 'DELETE', 'authorization,x-api-key'],
  ['a replacement', 'PUT', 'authorization,content-type,if-match,x-api-key'],
])('the preflight of %s is answered', async (_, method, sent) => {
  for (const url of ['/api/v1/faq/1', '/files/a.pdf']) {
    const { headers, statusCode } = await preflight(url, method, sent)
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, PORTAL])
    expect(namesOf(headers['access-control-allow-methods'])).toContain(method.toLowerCase())
    expect(namesOf(headers['access-control-allow-headers'])).toEqual(
      expect.arrayContaining(sent.split(',')),
    )
  }
})

test.each([
  'https://coaching.contoh.go.id.evil.example',
  'https://evil.example',
  'http://coaching.contoh.go.id',
  'https://coaching.contoh.go.id:8443',
  'https://sub.coaching.contoh.go.id',
  'null',
])('a page of %s reads nothing', async (origin) => {
  const read = await ask('/api/v1/faq', { origin })
  const asked = await preflight('/api/v1/faq', 'POST', 'content-type', origin)
  expect(read.headers['access-control-allow-origin']).toBeUndefined()
  expect(asked.headers['access-control-allow-origin']).toBeUndefined()
})

test('a picture is shown on its pages, in every size, and kept apart by origin and format', async () => {
  for (const query of ['', '?w=480']) {
    const { headers, statusCode } = await ask(`/files/${picture}${query}`, {
      accept: 'image/webp',
    })
    expect(statusCode).toBe(200)
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(namesOf(headers.vary)).toEqual(expect.arrayContaining(['origin', 'accept']))
  }
})

test('a material is read with a session alone, and its page is told why not', async () => {
  const { headers, statusCode } = await ask(`/files/${material}`)
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([401, PORTAL])
  const admin = await server.createUser({ role: 'admin' })
  const authorization = `Bearer ${await server.tokenOf(admin)}`
  const read = await ask(`/files/${material}`, { authorization })
  expect([read.statusCode, read.headers['access-control-allow-origin']]).toEqual([
    200,
    PORTAL,
  ])
  expect(read.headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('without the setting no other origin reads anything', async () => {
  const own = await createTestServer()
  const { headers } = await own.app.inject({
    url: '/e-coaching/api/v1/faq',
    headers: { origin: PORTAL },
  })
  expect(Object.keys(headers).filter((name) => /^access-control/.test(name))).toEqual([])
  await own.close()
})

test('a refusal for want of room is read there too', async () => {
  const full = await createTestServer({
    config: { allowedOrigins: [PORTAL] },
    freeBytes: async () => 0,
  })
  const { headers, statusCode } = await full.app.inject({
    method: 'POST',
    url: '/e-coaching/api/v1/auth/logout',
    headers: { origin: PORTAL },
    payload: {},
  })
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([507, PORTAL])
  await full.close()
})
