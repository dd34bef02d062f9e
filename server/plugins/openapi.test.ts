import { brotliDecompressSync } from 'node:zlib'
import { sharedServer } from '../testing/shared-server.ts'

const server = sharedServer()

const URL = '/e-coaching/api/v1/openapi.json'
const get = (headers: Record<string, string> = {}) =>
  server.app.inject({ url: URL, headers })

test('the contract can be read by anyone, and be kept', async () => {
  const reply = await get()
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
  })
  expect(reply.json()).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: '/e-coaching/api/v1' }],
  })
})

test('it comes packed, and not again to who has it', async () => {
  const packed = await get({ 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString()).openapi).toBe(
    '3.1.0',
  )
  const again = await get({ 'if-none-match': String(packed.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.payload).toBe('')
})
