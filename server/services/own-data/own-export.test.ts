import { strFromU8, unzipSync } from 'fflate'
import { api } from '../../../lib/contract/index.ts'
import { certificates } from '../../db/schema/participation.ts'
import { userInterests } from '../../db/schema/users.ts'
import { JOBS } from '../../jobs.ts'
import { claimExport } from '../../repositories/data-exports.ts'
import type { UserRow } from '../../repositories/users.ts'
import { arrangeFullWorld, CANARY, type FullWorld } from '../../testing/full-world.ts'
import { giveFactor } from '../../testing/second-factor-steps.ts'
import {
  createTestServer,
  TEST_PASSWORD,
  type TestServer,
} from '../../testing/test-server.ts'
import { memoryStore } from '../file-store.ts'

let server: TestServer
let world: FullWorld
const errors = jest.fn()
const files = memoryStore()
beforeAll(async () => {
  server = await createTestServer({ files })
})
beforeEach(async () => {
  files.clear()
  world = await arrangeFullWorld(server)
  errors.mockClear()
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => server.close())

const ask = (as: UserRow, password = TEST_PASSWORD) =>
  server.call(api.ownData.beginExport, { as, body: { password } })
const stateOf = async (as: UserRow) =>
  (await server.call(api.ownData.export, { as })).answer
const fetch = (as: UserRow, id: string) =>
  server.call(api.ownData.exportFile, { as, params: { id } })
const runJobs = async (names: RegExp) => {
  const log = { warn: errors, error: errors }
  for (const job of JOBS.filter(({ name }) => names.test(name)))
    await job.run({ ...server.deps, services: server.services, log })
}
const make = () => runJobs(/^make copies/)
const storedZips = async () =>
  (await files.savedBefore(new Date())).filter((name) => name.endsWith('.zip'))

const readZip = (bytes: Buffer) => {
  const files = unzipSync(bytes)
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { files, html: text('data-saya.html'), json: JSON.parse(text('data-saya.json')) }
}

test('where the answer was lost the same once more is the same copy, also with a code that is used up', async () => {
  const as = await server.createUser({ role: 'admin' })
  const { codeAt } = await giveFactor(server, as)
  const body = { password: TEST_PASSWORD, code: codeAt(server.clock.now()) }
  const headers = { 'idempotency-key': 'own-copy-1' }
  const press = () => server.call(api.ownData.beginExport, { as, body, headers })
  const first = await press()
  expect(first.status).toBe(202)
  const { status, answer } = await press()
  expect([status, answer]).toEqual([202, first.answer])
})

test('all that the portal holds of a person comes as JSON, as a page, and with the certificates', async () => {
  const { done, outsider } = world
  const { status, answer } = await ask(done)
  expect([status, answer.state]).toEqual([202, 'queued'])
  await make()
  expect(await stateOf(done)).toMatchObject({
    ...{ id: answer.id, state: 'done', size: expect.any(Number) },
    expiresAt: new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString(),
  })
  const { bytes, headers } = await fetch(done, answer.id)
  expect(headers['content-disposition']).toContain('attachment')
  const { files: packed, html, json } = readZip(bytes)
  const counts = Object.entries<unknown[]>(json.data).map(([title, rows]) => [
    title,
    rows.length,
  ])
  expect(Object.fromEntries(counts)).toEqual({
    ...{
      Akun: 1,
      'Topik yang diminati': 0,
      'Pengajuan coaching': 1,
      Kehadiran: 1,
      Test: 2,
    },
    ...{ 'Jawaban test': 2, Survei: 1, Sertifikat: 1, 'Register sertifikat': 1 },
    ...{ 'Pesan kepada Anda': 1, Pengingat: 0, 'Login dan perangkat': 1 },
    ...{ 'File yang Anda unggah': 0, 'Coaching yang Anda tangani': 0 },
    ...{ 'Jejak tindakan admin': 0, 'Kontak yang belum dikonfirmasi': 0 },
    ...{ 'Kabar bila ada tempat': 0, 'Perangkat yang dikenali': 0 },
  })
  for (const own of [done.fullName, done.email, CANARY.suggestion, CANARY.message]) {
    expect(html).toContain(own)
    expect(JSON.stringify(json)).toContain(own)
  }
  const [certificate] = json.data.Sertifikat
  expect(strFromU8(packed[certificate.File] ?? new Uint8Array())).toBe('%PDF-1.7')
  expect(`${html}${JSON.stringify(json)}`).not.toMatch(/argon2|hash/i)
  expect(html).not.toContain(outsider.email)
})

test('what a person has typed is text on the page, and nothing else', async () => {
  const evil = await server.createUser({ fullName: '<img src=x onerror=alert(1)>' })
  await server.db
    .insert(userInterests)
    .values({ userId: evil.id, categoryId: world.category.id })
  const { answer } = await ask(evil)
  await make()
  const { html, json } = readZip((await fetch(evil, answer.id)).bytes)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img')
  expect(json.data['Topik yang diminati']).toEqual([{ Topik: world.category.name }])
})

test('nobody else gets it, and nobody without the password', async () => {
  const { done, outsider, superadmin } = world
  const wrong = await ask(done, 'Salah12345')
  expect([wrong.status, wrong.problem.errors]).toEqual([
    422,
    { password: 'Password salah' },
  ])
  expect(await stateOf(done)).toBeNull()
  const { answer } = await ask(done)
  expect((await fetch(done, answer.id)).status).toBe(404)
  await make()
  for (const other of [outsider, superadmin])
    expect((await fetch(other, answer.id)).status).toBe(404)
  expect((await server.call(api.ownData.exportFile, { params: answer })).status).toBe(401)
})

test('it can be fetched for a day, then it is gone, bytes and all', async () => {
  const { answer } = await ask(world.done)
  await make()
  server.clock.set(new Date(server.clock.now().getTime() + 24 * 3_600_000))
  expect(await stateOf(world.done)).toBeNull()
  expect((await fetch(world.done, answer.id)).status).toBe(404)
  expect(await storedZips()).toHaveLength(1)
  await runJobs(/^forget/)
  expect(await storedZips()).toEqual([])
})

test('a newer one takes its place, and an erasure takes it away', async () => {
  const first = (await ask(world.done)).answer
  await make()
  const second = (await ask(world.done)).answer
  await make()
  expect((await fetch(world.done, first.id)).status).toBe(404)
  expect((await fetch(world.done, second.id)).status).toBe(200)
  expect(await storedZips()).toHaveLength(1)
  const body = { password: TEST_PASSWORD }
  await server.call(api.ownData.erase, { as: world.done, body })
  expect(await storedZips()).toEqual([])
})

test('a certificate says where its file is, or that there is none', async () => {
  const told = async () => {
    const { answer } = await ask(world.done)
    await make()
    return readZip((await fetch(world.done, answer.id)).bytes).json.data.Sertifikat[0].File
  }
  expect(await told()).toMatch(/^sertifikat\/1 .+\.pdf$/)
  files.clear()
  expect(await told()).toBe('tidak ditemukan pada server')
  await server.db.update(certificates).set({ fileId: null })
  expect(await told()).toBe('belum diberikan')
})

test('one whose bytes are lost says so', async () => {
  const { answer } = await ask(world.done)
  await make()
  files.clear()
  const { status, problem } = await fetch(world.done, answer.id)
  expect([status, problem.detail]).toEqual([
    410,
    'Salinan data ini tidak ada atau waktunya sudah habis. Minta salinan baru.',
  ])
})

test('one that is wanted no more when it is ready leaves nothing behind', async () => {
  await ask(world.done)
  const { save } = files
  jest.spyOn(files, 'save').mockImplementationOnce(async (...input) => {
    await ask(world.done)
    return save(...input)
  })
  await make()
  expect(await storedZips()).toHaveLength(1)
  expect((await stateOf(world.done))?.state).toBe('done')
})

test('one that a server has left unfinished is made by another after three minutes', async () => {
  await ask(world.done)
  const now = server.clock.now()
  await claimExport(server.db, { now, abandoned: now })
  for (const [ms, state] of [
    [180_000, 'running'],
    [180_001, 'done'],
  ] as const) {
    server.clock.set(new Date(now.getTime() + ms))
    await make()
    expect((await stateOf(world.done))?.state).toBe(state)
  }
})

test('one that cannot be made says so, and can be asked for again', async () => {
  jest.spyOn(files, 'save').mockRejectedValueOnce(new Error('no space'))
  await ask(world.done)
  await make()
  expect((await stateOf(world.done))?.state).toBe('failed')
  expect(errors).toHaveBeenCalled()
  const { answer } = await ask(world.done)
  await make()
  expect((await fetch(world.done, answer.id)).status).toBe(200)
})
