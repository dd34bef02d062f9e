import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { createTestServer, type TestServer } from './testing/test-server.ts'

const POLICY = "default-src 'none'; script-src 'self'"
let server: TestServer
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, '_next/static'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<h1>Beranda</h1>')
  writeFileSync(join(folder, 'index.html.br'), 'packed')
  writeFileSync(join(folder, '404.html'), '<h1>Oops! Page not found.</h1>')
  writeFileSync(join(folder, '_next/static/a1b2.js'), 'void 0')
  server = await createTestServer({ site: { folder, contentSecurityPolicy: POLICY } })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const fetchPath = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers })

test('the start page is revalidated and carries the policy', async () => {
  const reply = await fetchPath('/e-coaching/')
  expect(reply.payload).toBe('<h1>Beranda</h1>')
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
  })
})

test('a packed page is sent where the browser takes it', async () => {
  const reply = await fetchPath('/e-coaching/', { 'accept-encoding': 'br' })
  expect(reply.payload).toBe('packed')
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
  })
})

test('hashed assets are kept for ever, missing ones are 404', async () => {
  const reply = await fetchPath('/e-coaching/_next/static/a1b2.js')
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await fetchPath('/e-coaching/_next/static/gone.js')).statusCode).toBe(404)
})

test('the base path without its slash leads to the start page', async () => {
  const reply = await fetchPath('/e-coaching?a=1')
  expect([reply.statusCode, reply.headers.location]).toEqual([308, '/e-coaching/?a=1'])
})

test.each(['/e-coaching/tidak-ada', '/', '/lain', '/e-coaching/..%2f..%2fetc/passwd'])(
  '%s gets the exported 404 page',
  async (url) => {
    const reply = await fetchPath(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.payload).toContain('Oops! Page not found.')
    expect(reply.headers['content-security-policy']).toBe(POLICY)
  },
)

test.each(['/e-coaching/api/v1/tidak-ada', '/e-coaching/files/tidak-ada'])(
  '%s gets a problem',
  async (url) => {
    const reply = await fetchPath(url)
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(reply.json()).toMatchObject({ status: 404, detail: 'Data tidak ditemukan.' })
  },
)

test.each(['/e-coaching/', '/e-coaching/api/v1/health', '/lain', '/e-coaching/api/v1/%zz'])(
  '%s has the security headers and the date of the clock',
  async (url) => {
    server.clock.set(new Date('2026-09-01T00:00:00Z'))
    const { headers } = await fetchPath(url)
    expect(headers).toMatchObject({
      date: 'Tue, 01 Sep 2026 00:00:00 GMT',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
  },
)

test('over TLS browsers are told to stay there; API answers are never cached', async () => {
  const config = { ...server.deps.config, publicUrl: 'https://portal.go.id/e-coaching' }
  const app = await buildApp({ ...server.deps, config })
  const { headers } = await app.inject('/e-coaching/api/v1/health')
  await app.close()
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['cache-control']).toBe('no-store')
})

test('calls that write are refused while the disk is nearly full; reading goes on', async () => {
  const app = await buildApp({ ...server.deps, freeBytes: async () => 1_000_000 })
  const url = '/e-coaching/api/v1/auth/login'
  const reply = await app.inject({ method: 'POST', url, payload: {} })
  const health = await app.inject('/e-coaching/api/v1/health')
  await app.close()
  expect(reply.json()).toMatchObject({ status: 507, title: 'Ruang penyimpanan penuh' })
  expect(health.statusCode).toBe(200)
})

test('a disk that cannot be asked refuses nothing', async () => {
  const freeBytes = async () => Promise.reject(new Error('EIO: statfs'))
  const app = await buildApp({ ...server.deps, freeBytes })
  const url = '/e-coaching/api/v1/auth/logout'
  const reply = await app.inject({ method: 'POST', url, payload: {} })
  const ready = await app.inject('/e-coaching/ready')
  await app.close()
  expect([reply.statusCode, ready.json().space]).toEqual([200, 'ok'])
})

test('the portal can lie at the root of its host', async () => {
  const config = { ...server.deps.config, basePath: '' }
  const app = await buildApp({ ...server.deps, config })
  const [page, health] = [await app.inject('/'), await app.inject('/api/v1/health')]
  await app.close()
  expect(page.payload).toBe('<h1>Beranda</h1>')
  expect(health.json()).toEqual({ ok: true })
})
