import sharp from 'sharp'
import { coachings, materi } from '../db/schema/coachings.ts'
import { categories } from '../db/schema/content.ts'
import { proposals } from '../db/schema/proposals.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, type TestServer } from '../testing/test-server.ts'
import { uploadedFile } from '../testing/uploaded-file.ts'

type Kind = 'picture' | 'document' | 'spreadsheet' | 'certificate'

const server = emptiedServer()

const store = async (kind: Kind, fileName = 'Materi “hutan”.pdf') => {
  const { id: userId } = await server.createUser({ role: 'admin' })
  const file = {
    kind,
    fileName,
    mime: 'application/pdf',
    extension: 'pdf',
    bytes: Buffer.from(kind),
  }
  return uploadedFile(server, file, userId)
}

const fetchFile = async (name: string, user?: Parameters<TestServer['tokenOf']>[0]) => {
  const headers = user ? { authorization: `Bearer ${await server.tokenOf(user)}` } : {}
  return server.app.inject({ url: `/e-coaching/files/${name}`, headers })
}

/** A coaching with this material, and a participant with a proposal in this state. */
const arrange = async (fileUrl: string, state: 'PENDING' | 'APPROVED' | 'REJECTED') => {
  const [admin, user] = [
    await server.createUser({ role: 'admin' }),
    await server.createUser(),
  ]
  const [category] = await server.db.insert(categories).values({ name: state }).returning()
  const [coaching] = await server.db
    .insert(coachings)
    .values({
      ...{ coachingCode: `KHT-${state}`, topic: 'Topik', flyer: 'https://x/f.jpg' },
      ...{ categoryId: category?.id ?? '', adminId: admin.id, totalPeserta: 10 },
    })
    .returning()
  const coachingId = coaching?.id ?? ''
  await server.db
    .insert(materi)
    .values({ coachingId, position: 1, name: 'Materi', fileUrl })
  await server.db.insert(proposals).values({
    ...{ coachingId, userId: user.id, questions: ['a', 'b', 'c'], status: state },
    decidedAt: state === 'PENDING' ? null : TEST_NOW,
    reason: state === 'REJECTED' ? 'Tidak sesuai topik' : null,
  })
  return user
}

test('a picture is public, inert and kept for ever', async () => {
  const { name } = await store('picture')
  const reply = await fetchFile(name)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const again = await server.app.inject({
    url: `/e-coaching/files/${name}`,
    headers: { 'if-none-match': String(reply.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('a material is for admins and accepted participants, as a private download', async () => {
  const { name } = await store('document')
  const accepted = await arrange(name, 'APPROVED')
  const reply = await fetchFile(name, accepted)
  expect(reply.statusCode).toBe(200)
  expect(reply.payload).toBe('document')
  expect(reply.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition':
      'attachment; filename="Materi _hutan_.pdf"; filename*=UTF-8\'\'Materi%20%E2%80%9Chutan%E2%80%9D.pdf',
  })
  const admin = await server.createUser({ role: 'superadmin' })
  expect((await fetchFile(name, admin)).statusCode).toBe(200)
})

test('to anyone else a material does not exist', async () => {
  const { name } = await store('document')
  expect((await fetchFile(name)).statusCode).toBe(401)
  expect((await fetchFile(name, await server.createUser())).statusCode).toBe(404)
  expect((await fetchFile(name, await arrange(name, 'PENDING'))).statusCode).toBe(404)
  expect((await fetchFile(name, await arrange(name, 'REJECTED'))).statusCode).toBe(404)
  const { name: other } = await store('document')
  expect((await fetchFile(other, await arrange(name, 'APPROVED'))).statusCode).toBe(404)
})

test.each(['spreadsheet', 'certificate'] as const)(
  'a %s is never served here',
  async (kind) => {
    const { name } = await store(kind)
    expect(
      (await fetchFile(name, await server.createUser({ role: 'admin' }))).statusCode,
    ).toBe(404)
  },
)

test.each(['a.pdf', '..%2Fjwt-secret', '%00', `${'a'.repeat(36)}.pdf`])(
  'the name %s finds nothing',
  async (name) => {
    expect((await fetchFile(name)).statusCode).toBe(404)
  },
)

const storePicture = async () => {
  const { id: userId } = await server.createUser({ role: 'admin' })
  const create = { width: 640, height: 400, channels: 3, background: '#14452d' } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  const picture = { kind: 'picture', mime: 'image/jpeg', extension: 'jpg' } as const
  const file = { ...picture, fileName: 'hutan.jpg', bytes }
  return uploadedFile(server, file, userId)
}

const askFor = (name: string, query: string, headers: Record<string, string>) =>
  server.app.inject({ url: `/e-coaching/files/${name}${query}`, headers })

test.each([
  ['?w=320', 'image/webp,*/*', 'image/webp'],
  ['?w=320', 'image/avif,image/webp,*/*', 'image/webp'],
  ['?w=320', '*/*', 'image/jpeg'],
  ['?w=321', 'image/avif,image/webp,*/*', 'image/jpeg'],
  ['', 'image/avif,image/webp,*/*', 'image/jpeg'],
])('a picture asked for with %j and accept %j comes as %s', async (query, accept, type) => {
  const { name } = await storePicture()
  const reply = await askFor(name, query, { accept })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe(type)
  expect(reply.headers.vary).toBe('accept')
  const { width } = await sharp(reply.rawPayload).metadata()
  expect(width).toBe(type === 'image/jpeg' ? 640 : 320)
})

test('a format that takes long to make keeps nobody waiting: the quick one comes, for a minute', async () => {
  const { name } = await storePicture()
  const accept = 'image/avif,image/webp,*/*'
  let reply = await askFor(name, '?w=320', { accept })
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=60',
  })
  while (reply.headers['content-type'] === 'image/webp') {
    reply = await askFor(name, '?w=320', { accept })
  }
  expect(reply.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const again = { accept, 'if-none-match': String(reply.headers.etag) }
  expect((await askFor(name, '?w=320', again)).statusCode).toBe(304)
})
