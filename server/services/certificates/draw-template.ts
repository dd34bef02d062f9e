import {
  BlendMode,
  degrees,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setCharacterSpacing,
} from '@cantoo/pdf-lib'
import { encode } from 'uqr'
import { faceFor } from '../../../lib/domain/certificates/face-for.ts'
import {
  ornaments,
  ruleShapes,
  type Shape,
} from '../../../lib/domain/certificates/ornaments.ts'
import { placeQr } from '../../../lib/domain/certificates/qr-place.ts'
import { fieldName } from '../../../lib/domain/certificates/template-faults.ts'
import { fillText } from '../../../lib/domain/certificates/template-text.ts'
import { POINTS, pointsOf, setText } from '../../../lib/domain/certificates/text-lines.ts'
import type { CertificateContent } from '../../../lib/entities/issuing-values.ts'
import type { TemplateField, TemplateLayout } from '../../../lib/entities/template.ts'
import { coverPage, fitInto } from './draw-files.ts'
import type { Faces } from './faces.ts'
import { createStructure } from './structure.ts'
import type { EmbeddedFile, EmbeddedFiles } from './template-files.ts'

/** Widths of the letters of each face, measured once; pairs may stand closer than their letters' sum. */
export const widthsOf = (font: PDFFont) => {
  const known = new Map<string, number>()
  return (letter: string) => {
    const width = known.get(letter) ?? font.widthOfTextAtSize(letter, 1)
    known.set(letter, width)
    return width
  }
}

const colorOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  return rgb(red, green, blue)
}

const drawShapes = (page: PDFPage, shapes: Shape[]) => {
  for (const { path, fill, stroke, width } of shapes)
    page.drawSvgPath(path, {
      ...{ x: 0, y: page.getHeight(), borderWidth: stroke ? width : 0 },
      ...(fill && { color: colorOf(fill) }),
      ...(stroke && { borderColor: colorOf(stroke) }),
    })
}

const faceOf = (faces: Faces, field: TemplateField, text: string) => {
  const { font, bold } = faceFor(field, text)
  if (font === 'serif') return bold ? faces.name : faces.serif
  return bold ? faces.bold : faces.text
}

/** Where a line of this width begins, by its field's alignment. */
const startOf = ({ x, width, align }: TemplateField, length: number) => {
  const room = width * POINTS - length
  return x * POINTS + { left: 0, center: room / 2, right: room }[align]
}

type Drawing = { page: PDFPage; faces: Faces; files: EmbeddedFiles }
type Told = Drawing & { structure: ReturnType<typeof createStructure> }

const drawText = ({ page, faces }: Drawing, field: TemplateField, text: string) => {
  const [font, color] = [faceOf(faces, field, text), colorOf(field.color)]
  const { size, gap, lines } = setText(text, field, widthsOf(font))
  page.pushOperators(pushGraphicsState(), setCharacterSpacing(gap))
  for (const { text: line, baseline } of lines) {
    const length = font.widthOfTextAtSize(line, size) + gap * ([...line].length - 1)
    const place = { x: startOf(field, length), y: page.getHeight() - baseline }
    page.drawText(line, { ...place, size, font, color })
  }
  page.pushOperators(popGraphicsState())
  const { x, y, width, height } = pointsOf(field)
  if (!field.underline) return
  const path = `M${x} ${y + height}L${x + width} ${y + height}`
  drawShapes(page, [{ path, stroke: field.color, width: 0.6 }])
}

const drawQr = ({ page }: Drawing, field: TemplateField, address: string) => {
  const qr = encode(address, { ecc: 'M', border: 0 })
  const { square, code, path } = placeQr(pointsOf(field), qr)
  const { x, side } = square
  const y = page.getHeight() - square.y - side
  page.drawRectangle({ x, y, width: side, height: side, color: rgb(1, 1, 1) })
  page.drawSvgPath(path, {
    ...{ x: code.x, y: page.getHeight() - code.y, scale: code.scale },
    ...{ color: colorOf(field.color), borderWidth: 0 },
  })
}

/** White paper around a signature lets the page shine through. */
const drawPicture = ({ page, files }: Drawing, field: TemplateField) => {
  const file = files.get(field.file?.filePath ?? '')
  if (file?.kind !== 'image') throw new Error('a picture of a template was not embedded')
  const box = pointsOf(field)
  const y = page.getHeight() - box.y - box.height
  const place = fitInto({ ...box, y }, file.image)
  page.drawImage(file.image, { ...place, blendMode: BlendMode.Multiply })
}

const drawField = (
  { structure, ...drawing }: Told,
  field: TemplateField,
  content: CertificateContent,
): void => {
  const draw = {
    qr: () =>
      structure.picture(`Kode QR menuju ${content.address}`, () =>
        drawQr(drawing, field, content.address),
      ),
    picture: () => structure.picture(fieldName(field), () => drawPicture(drawing, field)),
    rule: () =>
      structure.ornament(() =>
        drawShapes(drawing.page, ruleShapes(pointsOf(field), field.color)),
      ),
    text: () => {
      const text = fillText(field.text, content)
      if (text !== null) structure.text(() => drawText(drawing, field, text))
    },
  }
  draw[field.kind]()
}

const drawBackground = (
  { page }: Drawing,
  background: TemplateLayout['background'],
  file: EmbeddedFile | undefined,
) => {
  if (background === 'frame') drawShapes(page, ornaments(page.getSize()))
  if (background !== 'file') return
  if (!file) throw new Error('the background of a template was not embedded')
  const place = coverPage(page.getSize(), file.kind === 'image' ? file.image : file.page)
  if (file.kind === 'image') page.drawImage(file.image, place)
  else page.drawPage(file.page, place)
}

/** Nobody shall take an example for a certificate. */
const drawSampleMark = ({ page, faces }: Drawing) => {
  const { width, height } = page.getSize()
  const turn = Math.atan2(height, width)
  const size = width * 0.16
  const half = faces.bold.widthOfTextAtSize('CONTOH', size) / 2
  page.drawText('CONTOH', {
    ...{ x: width / 2 - half * Math.cos(turn), y: height / 2 - half * Math.sin(turn) },
    ...{ size, font: faces.bold, rotate: degrees((turn * 180) / Math.PI) },
    ...{ color: rgb(0.72, 0.11, 0.11), opacity: 0.14 },
  })
}

/** A certificate by its template: the background, the fields from the lowest to the uppermost. */
export const drawTemplate = (
  drawing: Drawing,
  layout: TemplateLayout,
  content: CertificateContent,
  { isSample = false } = {},
): void => {
  const { background, backgroundFile, fields } = layout
  const structure = createStructure(drawing.page)
  structure.ornament(() =>
    drawBackground(drawing, background, drawing.files.get(backgroundFile?.filePath ?? '')),
  )
  for (const field of fields) drawField({ ...drawing, structure }, field, content)
  if (isSample) structure.text(() => drawSampleMark(drawing))
  structure.close()
}
