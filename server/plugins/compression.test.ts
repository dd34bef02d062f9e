import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { api } from '../../lib/contract/index.ts'
import { categories, faqs } from '../db/schema/content.ts'
import { sharedServer } from '../testing/shared-server.ts'
import { TEST_PASSWORD } from '../testing/test-server.ts'

const server = sharedServer()

beforeAll(async () => {
  const [category] = await server.db
    .insert(categories)
    .values({ name: 'Hutan' })
    .returning()
  const question = { categoryId: category?.id ?? '', answer: '<p>Ya.</p>' }
  const rows = Array.from({ length: 40 }, (_, n) => ({
    ...question,
    question: `Tanya ${n}?`,
  }))
  await server.db.insert(faqs).values(rows)
})

const listed = (encoding: string) =>
  server.call(api.faq.list, { headers: { 'accept-encoding': encoding } })

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
] as const)(
  'long answers are packed with %s for %j and say the same',
  async (name, accepted, unpack) => {
    const plain = await listed('identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const packed = await listed(accepted)
    expect(packed.headers['content-encoding']).toBe(name)
    expect(packed.headers.vary).toContain('accept-encoding')
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4)
    expect(unpack(packed.bytes)).toEqual(plain.bytes)
  },
)

test('short answers stay as they are', async () => {
  const { headers } = await server.call(api.coaching.upcoming, {
    headers: { 'accept-encoding': 'br' },
  })
  expect(headers['content-encoding']).toBeUndefined()
})

test('answers with tokens are never packed, however long', async () => {
  const user = await server.createUser({ role: 'user', namaInstansi: 'x'.repeat(2_000) })
  const { status, headers, bytes } = await server.call(api.auth.login, {
    headers: { 'accept-encoding': 'br, gzip' },
    body: { username: user.username, password: TEST_PASSWORD },
  })
  expect([status, bytes.length > 2_000]).toEqual([200, true])
  expect(headers['content-encoding']).toBeUndefined()
})

test('packed bodies are not unpacked: they could be bombs', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/e-coaching/api/v1/auth/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{"username":"a","password":"b"}'),
  })
  expect(reply.statusCode).toBe(400)
})
