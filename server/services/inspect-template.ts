import { degrees, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { UNREADABLE_FILE } from '../../lib/validation/uploads.ts'
import { whyUndrawn } from './why-undrawn.ts'

type Made = { bytes: Buffer; extension: 'pdf' | 'png' | 'jpg' } | { refusal: string }

const MAX_PIXELS = 50_000_000
/** A4 at 210 dots per inch: sharp on paper, and a few hundred kilobytes in every certificate. */
const MAX_SIDE = 2480
const JPEG_QUALITY = 84

/** A picture turned upright and in the colours of screens; it keeps what is seen through. */
export const encodeForPaper = async (bytes: Buffer): Promise<Made> => {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .toColourspace('srgb')
    .resize({
      ...{ width: MAX_SIDE, height: MAX_SIDE },
      ...{ fit: 'inside', withoutEnlargement: true },
    })
  try {
    const { isOpaque } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).stats()
    return isOpaque
      ? {
          bytes: await picture.jpeg({ quality: JPEG_QUALITY }).toBuffer(),
          extension: 'jpg',
        }
      : { bytes: await picture.png().toBuffer(), extension: 'png' }
  } catch {
    return { refusal: await whyUndrawn(bytes, MAX_PIXELS) }
  }
}

const manyPages = (count: number) => ({
  refusal: `PDF ini berisi ${count} halaman. Simpan satu halaman saja sebagai PDF, lalu unggah lagi`,
})

const PROGRAMS = ['FontFile', 'FontFile2', 'FontFile3'].map((name) => PDFName.of(name))

/** Faces that a page names and the file does not hold: each device would take another in their place. */
const missingFaces = (pdf: PDFDocument): string[] => {
  const names = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict)) return []
    const word = (name: string) => object.lookup(PDFName.of(name))
    const kind = String(word('Subtype'))
    const isFace = String(word('Type')) === '/Font' && !['/Type0', '/Type3'].includes(kind)
    if (!isFace) return []
    const descriptor = word('FontDescriptor')
    const isHeld =
      descriptor instanceof PDFDict && PROGRAMS.some((program) => descriptor.has(program))
    return isHeld ? [] : [String(word('BaseFont') ?? 'tanpa nama').replace(/^\//, '')]
  })
  return [...new Set(names)]
}

const withoutFaces = (names: string[]) => ({
  refusal: `Huruf ${names.join(', ')} tidak disertakan dalam PDF ini. Simpan lagi sebagai PDF dengan hurufnya (embed fonts), lalu unggah lagi`,
})

/** The page alone: without scripts, forms, notes and attached files, upright. */
const redraw = async (source: PDFDocument): Promise<Buffer> => {
  const page = source.getPage(0)
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const { x, y, width, height } = page.getCropBox()
  const box = { left: x, bottom: y, right: x + width, top: y + height }
  const embedded = await pdf.embedPage(page, box)
  // It is turned clockwise to be looked at; where its lower left corner comes to lie then.
  const turn = ((page.getRotation().angle % 360) + 360) % 360
  const corners: Record<number, [x: number, y: number]> = {
    ...{ 90: [0, width], 180: [width, height], 270: [height, 0] },
  }
  const [left, bottom] = corners[turn] ?? [0, 0]
  pdf
    .addPage(turn % 180 === 0 ? [width, height] : [height, width])
    .drawPage(embedded, { x: left, y: bottom, rotate: degrees(-turn) })
  return Buffer.from(await pdf.save())
}

/** A PDF of one page that opens without a password, made anew. */
export const onePagePdf = async (bytes: Buffer): Promise<Made> => {
  try {
    const source = await PDFDocument.load(bytes, { password: '' })
    const count = source.getPageCount()
    if (count > 1) return manyPages(count)
    const bare = await redraw(source)
    const missing = missingFaces(await PDFDocument.load(bare))
    return missing.length > 0 ? withoutFaces(missing) : { bytes: bare, extension: 'pdf' }
  } catch {
    return { refusal: UNREADABLE_FILE }
  }
}
