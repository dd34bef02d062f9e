import { COLOURS } from '../pictures/drawing.ts'
import { createPage, createPdf, PAGE, rgb } from './pdf.ts'

export type CertificateText = {
  number: string
  name: string
  topic: string
  /** 'Selasa, 25 Agustus 2026' */
  date: string
  signer: { name: string; jabatan: string }
}

const GREEN = rgb(COLOURS.rimba800)
const GOLD = rgb(COLOURS.kayu500)
const INK = rgb('#19211C')
const CENTRE = PAGE.width / 2

/** A certificate of attendance on one lying sheet. */
export const certificatePdf = (text: CertificateText): Buffer => {
  const page = createPage()
  const centred = { colour: INK, align: 'centre' as const }
  const large = { ...centred, isBold: true, width: PAGE.width - 200 }
  page.frame(24, 4, GREEN)
  page.frame(34, 1, GOLD)
  page.text(CENTRE, 500, 'SERTIFIKAT', { ...large, size: 40, colour: GREEN })
  page.text(CENTRE, 470, `Nomor: ${text.number}`, { ...centred, size: 12 })
  page.text(CENTRE, 425, 'diberikan kepada', { ...centred, size: 14 })
  let y = page.text(CENTRE, 385, text.name, { ...large, size: 30 })
  page.fill([CENTRE - 160, y + 18, 320, 1.5], GOLD)
  y = page.text(CENTRE, y - 16, 'atas partisipasinya sebagai peserta coaching', {
    ...centred,
    size: 14,
  })
  y = page.text(CENTRE, y - 14, text.topic, { ...large, size: 20, colour: GREEN })
  page.text(CENTRE, y - 6, `yang diselenggarakan secara daring pada ${text.date}`, {
    ...centred,
    size: 14,
  })
  page.text(CENTRE, 100, text.signer.name, { ...large, size: 14 })
  page.text(CENTRE, 80, text.signer.jabatan, { ...centred, size: 12 })
  return createPdf(`Sertifikat ${text.name}`, [page])
}
