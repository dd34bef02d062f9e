import sharp from 'sharp'
import { api } from '../../lib/contract/index.ts'
import { files } from '../db/schema/files.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()
let bytes: Buffer

beforeAll(async () => {
  const red = { width: 40, height: 20, channels: 3 as const, background: '#a21f1f' }
  bytes = await sharp({ create: red }).png().toBuffer()
})
beforeEach(async () => {
  for (const name of await storedNames()) await server.services.files.remove(name)
})

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const file = () => ({ name: 'banner.png', type: 'image/png', bytes })

const add = async () => {
  const body = { caption: 'Rimba' }
  const admin = server.as('admin')
  const { answer } = await admin(api.beranda.create, { file: file(), body })
  return { admin, banner: answer, params: { id: answer.id } }
}

const storedNames = () => server.services.files.savedBefore(new Date('2100-01-01'))

/** Files with a row and files with bytes: never one without the other. */
const expectKept = async (...names: string[]) => {
  const rows = await server.db.select({ name: files.name }).from(files)
  expect(rows.map(({ name }) => name)).toEqual(names)
  expect(await storedNames()).toEqual(names)
}

test('a replaced picture leaves neither row nor bytes behind', async () => {
  const { admin, banner, params } = await add()
  await expectKept(banner.image)
  const body = { caption: 'Baru' }
  const { answer } = await admin(api.beranda.update, { params, body, file: file() })
  expect(answer.image).not.toBe(banner.image)
  await expectKept(answer.image)
})

test('a changed caption keeps the picture', async () => {
  const { admin, banner, params } = await add()
  await admin(api.beranda.update, { params, body: { caption: 'Baru' } })
  await expectKept(banner.image)
})

test('a deleted banner takes its picture with it', async () => {
  const { admin, params } = await add()
  expect((await admin(api.beranda.remove, { params })).status).toBe(200)
  await expectKept()
  expect((await admin(api.beranda.remove, { params })).status).toBe(404)
})

test('two that replace the picture at once leave one of their pictures', async () => {
  const { admin, params } = await add()
  const replace = (caption: string) =>
    admin(api.beranda.update, { params, body: { caption }, file: file() })
  const replies = await Promise.all([replace('Satu'), replace('Dua')])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const { answer } = await server.call(api.beranda.get, { params })
  await expectKept(answer.image)
})

test.each([
  ['a caption without words', { caption: '<p></p>' }, undefined, 400],
  ['a banner that is not there', { caption: 'a' }, UNKNOWN, 404],
])('%s stores no file', async (_, body, id, status) => {
  const { admin, banner, params } = await add()
  const replaced = await admin(api.beranda.update, {
    params: id ? { id } : params,
    body,
    file: file(),
  })
  expect(replaced.status).toBe(status)
  await expectKept(banner.image)
})
