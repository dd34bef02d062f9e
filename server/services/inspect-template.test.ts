import {
  decodePDFRawStream,
  degrees,
  PDFDocument,
  PDFName,
  PDFRawStream,
  StandardFonts,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { paperPicture, pdfOf } from '../testing/template-material.ts'
import { embedFaces } from './certificates/faces.ts'
import { encodeForPaper, onePagePdf } from './inspect-template.ts'

const madeOf = async (change: (pdf: PDFDocument) => unknown) => {
  const made = await onePagePdf(await pdfOf(1, change))
  if ('refusal' in made) throw new Error(made.refusal)
  return PDFDocument.load(made.bytes)
}

type Matrix = [number, number, number, number, number, number]

/** Where a point comes to lie that is turned and moved by these, the last first. */
const movedBy = (all: readonly Matrix[], point: [number, number]) =>
  all.reduceRight<[number, number]>(
    ([x, y], [a, b, c, d, e, f]) => [a * x + c * y + e, b * x + d * y + f],
    point,
  )

const numbersIn = (value: unknown) =>
  String(value)
    .match(/-?[\d.]+/g)
    ?.map(Number) ?? []

/** How large the page is, and where the corners lie of what is shown of the page that is drawn on it. */
const shownIn = (pdf: PDFDocument) => {
  const { width, height } = pdf.getPage(0).getSize()
  const streams = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
  const drawn = streams.find(({ dict }) => dict.has(PDFName.of('BBox')))?.dict
  const [drawing = ''] = streams
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .filter((content) => / Do$/m.test(content))
  const moves = [...drawing.matchAll(/^(.+) cm$/gm)].map(([move]) => move)
  const all = [...moves, drawn?.get(PDFName.of('Matrix'))].map(
    (numbers) => numbersIn(numbers) as Matrix,
  )
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersIn(
    drawn?.get(PDFName.of('BBox')),
  )
  const corner = (x: number, y: number) =>
    movedBy(all, [x, y]).map((place) => Math.round(place) + 0)
  return [[width, height], corner(left, bottom), corner(right, top)]
}

/** The size of the page, and where the lower left and the upper right corner of what was shown lie. */
test.each([
  [0, [100, 50], [0, 0], [100, 50]],
  [360, [100, 50], [0, 0], [100, 50]],
  [90, [50, 100], [0, 100], [50, 0]],
  [450, [50, 100], [0, 100], [50, 0]],
  [180, [100, 50], [100, 50], [0, 0]],
  [270, [50, 100], [50, 0], [0, 100]],
  [-90, [50, 100], [50, 0], [0, 100]],
])(
  'of a page that is turned by %i degrees and cut just that is kept, upright',
  async (angle, ...expected) => {
    const pdf = await madeOf((drawn) => {
      drawn.getPage(0).setCropBox(10, 20, 100, 50)
      drawn.getPage(0).setRotation(degrees(angle))
    })
    expect(shownIn(pdf)).toEqual(expected)
  },
)

test('one that only forbids changes is taken as everybody sees it', async () => {
  const pdf = await madeOf((drawn) => {
    drawn.getPage(0).drawRectangle({ x: 5, y: 5, width: 37, height: 19 })
    return drawn.encrypt({ ownerPassword: 'kantor' })
  })
  const drawings = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
  expect(drawings).toContainEqual(expect.stringContaining('37 19 l'))
})

test('a PDF of two pages is refused', async () => {
  expect(await onePagePdf(await pdfOf(2))).toEqual({
    refusal: expect.stringMatching(/^PDF ini berisi 2 halaman/),
  })
})

test('a picture that nothing is seen through becomes a JPEG, which is smaller', async () => {
  for (const format of ['png', 'jpeg'] as const)
    expect(await encodeForPaper(await paperPicture(3, format))).toMatchObject({
      extension: 'jpg',
    })
})

test('a picture is kept in its size, a large one in 2480 pixels', async () => {
  const sizeOf = async (width: number) => {
    const background = { r: 9, g: 9, b: 9, alpha: 0.5 }
    const picture = sharp({ create: { width, height: 20, channels: 4, background } })
    const made = await encodeForPaper(await picture.png().toBuffer())
    return 'refusal' in made ? made.refusal : (await sharp(made.bytes).metadata()).width
  }
  expect(await sizeOf(40)).toBe(40)
  expect(await sizeOf(3000)).toBe(2480)
})

test('letters that a PDF holds are taken; of those that it lacks each is named once', async () => {
  const held = await PDFDocument.create()
  const { name } = await embedFaces(held)
  held.addPage().drawText('Piagam', { font: name })
  expect(await onePagePdf(Buffer.from(await held.save()))).toMatchObject({
    extension: 'pdf',
  })
  const page = held.getPage(0)
  for (const face of [StandardFonts.Courier, StandardFonts.TimesRoman])
    page.drawText('Piagam', { font: await held.embedFont(face) })
  expect(await onePagePdf(Buffer.from(await held.save()))).toEqual({
    refusal: expect.stringMatching(/^Huruf Courier, Times-Roman tidak disertakan/),
  })
})
