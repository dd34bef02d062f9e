import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { encode } from 'uqr'
import {
  PLAIN_FIELD,
  READY_LAYOUT,
} from '../../../lib/domain/certificates/ready-template.ts'
import { POINTS } from '../../../lib/domain/certificates/text-lines.ts'
import type { CertificateContent } from '../../../lib/entities/issuing-values.ts'
import type { TemplateField, TemplateLayout } from '../../../lib/entities/template.ts'
import { paperPicture, pdfOf } from '../../testing/template-material.ts'
import { renderCertificate } from './render-certificate.ts'

const CONTENT: CertificateContent = {
  ...{ number: '017/KHT-2026-014/VIII/2026', kode: 'K7M2PQ9XWD4H', version: 1, hours: 4 },
  ...{ name: 'Siti Nurhaliza', institution: 'Balai Uji', topic: 'Penataan Batas' },
  ...{ date: '24 Agustus 2026', issuedDate: '26 Agustus 2026', place: 'Jakarta' },
  signers: [{ name: 'Ratna Dewi', title: 'Kepala Pusat' }],
  issuer: 'E-Coaching Kehutanan',
  address: 'https://contoh.go.id/#/sertifikat/K7M2PQ9XWD4H',
}
const AT = new Date('2026-08-26T03:00:00Z')
const STAMP = { filePath: 'cap.png', fileName: 'cap.png' }
const PAPER = { filePath: 'latar.pdf', fileName: 'latar.pdf' }

const itemsOf = async (pdf: Buffer) => {
  const page = await (await getDocument({ data: new Uint8Array(pdf) }).promise).getPage(1)
  const { items } = await page.getTextContent()
  return items.flatMap((item) => ('str' in item ? item : []))
}
const lettersOf = async (pdf: Buffer) => (await itemsOf(pdf)).map(({ str }) => str).join('')

/** What a page of these fields is made of: the operators, by name and in order, and the faces that it asks for. */
const drawn = async (
  fields: Partial<TemplateField>[],
  change: Partial<TemplateLayout> = {},
  options?: { isSample: boolean },
) => {
  const layout: TemplateLayout = {
    ...{ ...READY_LAYOUT, background: 'none', ...change },
    fields: fields.map((one, place) => ({
      ...{ ...PLAIN_FIELD, kind: 'text', text: 'Uji', id: `f${place}`, ...one },
    })),
  }
  const bytes = new Map([
    [STAMP.filePath, await paperPicture(4, 'png')],
    [PAPER.filePath, await pdfOf(1)],
  ])
  const made = await renderCertificate({ ...CONTENT, layout }, bytes, AT, options)
  const { node } = (await PDFDocument.load(made)).getPage(0)
  const { context } = node
  const part = node.Contents()
  const streams = part instanceof PDFArray ? part.asArray() : [part]
  const text = streams
    .flatMap((one) => context.lookup(one) ?? [])
    .filter((one) => one instanceof PDFRawStream)
    .map((one) => Buffer.from(decodePDFRawStream(one).decode()).toString('latin1'))
    .join('\n')
  const fonts = node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  const faces = (fonts?.values() ?? []).map((one) =>
    String(context.lookup(one, PDFDict).get(PDFName.of('BaseFont'))).replace(/^.*\+/, ''),
  )
  const count = (operator: string) =>
    text.split(/\s+/).filter((one) => one === operator).length
  return { made, text, faces, count, resources: String(node.Resources()) }
}

test.each([
  ['sans', false, 'PlusJakartaSans-Medium'],
  ['sans', true, 'PlusJakartaSans-Bold'],
  ['serif', false, 'EBGaramond-Medium'],
  ['serif', true, 'EBGaramond-SemiBold'],
] as const)('%s, bold %s, is set in %s', async (font, bold, face) => {
  expect((await drawn([{ font, bold }])).faces).toEqual([face])
})

test('a text has its colour, and a line below it only where that is wanted', async () => {
  const color = '#ff8000'
  const [plain, underlined] = [
    await drawn([{ color }]),
    await drawn([{ color, underline: true }]),
  ]
  expect(plain.text).toMatch(/\b1 0\.50\d+ 0 rg\b/)
  expect([plain.count('S'), underlined.count('S')]).toEqual([0, 1])
  expect(underlined.text).toMatch(/\b1 0\.50\d+ 0 RG\b/)
})

test.each([
  ['left', 0],
  ['center', 0.5],
  ['right', 1],
] as const)(
  'a text on the %s begins where its box says, gaps and all',
  async (align, share) => {
    const box = { x: 20, width: 120, spacing: 20, align }
    const { made, faces } = await drawn([box])
    expect(faces).toHaveLength(1)
    const page = await (await getDocument({ data: new Uint8Array(made) }).promise).getPage(
      1,
    )
    const [item] = (await page.getTextContent()).items
    if (!item || !('transform' in item)) throw new Error('nothing is drawn')
    const room = box.width * POINTS - item.width
    expect(item.transform[4]).toBeCloseTo(box.x * POINTS + room * share, 0)
  },
)

test('a code has a square for each dark place of it, on white', async () => {
  const { text, count } = await drawn([{ kind: 'qr', width: 30, height: 30 }])
  const { data } = encode(CONTENT.address, { ecc: 'M', border: 0 })
  expect(count('h')).toBe(data.flat().filter(Boolean).length + 1)
  expect(text.indexOf('1 1 1 rg')).toBeGreaterThan(-1)
})

test('pictures let the page shine through, rules are shapes, and nothing is there that is not wanted', async () => {
  const empty = await drawn([])
  expect([empty.count('Do'), empty.count('f'), empty.count('S')]).toEqual([0, 0, 0])
  const picture = await drawn([{ kind: 'picture', text: '', file: STAMP, height: 30 }])
  expect([picture.count('Do'), picture.count('gs')]).toEqual([1, 1])
  expect((await drawn([{ kind: 'rule', text: '' }])).text.length).toBeGreaterThan(
    empty.text.length,
  )
})

test.each([
  ['frame', null, 0],
  ['file', STAMP, 1],
  ['file', PAPER, 1],
] as const)('a background: %s', async (background, backgroundFile, files) => {
  const empty = await drawn([])
  const { text, count } = await drawn([], { background, backgroundFile })
  expect(count('Do')).toBe(files)
  expect(text.length).toBeGreaterThan(empty.text.length)
})

test('an example says so across the page, faintly, and nothing else does', async () => {
  const [real, sample] = [await drawn([{}]), await drawn([{}], {}, { isSample: true })]
  expect(await lettersOf(real.made)).not.toContain('CONTOH')
  expect(await lettersOf(sample.made)).toContain('CONTOH')
  expect(sample.text).toMatch(/0\.72 0\.11 0\.11 rg/)
  expect(sample.count('gs')).toBe(1)
})
