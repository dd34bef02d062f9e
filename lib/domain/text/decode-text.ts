const BOMS = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const

/** Every second byte of Western text in UTF-16 is zero; real text of any other encoding has none. */
const SAMPLE = 512
const zerosAt = (bytes: Uint8Array, odd: 0 | 1): number =>
  bytes.subarray(0, SAMPLE).filter((byte, index) => byte === 0 && index % 2 === odd).length

const encodingOf = (bytes: Uint8Array): string => {
  const marked = BOMS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  if (marked) return marked[0]
  const many = Math.min(bytes.length, SAMPLE) / 4
  if (zerosAt(bytes, 1) > many) return 'utf-16le'
  return zerosAt(bytes, 0) > many ? 'utf-16be' : 'utf-8'
}

/** Stands for a letter of which a part is missing. */
const BROKEN_LETTER = '\ufffd'

/** Whether a text ends within a letter, as a file does that was cut off. */
export const isCutText = (text: string): boolean => text.endsWith(BROKEN_LETTER)

/** A text of which the last letter alone is not whole; null for any other. */
const cutText = (bytes: Uint8Array, encoding: string): string | null => {
  const text = new TextDecoder(encoding).decode(bytes)
  const isCut = isCutText(text) && text.indexOf(BROKEN_LETTER) === text.length - 1
  const isMarked = encoding !== 'utf-8' || bytes[0] === 0xef
  return isCut && (isMarked || /[\x80-\ufffc]/.test(text)) ? text : null
}

/**
 * The text of a file that some program wrote: UTF-8 with or without its mark, UTF-16 as Teams and Excel
 * ('Unicode Text') write it, else Windows-1252. Null where the bytes are no text, such as a workbook.
 */
export const decodeText = (bytes: Uint8Array): string | null => {
  const encoding = encodingOf(bytes)
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    const cut = cutText(bytes, encoding)
    if (cut !== null) return cut
    const isBinary = bytes.subarray(0, SAMPLE).some((byte) => byte < 9)
    return isBinary ? null : new TextDecoder('windows-1252').decode(bytes)
  }
}
