import { madeOnce } from '../made-once.ts'
import { embedFaces } from './faces.ts'

/** The serif face has all that the other one has. */
const readLetters = madeOnce(async () => {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const { name } = await embedFaces(await PDFDocument.create())
  return new Set(name.getCharacterSet())
})

/** Letters of a text that the faces of the certificates do not have, each once. */
export const unprintableLetters = async (text: string): Promise<string[]> => {
  const known = await readLetters()
  return [...new Set(text)].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))
}

/**
 * Says which letters of a text cannot be printed; null where all can.
 *
 * @param where the text stands, said after the letters
 */
export const tellUnprintable = async (text: string, where = ''): Promise<string | null> => {
  const found = await unprintableLetters(text)
  return found.length > 0 ? `Huruf ${found.join(' ')}${where} tidak dapat dicetak.` : null
}
