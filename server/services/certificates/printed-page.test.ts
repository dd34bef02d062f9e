import { spawnSync } from 'node:child_process'
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
import { faceFor } from '../../../lib/domain/certificates/face-for.ts'
import { printedText } from '../../../lib/domain/certificates/printed-text.ts'
import {
  PLAIN_FIELD,
  READY_LAYOUT,
} from '../../../lib/domain/certificates/ready-template.ts'
import { POINTS } from '../../../lib/domain/certificates/text-lines.ts'
import type { CertificateContent } from '../../../lib/entities/issuing-values.ts'
import type { TemplateField, TemplateLayout } from '../../../lib/entities/template.ts'
import { paperPicture, pdfOf } from '../../testing/template-material.ts'
import { embedFaces } from './faces.ts'
import { unprintableLetters } from './printable.ts'
import { renderCertificate } from './render-certificate.ts'

const CONTENT: CertificateContent = {
  ...{ number: '017/KHT-2026-014/VIII/2026', kode: 'K7M2PQ9XWD4H', version: 1 },
  ...{ name: 'Siti Nurhaliza, S.Hut.', institution: 'Balai Uji', topic: 'Penataan Batas' },
  ...{ date: '24 Agustus 2026', issuedDate: '26 Agustus 2026', place: 'Jakarta', hours: 4 },
  coaches: ['Dr. Bambang Suprayitno', 'Ir. Agus'],
  signers: [
    { name: 'Dr. Bambang Suprayitno', title: 'Coach' },
    { name: 'Ratna Dewi', title: 'Kepala Pusat' },
  ],
  ...{ issuer: 'E-Coaching Kehutanan', office: 'Pusat Diklat Kehutanan' },
  address: 'https://contoh.go.id/#/sertifikat/K7M2PQ9XWD4H',
}
const AT = new Date('2026-08-26T03:00:00Z')

type Told = { role?: string; alt?: string; id?: string; children?: Told[] }
const flat = (node: Told): Told[] => [node, ...(node.children ?? []).flatMap(flat)]

/** By the engine that the portal's own viewer has. */
const readByViewer = async (pdf: Buffer): Promise<string> => {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
const readByPoppler = async (pdf: Buffer): Promise<string> =>
  spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' }).stdout

const isInstalled = spawnSync('pdftotext', ['-v']).error === undefined
const READERS = [
  { reader: 'pdf.js', read: readByViewer },
  ...(isInstalled ? [{ reader: 'pdftotext', read: readByPoppler }] : []),
]

/** Its letters: each reader sets gaps by its own measure. */
const lettersOf = (text: string) => text.replace(/\s+/g, '').normalize('NFC')

const NAMES = [
  ['titles and a comma', 'Dr. Ir. H. Siti Nurhaliza, S.Hut., M.Si.'],
  ['diacritics', 'Nguyễn Đặng Łukasz Őrség Ñandú Ệ'],
  ['an apostrophe and a dash', "Ma'ruf Al-Amin O’Brien"],
  ['letters that only the serif face has', 'Aḥmad Ṣāliḥ Ḫālid Ʒan Ǥo'],
  ['one letter', 'O'],
  ['marks that stand alone', printedText('Siti\u0000\u0007 \u202eRahma\u0301\u200b')],
  ['120 letters', `${'Kusumawardhani '.repeat(8)}`.slice(0, 119).concat('a')],
] as const

describe.each(READERS)('text that can be selected and searched ($reader)', ({ read }) => {
  test.each(NAMES)('a name with %s stands there as it is written', async (_, name) => {
    const pdf = await renderCertificate({ ...CONTENT, name }, new Map(), AT)
    expect(lettersOf(await read(pdf))).toContain(lettersOf(name))
  })

  test('the ready template says all that such a paper has to', async () => {
    const said = lettersOf(await read(await renderCertificate(CONTENT, new Map(), AT)))
    for (const part of [
      ...['PUSAT DIKLAT KEHUTANAN', 'SERTIFIKAT', 'Nomor: 017/KHT-2026-014/VIII/2026'],
      ...['Siti Nurhaliza, S.Hut.', 'Balai Uji', 'Penataan Batas', '24 Agustus 2026'],
      ...['4 jam pelajaran', 'Jakarta, 26 Agustus 2026', 'Coach', 'Kepala Pusat'],
      ...['Dr. Bambang Suprayitno', 'Ratna Dewi', 'K7M2-PQ9X-WD4H'],
    ])
      expect(said).toContain(lettersOf(part))
  })
})

test('tagged: each text is a paragraph in its order, the code says where it leads, ornaments say nothing', async () => {
  const pdf = await renderCertificate(CONTENT, new Map(), AT)
  const page = await (await getDocument({ data: new Uint8Array(pdf) }).promise).getPage(1)
  const told = flat((await page.getStructTree()) as Told)
  const roles = told.flatMap(({ role }) => role ?? [])
  expect(roles.slice(0, 5)).toEqual(['Root', 'Document', 'P', 'P', 'P'])
  expect(told.find(({ role }) => role === 'Figure')?.alt).toBe(
    `Kode QR menuju ${CONTENT.address}`,
  )
  const texts = READY_LAYOUT.fields.filter(({ kind }) => kind === 'text')
  expect(roles.filter((role) => role === 'P')).toHaveLength(texts.length)
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const marks = items.flatMap((item) => ('id' in item && item.id ? item.id : []))
  expect(told.flatMap(({ id }) => id ?? [])).toEqual(expect.arrayContaining(marks))
  expect(marks.length).toBeGreaterThan(texts.length)
})

const STAMP = { filePath: 'cap.png', fileName: 'cap.png' }
const WORDS = [
  ...['{nama}', '{instansi}', 'sebagai peserta', '{topik}', '{tanggal}', '{tempat}'],
  ...['{nomor}', '{jam} JP', '{coach}', '{penanda-tangan}', '{jabatan}', '{kode}'],
]
const SAID = [
  ...['Siti Nurhaliza, S.Hut.', 'Balai Uji', 'sebagai peserta', 'Penataan Batas'],
  ...['24 Agustus 2026', 'Jakarta', '017/KHT-2026-014/VIII/2026', '4 JP'],
  ...['Dr. Bambang Suprayitno, Ir. Agus', 'Ratna Dewi', 'Kepala Pusat', 'K7M2-PQ9X-WD4H'],
]

test("each field of rule 12, in each of the product's faces, sizes, weights, colours and alignments", async () => {
  const fonts = ['sans', 'serif'] as const
  const aligns = ['left', 'center', 'right'] as const
  const texts = WORDS.map(
    (text, place): TemplateField => ({
      ...{ ...PLAIN_FIELD, id: `t${place}`, kind: 'text', text, y: 8 + place * 12 },
      ...{ font: fonts[place % 2] ?? 'sans', bold: place % 4 > 1, size: 9 + place },
      ...{ align: aligns[place % 3] ?? 'left', color: place % 2 ? '#a98128' : '#12432c' },
    }),
  )
  const box = { x: 150, width: 30, height: 30 }
  const layout = {
    ...{ ...READY_LAYOUT, background: 'none' as const },
    fields: [
      ...texts,
      { ...PLAIN_FIELD, ...box, id: 'qr', kind: 'qr' as const, y: 10 },
      { ...PLAIN_FIELD, ...box, id: 'cap', kind: 'picture' as const, y: 60, file: STAMP },
      { ...PLAIN_FIELD, ...box, id: 'garis', kind: 'rule' as const, y: 100 },
    ],
  }
  const files = new Map([[STAMP.filePath, await paperPicture(4, 'png')]])
  const pdf = await renderCertificate({ ...CONTENT, layout }, files, AT)
  const said = lettersOf(await readByViewer(pdf))
  expect(SAID.filter((part) => !said.includes(lettersOf(part)))).toEqual([])
  const plain = await renderCertificate(
    { ...CONTENT, layout: { ...layout, fields: texts } },
    new Map(),
    AT,
  )
  expect(pdf.length).toBeGreaterThan(plain.length)
})

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
const PAPER = { filePath: 'latar.pdf', fileName: 'latar.pdf' }

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
  expect(lettersOf(await readByViewer(real.made))).not.toContain('CONTOH')
  expect(lettersOf(await readByViewer(sample.made))).toContain('CONTOH')
  expect(sample.text).toMatch(/0\.72 0\.11 0\.11 rg/)
  expect(sample.count('gs')).toBe(1)
})

/** Letters and marks of Latin-1, Latin Extended-A, -B and Additional, and what names have beside them. */
const LATIN = [
  ...([
    [0x20, 0x7e],
    [0xa1, 0x24f],
    [0x1e00, 0x1eff],
  ] as const),
  ...([
    [0x2018, 0x201a],
    [0x201c, 0x201e],
    [0x300, 0x304],
  ] as const),
].flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ),
)

test('all Latin diacritics can be printed, each text in a face that has all of it', async () => {
  const letters = LATIN.filter((letter) => printedText(letter) !== '')
  expect(await unprintableLetters(printedText(letters.join('')))).toEqual([])
  const { text, bold, name, serif } = await embedFaces(await PDFDocument.create())
  const sans = { font: 'sans', bold: false } as const
  for (const [faces, font] of [
    [[text, bold], 'sans'],
    [[name, serif], 'serif'],
  ] as const) {
    const sets = faces.map((face) => new Set(face.getCharacterSet()))
    const lacking = letters
      .flatMap((letter) => [...printedText(letter)])
      .filter((letter) => faceFor(sans, letter).font === font)
      .filter((letter) => sets.some((set) => !set.has(letter.codePointAt(0) ?? 0)))
    expect(lacking).toEqual([])
  }
})
