import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { READY_LAYOUT } from '../../../lib/domain/certificates/ready-template.ts'
import type { CertificateContent } from '../../../lib/entities/issuing-values.ts'
import type { TemplateLayout } from '../../../lib/entities/template.ts'
import { pdfAFaults } from '../../testing/pdf-a-faults.ts'
import { paperPicture, pdfOf } from '../../testing/template-material.ts'
import { encodeForPaper, onePagePdf } from '../inspect-template.ts'
import { renderCertificate } from './render-certificate.ts'

const CONTENT: CertificateContent = {
  ...{ number: '017/KHT-2026-014/VIII/2026', kode: 'K7M2PQ9XWD4H', version: 1 },
  ...{ name: 'Nguyễn & “Đặng” <Siti>', institution: 'Balai Uji', topic: 'Hutan & Lahan' },
  ...{ date: '24 Agustus 2026', issuedDate: '26 Agustus 2026', place: 'Jakarta', hours: 4 },
  signers: [{ name: 'Ratna Dewi', title: 'Kepala Pusat' }],
  issuer: 'E-Coaching Kehutanan',
  address: 'https://contoh.go.id/#/sertifikat/K7M2PQ9XWD4H',
}
const AT = new Date('2026-08-26T03:00:00Z')

const folder = mkdtempSync(join(tmpdir(), 'archival-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const grey = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
const cmyk = async () =>
  sharp(await paperPicture(3, 'png'))
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()

/** With a file of the office below, and as a signature. */
const withFile = async (made: Awaited<ReturnType<typeof encodeForPaper>>) => {
  if ('refusal' in made) throw new Error(made.refusal)
  const file = { filePath: `latar.${made.extension}`, fileName: 'latar' }
  const [first] = READY_LAYOUT.fields
  if (!first) throw new Error('no field')
  const isPage = made.extension === 'pdf'
  const stamp = { ...first, id: 'cap', kind: 'picture' as const, text: '', file }
  const layout: TemplateLayout = {
    ...{ ...READY_LAYOUT, background: 'file', backgroundFile: file },
    fields: isPage ? READY_LAYOUT.fields : [...READY_LAYOUT.fields, stamp],
  }
  const files = new Map([[file.filePath, made.bytes]])
  return renderCertificate({ ...CONTENT, layout }, files, AT)
}

const isWhole = (pdf: Buffer) => {
  const file = join(folder, 'a.pdf')
  writeFileSync(file, pdf)
  const { status, error } = spawnSync('qpdf', ['--check', file])
  return error !== undefined || status === 0
}

test.each<[string, () => Promise<Buffer>]>([
  ['the ready template', () => renderCertificate(CONTENT, new Map(), AT)],
  ['a picture', async () => withFile(await encodeForPaper(await paperPicture(3, 'png')))],
  [
    'one seen through',
    async () => withFile(await encodeForPaper(await paperPicture(4, 'png'))),
  ],
  ['a grey one', async () => withFile(await encodeForPaper(await grey()))],
  ['one for printers', async () => withFile(await encodeForPaper(await cmyk()))],
])('PDF/A-2b is kept, as the file says: %s', async (_, make) => {
  const pdf = await make()
  expect(await pdfAFaults(pdf)).toEqual([])
  expect(isWhole(pdf)).toBe(true)
})

test('a file that keeps nothing of it is found out', async () => {
  expect(
    await pdfAFaults(await pdfOf(1, (pdf) => pdf.addJavaScript('a', 'app.alert(1)'))),
  ).toEqual(
    expect.arrayContaining([
      'output intent: none',
      'JavaScript',
      expect.stringMatching(/^metadata: part/),
    ]),
  )
})

test('above a PDF of the office nothing is said of PDF/A', async () => {
  const pdf = await withFile(await onePagePdf(await pdfOf(1)))
  expect(pdf.toString('latin1')).not.toContain('pdfaid')
  expect(isWhole(pdf)).toBe(true)
})
