import { readFile } from 'node:fs/promises'
import type { PDFDocument } from '@cantoo/pdf-lib'
import { madeOnce } from '../made-once.ts'

const read = (face: string) => readFile(new URL(`fonts/${face}.ttf`, import.meta.url))

/** Each certificate embeds of them the letters that it needs. */
const readFaces = madeOnce(async () => ({
  name: await read('EBGaramond_600SemiBold'),
  serif: await read('EBGaramond_500Medium'),
  text: await read('PlusJakartaSans_500Medium'),
  bold: await read('PlusJakartaSans_700Bold'),
}))

/** Without ligatures and alternates: what is read aloud, searched or copied is what was typed. */
const PLAIN = { subset: true, features: { liga: false, dlig: false, calt: false } }

/** A part of a face is named as one, by six letters before its name (ISO 32000-1, 9.6.4). */
const partOf = (face: string) => ({ ...PLAIN, customName: `SERTIF+${face}` })

/** The faces of the certificates, to draw and to measure with. */
export const embedFaces = async (pdf: PDFDocument) => {
  // large, and needed only where a certificate is drawn or its letters are asked for
  const { default: fontkit } = await import('@cantoo/fontkit')
  const { name, serif, text, bold } = await readFaces()
  pdf.registerFontkit(fontkit)
  return {
    name: await pdf.embedFont(name, partOf('EBGaramond-SemiBold')),
    serif: await pdf.embedFont(serif, partOf('EBGaramond-Medium')),
    text: await pdf.embedFont(text, partOf('PlusJakartaSans-Medium')),
    bold: await pdf.embedFont(bold, partOf('PlusJakartaSans-Bold')),
  }
}
export type Faces = Awaited<ReturnType<typeof embedFaces>>
