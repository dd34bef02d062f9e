import { PDFDocument } from '@cantoo/pdf-lib'
import { embedFaces } from './faces.ts'

const readLetters = async () => {
  const { name, text } = await embedFaces(await PDFDocument.create())
  const both = new Set(text.getCharacterSet())
  return new Set(name.getCharacterSet().filter((letter) => both.has(letter)))
}

/** Read once. */
let letters: Promise<Set<number>> | undefined

/** Letters of a text that the faces of the certificates do not have, each once. */
export const unprintableLetters = async (text: string): Promise<string[]> => {
  letters ??= readLetters()
  const known = await letters
  return [...new Set(text)].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))
}
