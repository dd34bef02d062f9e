import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { fitText } from '../../../lib/domain/certificates/fit-text.ts'
import { printedText } from '../../../lib/domain/certificates/printed-text.ts'
import { READY_LAYOUT } from '../../../lib/domain/certificates/ready-template.ts'
import { POINTS, setText } from '../../../lib/domain/certificates/text-lines.ts'
import type { CertificateContent } from '../../../lib/entities/issuing-values.ts'
import { SMALLEST_BOX } from '../../../lib/entities/template-values.ts'
import { widthsOf } from './draw-template.ts'
import { embedFaces, type Faces } from './faces.ts'
import { unprintableLetters } from './printable.ts'
import { renderCertificate } from './render-certificate.ts'

const CONTENT: CertificateContent = {
  ...{ number: '017/KHT-2026-014/VIII/2026', kode: 'K7M2PQ9XWD4H', version: 1 },
  ...{ name: 'Siti Nurhaliza, S.Hut.', institution: 'Balai Uji', topic: 'Penataan Batas' },
  ...{ date: '24 Agustus 2026', issuedDate: '26 Agustus 2026', place: 'Jakarta', hours: 4 },
  signers: [
    { name: 'Dr. Bambang Suprayitno', title: 'Coach' },
    { name: 'Ratna Dewi', title: 'Kepala Pusat' },
  ],
  issuer: 'E-Coaching Kehutanan',
  address: 'https://contoh.go.id/#/sertifikat/K7M2PQ9XWD4H',
}
const AT = new Date('2026-08-26T03:00:00Z')
const NO_FILES = new Map<string, Uint8Array>()

/** A box of the ready template as `fitText` wants it. */
const boxOf = (id: string) => {
  const field = READY_LAYOUT.fields.find((one) => one.id === id)
  if (!field) throw new Error(`no field ${id}`)
  const { size, width, height } = field
  return { size, width: width * POINTS, height: height * POINTS, leading: 1.15 }
}
const PLACES = { name: boxOf('nama'), topic: boxOf('topik') }

let faces: Faces
beforeAll(async () => {
  faces = await embedFaces(await PDFDocument.create())
})

/** Letters of Latin-1, Latin Extended-A and -B and Latin Extended Additional, as names have them. */
const LETTERS = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xc0, 0x17f],
  [0x1e00, 0x1ef9],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ),
)

const name = fc
  .array(fc.constantFrom(...LETTERS, ...LETTERS, ' ', '.', "'", '-', 'a\u0301\u0323'), {
    ...{ minLength: 1, maxLength: 120 },
  })
  .map((letters) => printedText(letters.join('')))
  .filter((text) => text !== '')

const isInside = (
  text: string,
  box: (typeof PLACES)['name'],
  widthOf: (t: string) => number,
) => {
  const { size, lines } = fitText(text, box, widthsOf(faces.name))
  const isHigh = lines.length * size * box.leading > box.height + 0.01
  const isKept = lines.join('').replaceAll(' ', '') === text.replaceAll(' ', '')
  return (
    isKept && !isHigh && lines.every((line) => widthOf(line) * size <= box.width + 0.01)
  )
}

describe("'a long name shrinks to two thirds, then wraps, and never leaves its box'", () => {
  it('holds for ten thousand names of up to 120 letters', () => {
    const widthOf = widthsOf(faces.name)
    const sum = (line: string) =>
      (line.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).reduce(
        (all, part) => all + widthOf(part),
        0,
      )
    const box = fc.constantFrom(PLACES.name, PLACES.topic)
    fc.assert(
      fc.property(name, box, (text, place) => isInside(text, place, sum)),
      { numRuns: 10_000 },
    )
  })

  it('holds as the letters are really set, closer or wider than their sum', () => {
    const widthOf = (line: string) => faces.name.widthOfTextAtSize(line, 1) * 0.99
    fc.assert(
      fc.property(name, (text) => isInside(text, PLACES.name, widthOf)),
      { numRuns: 60 },
    )
  })

  it.each([
    ['Ani', 40, 1],
    ['Siti Nurhaliza Kusumawardhani Prawirodirdjo', 30, 1],
    ['Dr. H. Muhammad Rizqi Adityawarman Syahrul Ramadhan Kusumodiningrat', 26.6, 2],
  ])('%s', (text, least, count) => {
    const { size, lines } = fitText(text, PLACES.name, widthsOf(faces.name))
    expect(lines).toHaveLength(count)
    expect(size).toBeGreaterThanOrEqual(least)
  })
})

describe('the boxes of templates', () => {
  const { width, height } = SMALLEST_BOX.text
  const place = fc.record({
    ...{ y: fc.double({ min: 0, max: 200, noNaN: true }) },
    ...{ width: fc.double({ min: width, max: 297, noNaN: true }) },
    ...{ height: fc.double({ min: height, max: 100, noNaN: true }) },
    ...{ size: fc.integer({ min: 6, max: 120 }), spacing: fc.integer({ min: 0, max: 50 }) },
  })

  it('keep a text of any length, at any size and with any gap between its letters', () => {
    const widthOf = widthsOf(faces.name)
    fc.assert(
      fc.property(name, place, (text, box) => {
        const { size, gap, lines } = setText(text, box, widthOf)
        const lengths = lines.map(({ text: line }) =>
          (line.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).reduce(
            (sum, letter) => sum + widthOf(letter) * size + gap,
            0,
          ),
        )
        const [first, last] = [lines[0]?.baseline ?? 0, lines.at(-1)?.baseline ?? 0]
        const [top, bottom] = [box.y * POINTS, (box.y + box.height) * POINTS]
        expect(Math.max(...lengths)).toBeLessThanOrEqual(box.width * POINTS + 0.01)
        expect(first - size * 0.82).toBeGreaterThanOrEqual(top - 0.01)
        expect(last + size * 0.33).toBeLessThanOrEqual(bottom + 0.01)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the file', () => {
  it('has the same bytes however often it is made, and few of them', async () => {
    const [first, second] = [
      await renderCertificate(CONTENT, NO_FILES, AT),
      await renderCertificate(CONTENT, NO_FILES, AT),
    ]
    expect(first.equals(second)).toBe(true)
    expect(first.length).toBeLessThan(300_000)
  })

  it('tells title, language, number and code, and is one A4 page', async () => {
    const pdf = await PDFDocument.load(await renderCertificate(CONTENT, NO_FILES, AT), {
      updateMetadata: false,
    })
    expect(pdf.getTitle()).toBe(
      'Sertifikat 017/KHT-2026-014/VIII/2026 - Siti Nurhaliza, S.Hut.',
    )
    expect(pdf.getKeywords()).toContain('017/KHT-2026-014/VIII/2026')
    expect(pdf.getKeywords()).toContain('K7M2PQ9XWD4H')
    expect(pdf.getLanguage()).toBe('id-ID')
    expect(pdf.catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true)
    expect(String(pdf.catalog.lookup(PDFName.of('MarkInfo')))).toMatch(/\/Marked true/)
    expect(pdf.getPages().map((page) => page.getSize())).toEqual([
      { width: expect.closeTo(841.89, 1), height: expect.closeTo(595.28, 1) },
    ])
  })

  it('is made for one signer and no institution', async () => {
    const alone = { ...CONTENT, institution: null, signers: CONTENT.signers.slice(1) }
    await expect(renderCertificate(alone, NO_FILES, AT)).resolves.toBeInstanceOf(Buffer)
  })
})

describe('what cannot be printed', () => {
  it('control letters and marks of direction are dropped, spaces are one', () => {
    expect(printedText(' Siti\u0000\u202e  Nur\u00adhaliza\u200b\n')).toBe('Siti Nurhaliza')
    expect(printedText('e\u0301')).toBe('é')
  })

  it('letters that no face has are named', async () => {
    await expect(unprintableLetters('Łukasz Ñandú Ệ Őrség')).resolves.toEqual([])
    await expect(unprintableLetters('Siti 王😀王')).resolves.toEqual(['王', '😀'])
  })
})
