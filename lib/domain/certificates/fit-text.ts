/** Where a text may stand: its width, its height, and the size it has when there is room; in points. */
export type TextBox = { width: number; height: number; size: number; leading: number }

export type FittedText = { size: number; lines: string[] }

/** Width of one letter with its marks, at a size of one point. */
export type LetterWidth = (letter: string) => number

/** A long text shrinks to two thirds before it is wrapped. */
const SMALLEST_ON_ONE_LINE = 2 / 3
const STEP = 0.5

/** Letters, each with the marks that belong to it. */
const lettersOf = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []

/** The pieces of a word: itself, unless it is longer than a line. */
const breakWord = (word: string, most: number, widthOf: LetterWidth): string[] => {
  const pieces: string[] = []
  let [piece, width] = ['', 0]
  for (const letter of lettersOf(word)) {
    const more = widthOf(letter)
    if (piece !== '' && width + more > most) {
      pieces.push(piece)
      ;[piece, width] = ['', 0]
    }
    piece += letter
    width += more
  }
  return [...pieces, piece]
}

const measureBy = (widthOf: LetterWidth) => (part: string) =>
  lettersOf(part).reduce((width, letter) => width + widthOf(letter), 0)

/** @param most width of a line at a size of one point */
const wrap = (text: string, most: number, widthOf: LetterWidth): string[] => {
  const measure = measureBy(widthOf)
  const words = text.split(' ').flatMap((word) => breakWord(word, most, widthOf))
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * Puts a text into a box: on one line while it is at most a third smaller, then on several, and
 * smaller still where even they would leave the box.
 */
export const fitText = (text: string, box: TextBox, widthOf: LetterWidth): FittedText => {
  const measure = measureBy(widthOf)
  const width = measure(text)
  const size = Math.min(box.size, box.width / width, box.height / box.leading)
  const least = box.size * SMALLEST_ON_ONE_LINE
  if (size >= least) return { size, lines: [text] }
  for (let smaller = least; smaller > STEP; smaller -= STEP) {
    const most = box.width / smaller
    const lines = wrap(text, most, widthOf)
    const isInside =
      lines.length * smaller * box.leading <= box.height &&
      // A single letter may be wider than its line.
      lines.every((line) => measure(line) <= most)
    if (isInside) return { size: smaller, lines }
  }
  throw new Error('a text is too long for any box')
}
