import {
  degrees,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setCharacterSpacing,
} from '@cantoo/pdf-lib'
import { encode } from 'uqr'
import { showKode } from '../../../lib/domain/certificates/kode.ts'
import type { CertificateContent, Signer } from '../../../lib/entities/issuing-values.ts'
import type { Faces } from './faces.ts'
import { fitText, type TextBox } from './fit-text.ts'
import { drawOrnaments, drawRule, GREEN, INK, SOFT_INK } from './ornaments.ts'

/** A4 landscape in points. */
export const PAGE_SIZE = [841.89, 595.28] as const
const CENTRE = PAGE_SIZE[0] / 2

/** A box that a text of any length stays in, with its upper edge. */
type Place = TextBox & { centre: number; top: number }

export const PLACES = {
  name: { centre: CENTRE, top: 394, width: 640, height: 66, size: 40, leading: 1.08 },
  institution: {
    centre: CENTRE,
    top: 314,
    width: 600,
    height: 26,
    size: 12.5,
    leading: 1.2,
  },
  topic: { centre: CENTRE, top: 264, width: 640, height: 56, size: 23, leading: 1.15 },
  number: { centre: CENTRE, top: 443, width: 520, height: 18, size: 11.5, leading: 1.2 },
} satisfies Record<string, Place>

const SIGNER = { width: 210, leading: 1.2 }
const SIGNER_NAME = { ...SIGNER, height: 28, size: 12 }
const SIGNER_TITLE = { ...SIGNER, height: 26, size: 9.5 }

type Style = { font: PDFFont; color: ReturnType<typeof rgb> }

/** Widths of the letters of each face, measured once; pairs may stand closer than their letters' sum. */
export const widthsOf = (font: PDFFont) => {
  const known = new Map<string, number>()
  return (letter: string) => {
    const width = known.get(letter) ?? font.widthOfTextAtSize(letter, 1)
    known.set(letter, width)
    return width
  }
}

const drawLine = (
  page: PDFPage,
  { text, x, y, size }: { text: string; x: number; y: number; size: number },
  { font, color }: Style,
) => {
  const width = font.widthOfTextAtSize(text, size)
  page.drawText(text, { x: x - width / 2, y, size, font, color })
}

/** Draws the lines in the middle of their box. */
const drawIn = (page: PDFPage, place: Place, text: string, style: Style) => {
  const { size, lines } = fitText(text, place, widthsOf(style.font))
  const step = size * place.leading
  const first = place.top - (place.height - lines.length * step) / 2 - size * 0.82
  for (const [index, line] of lines.entries())
    drawLine(page, { text: line, x: place.centre, y: first - index * step, size }, style)
}

const drawSpaced = (
  page: PDFPage,
  { text, y, size, gap }: { text: string; y: number; size: number; gap: number },
  { font, color }: Style,
) => {
  const width = font.widthOfTextAtSize(text, size) + gap * (text.length - 1)
  page.pushOperators(pushGraphicsState(), setCharacterSpacing(gap))
  page.drawText(text, { x: CENTRE - width / 2, y, size, font, color })
  page.pushOperators(popGraphicsState())
}

const drawHead = (page: PDFPage, faces: Faces, { issuer, number }: CertificateContent) => {
  const head = { text: issuer.toUpperCase(), y: 512, size: 11.5, gap: 2.4 }
  drawSpaced(page, head, { font: faces.bold, color: GREEN })
  const title = { text: 'SERTIFIKAT', y: 458, size: 52, gap: 9 }
  drawSpaced(page, title, { font: faces.name, color: GREEN })
  drawIn(page, PLACES.number, `Nomor: ${number}`, { font: faces.text, color: SOFT_INK })
}

const drawBody = (page: PDFPage, faces: Faces, content: CertificateContent) => {
  const plain = { font: faces.text, color: INK }
  const line = (text: string, y: number) =>
    drawLine(page, { text, x: CENTRE, y, size: 12 }, plain)
  line('diberikan kepada', 402)
  drawIn(page, PLACES.name, content.name, { font: faces.name, color: GREEN })
  drawRule(page, { x: CENTRE, y: 322 }, 420)
  if (content.institution) drawIn(page, PLACES.institution, content.institution, plain)
  line('sebagai peserta yang telah menyelesaikan seluruh tahapan coaching', 271)
  drawIn(page, PLACES.topic, content.topic, { font: faces.serif, color: INK })
  line(`pada ${content.date}, setara dengan ${content.hours} jam pelajaran`, 194)
}

const drawSigner = (
  page: PDFPage,
  faces: Faces,
  { name, title }: Signer,
  centre: number,
) => {
  page.drawLine({
    ...{ start: { x: centre - 105, y: 92 }, end: { x: centre + 105, y: 92 } },
    ...{ color: SOFT_INK, thickness: 0.6 },
  })
  const nameStyle = { font: faces.bold, color: INK }
  drawIn(page, { ...SIGNER_NAME, centre, top: 122 }, name, nameStyle)
  if (title)
    drawIn(page, { ...SIGNER_TITLE, centre, top: 88 }, title, {
      ...{ font: faces.text, color: SOFT_INK },
    })
}

/** Where each signs: one alone on the right, the last always below place and date. */
const SIGN_AT = { left: 206, right: PAGE_SIZE[0] - 206 }

const drawSigners = (page: PDFPage, faces: Faces, content: CertificateContent) => {
  const { signers, place, issuedDate } = content
  const [first, second] = signers
  if (first && second) drawSigner(page, faces, first, SIGN_AT.left)
  const last = second ?? first
  if (last) drawSigner(page, faces, last, SIGN_AT.right)
  const line = { text: `${place}, ${issuedDate}`, x: SIGN_AT.right, y: 168, size: 11 }
  drawLine(page, line, { font: faces.text, color: INK })
}

const QR_SIZE = 70

/** The dark squares of a code as one path. */
const qrPath = (rows: boolean[][]) =>
  rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : '')))
    .join('')

const drawCheck = (page: PDFPage, faces: Faces, { address, kode }: CertificateContent) => {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const [x, y] = [CENTRE - QR_SIZE / 2, 100 + QR_SIZE]
  page.drawRectangle({
    ...{ x: x - 6, y: y - QR_SIZE - 6, width: QR_SIZE + 12, height: QR_SIZE + 12 },
    color: rgb(1, 1, 1),
  })
  page.drawSvgPath(qrPath(data), {
    ...{ x, y, scale: QR_SIZE / size, color: INK, borderWidth: 0 },
  })
  const caption = { text: `Kode ${showKode(kode)}`, x: CENTRE, y: 82, size: 9.5 }
  drawLine(page, caption, { font: faces.bold, color: INK })
  const advice = 'Pindai untuk memeriksa sertifikat ini'
  drawLine(
    page,
    { text: advice, x: CENTRE, y: 70, size: 8 },
    {
      ...{ font: faces.text, color: SOFT_INK },
    },
  )
}

/** Nobody shall take an example for a certificate. */
const drawSampleMark = (page: PDFPage, { bold: font }: Faces) =>
  page.drawText('CONTOH', {
    ...{ x: 168, y: 96, size: 150, font, rotate: degrees(32) },
    ...{ color: rgb(0.72, 0.11, 0.11), opacity: 0.14 },
  })

/** The template that comes with the portal. */
export const drawCertificate = (
  page: PDFPage,
  faces: Faces,
  content: CertificateContent,
  { isSample = false } = {},
): void => {
  drawOrnaments(page)
  drawHead(page, faces, content)
  drawBody(page, faces, content)
  drawSigners(page, faces, content)
  drawCheck(page, faces, content)
  if (isSample) drawSampleMark(page, faces)
}
