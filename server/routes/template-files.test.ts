import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import { sharedServer } from '../testing/shared-server.ts'
import { paperPicture, pdfOf } from '../testing/template-material.ts'

const MB = 1024 * 1024

const server = sharedServer()
let admin: UserRow
beforeAll(async () => {
  admin = await server.createUser({ role: 'admin' })
})

const send = (name: string, bytes: Buffer) =>
  server.call(api.certificateTemplate.uploadFile, { as: admin, file: { name, bytes } })

test.each<[string, string, () => Promise<Buffer> | Buffer, string]>([
  [
    'a text that is called PDF',
    'a.pdf',
    () => Buffer.from('Halo'),
    'File harus berupa JPG, PNG, atau PDF',
  ],
  [
    'a broken PDF',
    'a.pdf',
    () => Buffer.from('%PDF-1.7\n%%EOF'),
    'File ini tidak dapat dibaca: mungkin terpotong, rusak, atau isinya berjenis lain. Ambil atau simpan lagi dari asalnya, lalu unggah lagi',
  ],
  [
    'a broken picture',
    'a.png',
    async () => (await paperPicture(4, 'png')).subarray(0, 60),
    'File ini tidak dapat dibaca: mungkin terpotong, rusak, atau isinya berjenis lain. Ambil atau simpan lagi dari asalnya, lalu unggah lagi',
  ],
  [
    '40 pages',
    'a.pdf',
    () => pdfOf(40),
    'PDF ini berisi 40 halaman. Simpan satu halaman saja sebagai PDF, lalu unggah lagi',
  ],
  [
    'a locked PDF',
    'a.pdf',
    () => pdfOf(1, (pdf) => pdf.encrypt({ userPassword: 'x', ownerPassword: 'y' })),
    'File dilindungi password. Simpan tanpa password, lalu unggah lagi',
  ],
  [
    'a PDF without its letters',
    'a.pdf',
    () => pdfOf(1, (pdf) => pdf.getPage(0).drawText('Piagam')),
    'Huruf Helvetica tidak disertakan dalam PDF ini. Simpan lagi sebagai PDF dengan hurufnya (embed fonts), lalu unggah lagi',
  ],
])('%s is no background: says why', async (_, name, make, sentence) => {
  const { status, problem } = await send(name, await make())
  expect({ status, sentence: problem.errors?.file }).toEqual({ status: 400, sentence })
})

test('one above 10 MB is cut off and says so', async () => {
  const { status, problem } = await send(
    'a.pdf',
    Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7'),
  )
  expect([status, problem.detail]).toEqual([413, 'Ukuran file maksimal 10 MB'])
})

/** On a real line, sent as fast as the server takes it: nobody holds so many bytes. */
test('one of 200 MB is told the same, and nothing of it is kept', async () => {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  function* body() {
    yield '--batas\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
    const piece = Buffer.alloc(MB, '%PDF-1.7')
    for (let sent = 0; sent < 200; sent += 1) yield piece
    yield '\r\n--batas--\r\n'
  }
  const { path } = api.certificateTemplate.uploadFile
  const address = `${origin}/e-coaching/api/v1${path}`
  const authorization = `Bearer ${await server.tokenOf(admin)}`
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=batas' }
  const save = jest.spyOn(server.services.files, 'save')
  const reply = await new Promise<IncomingMessage>((settle, fail) => {
    const call = request(address, { method: 'POST', headers }, settle)
    call.on('error', fail)
    Readable.from(body()).pipe(call)
  })
  expect(reply.statusCode).toBe(413)
  expect(await json(reply)).toMatchObject({ detail: 'Ukuran file maksimal 10 MB' })
  expect(save).not.toHaveBeenCalled()
})

test('a picture keeps what is seen through; a turned PDF lies as it is looked at, without its scripts', async () => {
  const [seal, photo] = [
    await send('cap.png', await paperPicture(4, 'png')),
    await send('latar.png', await paperPicture(3, 'png')),
  ]
  expect(seal.answer.filePath).toMatch(/\.png$/)
  expect(photo.answer.filePath).toMatch(/\.jpg$/)
  const turned = await pdfOf(1, (pdf) => {
    pdf.getPage(0).setRotation(degrees(90))
    pdf.addJavaScript('a', 'app.alert(1)')
  })
  const { answer } = await send('a.pdf', turned)
  const kept = await server.services.files.read(answer.filePath)
  const page = (await PDFDocument.load(kept ?? '')).getPage(0)
  expect(page.getSize()).toEqual({ width: 595, height: 842 })
  expect(kept?.toString('latin1')).not.toContain('JavaScript')
})

test('files of a template are for admins alone', async () => {
  const { answer } = await send('cap.png', await paperPicture(4, 'png'))
  const url = `/e-coaching/files/${answer.filePath}`
  const ask = async (as?: UserRow) =>
    (
      await server.app.inject({
        url,
        ...(as && { headers: { authorization: `Bearer ${await server.tokenOf(as)}` } }),
      })
    ).statusCode
  expect(await ask()).toBe(401)
  expect(await ask(await server.createUser())).toBe(404)
  expect(await ask(admin)).toBe(200)
})
