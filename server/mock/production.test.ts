import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, '404.html'), '<!doctype html><p>Oops!</p>')
  server = await createTestServer({ site: { folder, contentSecurityPolicy: null } })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['POST', 'reset', {}],
  ['POST', 'clock', { now: '2026-08-24T09:00:00+07:00' }],
  ['POST', 'faults', [{ method: 'GET', path: '/faq', status: 500, times: 1 }]],
  ['GET', 'outbox', undefined],
  ['POST', 'sessions/expire', { username: 'peserta' }],
] as const)(
  'the application of npm start answers 404 to %s __mock/%s',
  async (method, name, body) => {
    for (const root of ['/e-coaching/__mock', '/e-coaching/api/v1/__mock', '/__mock']) {
      const { statusCode } = await server.app.inject({
        method,
        url: `${root}/${name}`,
        ...(body && { payload: body }),
      })
      expect([root, statusCode]).toEqual([root, 404])
    }
  },
)
