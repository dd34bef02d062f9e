import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** A PDF of so many pages in A4 landscape. */
export const pdfOf = async (
  pages: number,
  change: (pdf: PDFDocument) => unknown = () => {},
) => {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1)
    pdf.addPage([842, 595]).drawRectangle({ width: 40, height: 40 })
  await change(pdf)
  return Buffer.from(await pdf.save())
}

/** Of three channels one that nothing is seen through, of four half. */
export const paperPicture = (channels: 3 | 4, format: 'png' | 'jpeg') =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels,
      background: { r: 9, g: 9, b: 9, alpha: 0.5 },
    },
  })
    .toFormat(format)
    .toBuffer()
