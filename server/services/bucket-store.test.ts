import { api } from '../../lib/contract/index.ts'
import { readConfig } from '../start/config.ts'
import { startObjectStore } from '../testing/object-store.ts'
import { createTestServer } from '../testing/test-server.ts'
import { bucketStore } from './bucket-store.ts'

let remote: Awaited<ReturnType<typeof startObjectStore>>

beforeEach(async () => {
  remote = await startObjectStore()
})
afterEach(() => remote.close())

const store = () => bucketStore(remote.settings)

test('gives back what it saved, under a name of its own, to any server', async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 128])
  const name = await store().save(bytes, 'pdf')
  expect(name).toMatch(/^[0-9a-f-]{36}\.pdf$/)
  expect(await store().read(name)).toEqual(bytes)
  const other = await store().save(Buffer.from('two'), 'jpg')
  await store().remove(name)
  await store().remove(name)
  remote.fail(404)
  await store().remove(name)
  expect(await store().read(name)).toBeNull()
  expect(String(await store().read(other))).toBe('two')
})

test('a bucket that is missing, or whose key is wrong, is noticed', async () => {
  await expect(store().probe()).resolves.toBeUndefined()
  const { settings } = remote
  const missing = bucketStore({ ...settings, bucket: 'tidak-ada' })
  await expect(missing.probe()).rejects.toThrow('LIST answered 404')
  const stranger = bucketStore({ ...settings, secretAccessKey: 'salah' })
  await expect(stranger.probe()).rejects.toThrow('LIST answered 403')
})

test.each(['PUT', 'GET', 'DELETE'] as const)(
  'a key that may not %s is noticed, though it may do the rest',
  async (method) => {
    remote.refuse(method)
    await expect(store().probe()).rejects.toThrow('answered 403 <Code>AccessDenied')
  },
)

test('a store that keeps other bytes than it was given is noticed', async () => {
  jest.spyOn(remote.files, 'get').mockReturnValue({
    ...{ bytes: Buffer.from('x'), savedAt: new Date() },
  })
  await expect(store().probe()).rejects.toThrow('it lost what was written')
})

test('a probe leaves nothing behind, and writes once a minute at most', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  const { probe } = store()
  await probe()
  await probe()
  expect(remote.calls.map((call) => call.split(' ')[0])).toEqual([
    ...['GET', 'PUT', 'GET', 'DELETE'],
    'GET',
  ])
  expect(remote.files.size).toBe(0)
  remote.refuse('PUT')
  now.mockReturnValue(60_000)
  await expect(probe()).rejects.toThrow('PUT answered 403')
})

test('a name that the store did not make is never asked for', async () => {
  for (const name of ['../secret', 'a/b.pdf', '', '?list-type=2']) {
    expect(await store().read(name)).toBeNull()
    await store().remove(name)
    await expect(store().put(name, Buffer.from('x'))).rejects.toThrow('not a name')
  }
  expect(remote.calls).toEqual([])
})

test('old files are told from new ones, over many pages', async () => {
  const names: string[] = []
  for (let count = 0; count < 5; count += 1)
    names.push(await store().save(Buffer.from('x'), 'jpg'))
  const [fresh = '', ...old] = names
  for (const name of old)
    remote.files.set(name, { bytes: Buffer.from('x'), savedAt: new Date(2020, 0) })
  remote.files.set('not-ours.txt', { bytes: Buffer.from('x'), savedAt: new Date(2020, 0) })
  expect((await store().savedBefore(new Date(2021, 0))).toSorted()).toEqual(old.toSorted())
  expect(await store().read(fresh)).not.toBeNull()
})

test('a store that is busy for a moment is asked three times, a wrong secret is told', async () => {
  remote.fail(503, 500)
  const name = await store().save(Buffer.from('x'), 'jpg')
  expect(String(await store().read(name))).toBe('x')
  remote.fail(500, 500, 500)
  await expect(store().read(name)).rejects.toThrow('GET answered 500')
  const stranger = bucketStore({ ...remote.settings, secretAccessKey: 'salah' })
  await expect(stranger.read(name)).rejects.toThrow('GET answered 403')
  await expect(stranger.save(Buffer.from('x'), 'jpg')).rejects.toThrow('PUT answered 403')
  await expect(stranger.remove(name)).rejects.toThrow('DELETE answered 403')
  await expect(stranger.savedBefore(new Date())).rejects.toThrow('LIST answered 403')
  expect(remote.files.size).toBe(1)
})

test('FILES_URL names it, with its account or with that of the environment', () => {
  const base = { NODE_ENV: 'test', JWT_SECRET: 'a'.repeat(32) } as const
  const bucketOf = (environment: Record<string, string>) =>
    readConfig({ ...base, ...environment }).gateways.bucket
  expect(bucketOf({ FILES_URL: remote.url })).toEqual(remote.settings)
  expect(
    bucketOf({
      FILES_URL: 's3://objek.contoh.go.id/file',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    }),
  ).toEqual({
    endpoint: 'https://objek.contoh.go.id',
    region: 'us-east-1',
    bucket: 'file',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  })
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('uploads go into it and come out of it', async () => {
  const server = await createTestServer({ files: store() })
  const { answer } = await server.call(api.uploads.image, {
    as: 'admin',
    file: { name: 'a.png', bytes: PNG },
  })
  const [name] = [...remote.files.keys()]
  expect(answer.filePath).toBe(name)
  const { statusCode } = await server.app.inject({ url: `/e-coaching/files/${name}` })
  expect(statusCode).toBe(200)
  await server.close()
})
