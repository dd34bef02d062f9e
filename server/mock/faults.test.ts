import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fixedClock } from '../services/clock.ts'
import { faultsSchema } from './bodies.ts'
import { createFaults } from './faults.ts'
import { createListener } from './listener.ts'

const BASE = '/e-coaching'
const faults = createFaults(BASE)
const plan = async (body: unknown) => faults.plan(await faultsSchema.validate(body))

let server: Server
let address: string
/** Bodies that reached the application. */
const worked: string[] = []

const app: RequestListener = (request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    worked.push(body)
    response.writeHead(200, { 'content-type': 'text/plain' })
    response.write('o')
    response.end('k')
  })
}

beforeAll(async () => {
  const controlPath = `${BASE}/__mock`
  const clock = fixedClock(new Date('2026-08-24T09:00:00+07:00'))
  server = createServer(createListener({ app, controls: app, controlPath, faults, clock }))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`
})
beforeEach(() => {
  faults.clear()
  worked.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const call = async (path: string, method = 'GET') => {
  const body = method === 'GET' ? {} : { body: 'isi' }
  const answer = await fetch(`${address}${path}`, { method, ...body })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test.each([
  ['/faq', '/api/v1/faq', true],
  ['faq', '/api/v1/faq', true],
  ['/faq', '/api/v1/faq?q=1', true],
  ['/faq', '/api/v1/faq/1', false],
  ['/faq/*', '/api/v1/faq/1', true],
  ['/coaching/*/pre-test/answer', '/api/v1/coaching/42/pre-test/answer', true],
  ['/coaching/*/pre-test/answer', '/api/v1/coaching/42/post-test/answer', false],
  ['*', '/api/v1/auth/me', true],
  ['/files/*', '/files/a.jpg', true],
  ['/e-coaching/api/v1/faq', '/api/v1/faq', true],
  ['/fa.', '/api/v1/faq', false],
])('the path %s and a call of %s: %s', async (path, called, fails) => {
  await plan([{ method: 'GET', path, status: 503, times: 1 }])
  expect((await call(called)).status).toBe(fails ? 503 : 200)
})

test('a status is answered as a problem, as often as it was planned, without any work', async () => {
  await plan([{ method: 'post', path: '/faq', status: 500, times: 2 }])
  const { status, text, headers } = await call('/api/v1/faq', 'POST')
  expect(status).toBe(500)
  expect(headers.get('content-type')).toContain('application/problem+json')
  expect(headers.get('date')).toBe('Mon, 24 Aug 2026 02:00:00 GMT')
  expect(JSON.parse(text)).toMatchObject({ status: 500, detail: expect.any(String) })
  expect((await call('/api/v1/faq')).status).toBe(200)
  expect((await call('/api/v1/faq', 'POST')).status).toBe(500)
  expect((await call('/api/v1/faq', 'POST')).status).toBe(200)
  expect(worked).toEqual(['', 'isi'])
})

test('drop cuts the connection before any work', async () => {
  await plan([{ method: 'POST', path: '/proposal', drop: true, times: 1 }])
  await expect(call('/api/v1/proposal', 'POST')).rejects.toThrow('fetch failed')
  expect(worked).toEqual([])
  expect((await call('/api/v1/proposal', 'POST')).text).toBe('ok')
})

test('drop with after does the work and loses the answer', async () => {
  await plan([{ method: 'POST', path: '/proposal', drop: true, after: true, times: 1 }])
  await expect(call('/api/v1/proposal', 'POST')).rejects.toThrow('fetch failed')
  expect(worked).toEqual(['isi'])
})

test('while a connection is to be cut none is kept, so that browsers do not repeat the call by themselves', async () => {
  await plan([{ method: 'POST', path: '/proposal', drop: true, times: 1 }])
  expect((await call('/api/v1/faq')).headers.get('connection')).toBe('close')
})

test('delayMs answers later, whatever else is planned', async () => {
  await plan([{ method: '*', path: '/faq', delayMs: 120, status: 404, times: 1 }])
  const start = performance.now()
  expect((await call('/api/v1/faq')).status).toBe(404)
  expect(performance.now() - start).toBeGreaterThan(100)
})

test('the first planned one that matches is taken', async () => {
  await plan([{ method: 'GET', path: '/f*', status: 500 }])
  await plan([{ method: 'GET', path: '/faq', status: 404 }])
  expect((await call('/api/v1/faq')).status).toBe(500)
  expect((await call('/api/v1/faq')).status).toBe(404)
  expect(faults.pending()).toEqual([])
})

test.each([
  [[{ path: '/faq', status: 500 }], 'method diperlukan'],
  [[{ method: 'GET', status: 500 }], 'path diperlukan'],
  [[{ method: 'HOLE', path: '/faq', status: 500 }], 'method harus salah satu dari GET'],
  [[{ method: 'GET', path: '/faq' }], 'isi salah satu dari status, drop, atau delayMs'],
  [
    [{ method: 'GET', path: '/faq', status: 200 }],
    'status harus bilangan bulat 400 sampai 599',
  ],
  [[{ method: 'GET', path: '/faq', status: 500, times: 0 }], 'times harus bilangan bulat'],
  [[{ method: 'GET', path: '/faq', delayMs: 'lama' }], 'delayMs harus bilangan bulat'],
  [
    [{ method: 'GET', path: '/faq', drop: true, status: 500 }],
    'tidak dapat dipakai bersama',
  ],
  [
    [{ method: 'GET', path: '/faq', status: 500, after: true }],
    'after hanya berlaku bersama',
  ],
  [[{ method: 'GET', path: '/faq', status: 500, time: 2 }], 'tidak dikenal: time'],
  [{ method: 'GET' }, 'harus berupa daftar gangguan'],
])('refuses %j', async (body, message) => {
  await expect(faultsSchema.validate(body, { abortEarly: false })).rejects.toMatchObject({
    errors: expect.arrayContaining([expect.stringContaining(message)]),
  })
})
