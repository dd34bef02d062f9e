import { PDFDocument } from '@cantoo/pdf-lib'
import { api } from '../../lib/contract/index.ts'
import { READY_LAYOUT } from '../../lib/domain/certificates/ready-template.ts'
import { fillText } from '../../lib/domain/certificates/template-text.ts'
import type { CertificateContent } from '../../lib/entities/issuing-values.ts'
import type { TemplateField, TemplateLayout } from '../../lib/entities/template.ts'
import { transact } from '../db/after-commit.ts'
import { eq } from '../db/orm.ts'
import { certificateSettings, issuedCertificates } from '../db/schema/certificate-making.ts'
import { saveOffice } from '../repositories/office.ts'
import { makeCertificates } from '../services/certificates/issue-job.ts'
import { insertComplete } from '../testing/complete-participants.ts'
import { CERTIFICATE_SETTINGS } from '../testing/made-certificates.ts'
import { paperPicture, pdfOf } from '../testing/template-material.ts'
import { withAdmin } from '../testing/with-admin.ts'

const calls = api.certificateTemplate

const { server, admin } = withAdmin()

const create = (body: object = {}, name = 'Piagam') =>
  server.call(calls.create, { as: admin, body: { name, ...READY_LAYOUT, ...body } })

const send = (name: string, bytes: Buffer | string) =>
  server.call(calls.uploadFile, { as: admin, file: { name, bytes } })

const field = (change: Partial<TemplateField> = {}): TemplateField => {
  const [first] = READY_LAYOUT.fields
  if (!first) throw new Error('no field')
  return { ...first, id: 'uji', text: '{nama}', ...change }
}

const withFields = (...fields: TemplateField[]): TemplateLayout => ({
  ...READY_LAYOUT,
  fields,
})

test.each([
  ['GET /certificate-template', calls.list],
  ['GET /certificate-template/:id', calls.get],
  ['POST /certificate-template', calls.create],
  ['PUT /certificate-template/:id', calls.update],
  ['DELETE /certificate-template/:id', calls.remove],
  ['POST /certificate-template/:id/preview', calls.preview],
  ['POST /certificate-template/file', calls.uploadFile],
])('%s: 401 for a visitor, 403 for a participant', async (_, endpoint) => {
  const params = { id: crypto.randomUUID() }
  expect((await server.call(endpoint, { params })).status).toBe(401)
  expect((await server.call(endpoint, { params, as: 'user' })).status).toBe(403)
})

test.each(['admin', 'superadmin'] as const)(
  '%s adds, reads, changes, looks at and removes one',
  async (as) => {
    const caller = server.as(as)
    const { answer } = await caller(calls.create, {
      body: { name: 'Piagam', ...READY_LAYOUT },
    })
    expect(answer).toEqual({ id: expect.any(String), name: 'Piagam', ...READY_LAYOUT })
    await server.createUser({ fullName: 'Raden Mas Panjang Sekali Namanya' })
    const params = { id: answer.id }
    const read = await caller(calls.get, { params })
    expect(read.answer).toMatchObject({
      ...{ ...answer, longestName: 'Raden Mas Panjang Sekali Namanya' },
      version: expect.any(String),
    })
    const body = { name: 'Piagam tegak', ...withFields(field({ y: 250 })) }
    const refused = await caller(calls.update, { params, body })
    expect(refused.problem.errors?.fields).toBe('“{nama}” keluar dari halaman.')
    const upright = {
      ...body,
      orientation: 'portrait',
      ...{ fields: [field({ x: 0, width: 210 })] },
    }
    const changed = await caller(calls.update, { params, body: upright })
    expect(changed.answer).toEqual({ id: answer.id, ...upright })
    const shown = await caller(calls.preview, {
      params,
      body: { ...upright, longest: true },
    })
    const pdf = await PDFDocument.load(shown.bytes, { updateMetadata: false })
    expect(pdf.getTitle()).toContain('Raden Mas Panjang')
    expect(pdf.getPages().map((page) => page.getWidth())).toEqual([
      expect.closeTo(595.28, 1),
    ])
    expect((await caller(calls.list)).answer).toHaveLength(1)
    expect((await caller(calls.remove, { params })).status).toBe(200)
    expect((await caller(calls.get, { params })).status).toBe(404)
  },
)

test.each<[string, object, string, string]>([
  ['no name', { name: ' ' }, 'name', 'Nama template diperlukan'],
  [
    'no participant',
    withFields(field({ text: 'Halo' })),
    'fields',
    'Tambahkan nama peserta: {nama}.',
  ],
  [
    'a box beside the page',
    withFields(field({ x: -3 })),
    'fields',
    '“{nama}” keluar dari halaman.',
  ],
  [
    'a code too small to read',
    withFields(field(), field({ id: 'b', kind: 'qr', width: 8 })),
    'fields',
    '“Kode QR” terlalu kecil, sedikitnya 15 × 15 mm.',
  ],
  [
    'a colour that is none',
    withFields(field({ color: 'red' })),
    'fields',
    '“{nama}” memiliki warna yang tidak dikenal.',
  ],
  [
    'letters of 500 points',
    withFields(field({ size: 500 })),
    'fields',
    '“{nama}” memiliki huruf di luar 6–120 pt.',
  ],
  [
    'a word that nobody knows',
    withFields(field({ text: '{nama} {nip}' })),
    'fields',
    '“{nama} {nip}” memuat {nip} yang tidak dikenal.',
  ],
  [
    'letters that no face has',
    withFields(field({ text: '{nama} 王' })),
    'fields',
    'Huruf 王 tidak dapat dicetak.',
  ],
  ['a background that was not sent', { background: 'file' }, 'fields', 'Pilih file latar.'],
  [
    'a file of somebody else',
    { background: 'file', backgroundFile: { filePath: 'a.pdf', fileName: '' } },
    'backgroundFile',
    'Gambar atau latar tidak ditemukan lagi. Unggah lagi.',
  ],
])('%s is refused at its field', async (_, change, name, sentence) => {
  const { status, problem } = await create(change)
  expect({ status, sentence: problem.errors?.[name] }).toEqual({ status: 400, sentence })
  expect((await server.call(calls.list, { as: admin })).answer).toEqual([])
})

test('a name that another one has is refused at its field', async () => {
  await create()
  const { status, problem } = await create()
  expect(status).toBe(409)
  expect(problem.errors).toEqual({ name: 'Nama template sudah digunakan' })
})

const settle = async (coachingId: string, templateId: string) =>
  server.call(api.certificateMaking.saveSettings, {
    ...{ as: admin, params: { id: coachingId } },
    body: { ...CERTIFICATE_SETTINGS, templateId },
  })

const issue = async (coachingId: string) => {
  const body = { notify: null }
  const reply = await server.call(api.certificateMaking.issue, {
    ...{ as: admin, params: { id: coachingId }, body },
  })
  await makeCertificates({
    ...{ now: () => server.clock.now(), services: server.services },
    inTransaction: (work) => transact(server.db, work),
    log: { error: () => {} },
  })
  const params = { id: reply.answer.jobId }
  return (await server.call(api.certificateMaking.job, { as: admin, params })).answer.rows
}

describe('a coaching that uses one', () => {
  test('issues with it, and what was issued keeps it', async () => {
    const background = await send('latar.pdf', await pdfOf(1))
    const seal = await send('cap.png', await paperPicture(4, 'png'))
    const file = { backgroundFile: background.answer, background: 'file' }
    const stamp = field({ id: 'cap', kind: 'picture', text: '', file: seal.answer })
    const made = await create({
      ...file,
      fields: [field({ text: '{NAMA} — {coach}' }), stamp],
    })
    const params = { id: made.answer.id }
    const { coaching } = await insertComplete(server, ['Ani', 'Budi'])
    await saveOffice(server.db, { name: 'Balai  Uji' }, server.clock.now())
    expect((await settle(coaching.id, params.id)).status).toBe(200)
    const preview = await server.call(api.certificateMaking.preview, {
      ...{ as: admin, params: { id: coaching.id } },
    })
    expect(preview.status).toBe(200)
    expect((await issue(coaching.id)).map(({ state }) => state)).toEqual(['done', 'done'])
    const refused = await server.call(calls.remove, { as: admin, params })
    expect(refused.status).toBe(409)
    expect(refused.problem.detail).toBe(
      `“Piagam” dipakai oleh coaching ${coaching.coachingCode} (${coaching.topic}), sehingga tidak dapat dihapus. Pilih template lain pada pengaturan sertifikat coaching itu.`,
    )
    await settle(coaching.id, 'siap-pakai')
    expect((await server.call(calls.remove, { as: admin, params })).status).toBe(200)
    const [first] = await server.db.select().from(issuedCertificates)
    expect(first?.content.layout?.backgroundFile).toEqual(background.answer)
    const { office, ...portal } = first?.content ?? ({} as CertificateContent)
    expect(fillText('{KANTOR}', { ...portal, office: office ?? '' })).toBe('BALAI UJI')
    expect(fillText('{kantor}', portal)).toBe(portal.issuer)
    expect(await server.services.files.read(background.answer.filePath)).not.toBeNull()
  })

  test('one that is gone is told: when it is chosen, and when it is used', async () => {
    const { coaching } = await insertComplete(server, ['Ani'])
    const gone = crypto.randomUUID()
    const refused = await settle(coaching.id, gone)
    expect(refused.problem.errors?.templateId).toBe(
      'Template ini sudah dihapus. Pilih template lain.',
    )
    await server.db
      .update(certificateSettings)
      .set({ templateId: gone })
      .where(eq(certificateSettings.coachingId, coaching.id))
    const params = { id: coaching.id }
    const { answer } = await server.call(api.certificateMaking.plan, { as: admin, params })
    expect(answer.rows.map(({ problem }) => problem)).toEqual([
      'Template ini sudah dihapus. Pilih template lain.',
    ])
  })

  test('a file that the store has lost fails the row with its sentence', async () => {
    const { answer: kept } = await send('latar.png', await paperPicture(3, 'png'))
    const made = await create({ background: 'file', backgroundFile: kept })
    const { coaching } = await insertComplete(server, ['Ani'])
    await settle(coaching.id, made.answer.id)
    await server.services.files.remove(kept.filePath)
    expect(await issue(coaching.id)).toMatchObject([
      {
        state: 'failed',
        reason:
          'Gambar atau latar template sertifikat tidak dapat dibaca. Unggah lagi pada templatenya.',
      },
    ])
  })
})
