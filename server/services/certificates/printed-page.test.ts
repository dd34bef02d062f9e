import { spawnSync } from 'node:child_process'
import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { faceFor } from '../../../lib/domain/certificates/face-for.ts'
import { printedText } from '../../../lib/domain/certificates/printed-text.ts'
import {
  PLAIN_FIELD,
  READY_LAYOUT,
} from '../../../lib/domain/certificates/ready-template.ts'
import type { CertificateContent } from '../../../lib/entities/issuing-values.ts'
import type { TemplateField } from '../../../lib/entities/template.ts'
import { paperPicture } from '../../testing/template-material.ts'
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
