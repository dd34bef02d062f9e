import sharp from 'sharp'
import { api } from '../../lib/contract/index.ts'
import { files } from '../db/schema/files.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()
let picture: Buffer

beforeAll(async () => {
  const green = { width: 2000, height: 1000, channels: 3 as const, background: '#1f6b43' }
  picture = await sharp({ create: green }).jpeg().toBuffer()
})

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
const image = () => ({ name: '../foto siti.jpg', type: 'image/jpeg', bytes: picture })
const material = { name: 'Materi 1 – tata batas.pdf', type: 'application/pdf', bytes: PDF }

test.each([
  ['POST /coaching/upload/image', api.uploads.image, image],
  ['POST /coaching/upload/anyfile', api.uploads.anyfile, () => material],
] as const)(
  '%s: 401 for a visitor, 403 for a participant, 400 without a file',
  async (_, endpoint, file) => {
    expect((await server.call(endpoint, { file: file() })).status).toBe(401)
    expect((await server.call(endpoint, { file: file(), as: 'user' })).status).toBe(403)
    expect((await server.call(endpoint, { body: {}, as: 'admin' })).status).toBe(400)
  },
)

test('a picture is kept under a generated name, at most 1366 px, and shown to anyone', async () => {
  const { answer } = await server.call(api.uploads.image, { file: image(), as: 'admin' })
  expect(answer).toEqual({ filePath: expect.stringMatching(/^[\w-]{20,}\.jpg$/) })
  const shown = await server.app.inject(`/e-coaching/files/${answer.filePath}`)
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['content-type']).toBe('image/jpeg')
  const { width, height } = await sharp(shown.rawPayload).metadata()
  expect([width, height]).toEqual([1366, 683])
})

test('a material keeps its bytes and its name, and is shown to nobody without a session', async () => {
  const admin = server.as('admin')
  const { answer } = await admin(api.uploads.anyfile, { file: material })
  expect(answer.fileName).toBe('Materi 1 – tata batas.pdf')
  const url = `/e-coaching/files/${answer.filePath}`
  expect((await server.app.inject(url)).statusCode).toBe(401)
  expect(await server.services.files.read(answer.filePath)).toEqual(PDF)
})

test.each([
  ['an HTML file called pdf', { ...material, bytes: '<html><script>1</script></html>' }],
  ['a program', { name: 'a.exe', type: 'application/pdf', bytes: 'MZ\0\0' }],
])('%s is refused as a whole', async (_, file) => {
  const { status, problem } = await server.call(api.uploads.anyfile, { file, as: 'admin' })
  expect(status).toBe(400)
  expect(problem.errors?.file).toBe(
    'File harus berupa PDF, Word, Excel, Powerpoint, JPG, atau PNG',
  )
})

test('a file beyond its limit is cut off and refused, and nothing of it is kept', async () => {
  const bytes = Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)])
  const file = { ...image(), bytes }
  const stored = () => server.services.files.savedBefore(new Date('2100-01-01'))
  const before = await stored()
  const { status, problem } = await server.call(api.uploads.image, { file, as: 'admin' })
  expect([status, problem.errors?.file]).toEqual([413, 'Ukuran file maksimal 5 MB'])
  expect(await stored()).toEqual(before)
})

test.each([
  '../../x.pdf',
  '..\\..\\x.pdf',
  '/etc/passwd',
  'C:\\x.pdf',
  'x.pdf%00.exe',
  '.',
  '',
])('the name %j decides nothing about where the file lies', async (name) => {
  const file = { ...material, name }
  const { status, answer } = await server.call(api.uploads.anyfile, { file, as: 'admin' })
  if (status === 400) return expect(name).toBe('')
  expect(answer.filePath).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.pdf$/)
  expect(answer.fileName).toMatch(/^[^/\\]+\.pdf$/)
})

test.each(['ENOSPC', 'EDQUOT'])(
  'a disk that fills up while a file is written (%s) is told, and nothing is stored',
  async (code) => {
    const full = Object.assign(new Error(`${code}: no space left on device`), { code })
    const save = jest.spyOn(server.services.files, 'save').mockRejectedValueOnce(full)
    const { status, problem } = await server.call(api.uploads.anyfile, {
      ...{ file: material, as: 'admin' },
    })
    expect([status, problem.detail]).toEqual([
      507,
      'Ruang penyimpanan server hampir penuh. Hubungi pengelola portal.',
    ])
    expect(await server.db.$count(files)).toBe(0)
    save.mockRestore()
  },
)

const part = (disposition: string, value: string, type = 'text/plain') =>
  `--a\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n${value}\r\n`
const filePart = part('name="file"; filename="a.pdf"', PDF.toString(), 'application/pdf')

test.each([
  ['two files', [filePart, filePart], 413, 'Kirim satu file saja.'],
  [
    'more fields than any call has',
    [...Array(11).keys()].map((no) => part(`name="f${no}"`, 'x')),
    ...[413, 'Isi permintaan terlalu besar.'],
  ],
  [
    'a field of JSON that is none',
    [part('name="x"', '{', 'application/json'), filePart],
    ...[400, 'Isi permintaan tidak dapat dibaca.'],
  ],
] as [string, string[], number, string][])(
  '%s are refused by what they are',
  async (_, parts, status, detail) => {
    const admin = await server.createUser({ role: 'admin' })
    const reply = await server.app.inject({
      ...{ method: 'POST', url: `/e-coaching/api/v1${api.uploads.anyfile.path}` },
      headers: {
        authorization: `Bearer ${await server.tokenOf(admin)}`,
        'content-type': 'multipart/form-data; boundary=a',
      },
      payload: `${parts.join('')}--a--\r\n`,
    })
    expect([reply.statusCode, reply.json().detail]).toEqual([status, detail])
    expect(await server.db.select().from(files)).toEqual([])
  },
)
