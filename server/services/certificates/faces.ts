import { readFile } from 'node:fs/promises'
import fontkit from '@cantoo/fontkit'
import type { PDFDocument } from '@cantoo/pdf-lib'

const read = (face: string) => readFile(new URL(`fonts/${face}.ttf`, import.meta.url))

/** Read once: each certificate embeds of them the letters that it needs. */
let kept: Promise<Record<'name' | 'serif' | 'text' | 'bold', Buffer>> | undefined

const readFaces = async () => ({
  name: await read('EBGaramond_600SemiBold'),
  serif: await read('EBGaramond_500Medium'),
  text: await read('PlusJakartaSans_500Medium'),
  bold: await read('PlusJakartaSans_700Bold'),
})

/** Without ligatures and alternates: what is read aloud, searched or copied is what was typed. */
const PLAIN = { subset: true, features: { liga: false, dlig: false, calt: false } }

/** The faces of the certificates, to draw and to measure with. */
export const embedFaces = async (pdf: PDFDocument) => {
  kept ??= readFaces()
  const { name, serif, text, bold } = await kept
  pdf.registerFontkit(fontkit)
  return {
    name: await pdf.embedFont(name, PLAIN),
    serif: await pdf.embedFont(serif, PLAIN),
    text: await pdf.embedFont(text, PLAIN),
    bold: await pdf.embedFont(bold, PLAIN),
  }
}
export type Faces = Awaited<ReturnType<typeof embedFaces>>
