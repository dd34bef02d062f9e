/** Widths of Helvetica's characters 32 to 126, in thousandths of the font's size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722,
  722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722,
  667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
  556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,
  500, 334, 260, 334, 584,
]
const OTHER = 556
/** Bold letters are wider; close enough for centring. */
const BOLD = 1.07

/** Width of a line in points. */
export const textWidth = (text: string, size: number, isBold = false): number => {
  const units = [...text].reduce(
    (sum, letter) => sum + (WIDTHS[(letter.codePointAt(0) ?? 0) - 32] ?? OTHER),
    0,
  )
  return (units / 1000) * size * (isBold ? BOLD : 1)
}

/** Breaks a text into lines of at most `width` points. */
export const wrapText = (
  text: string,
  { size, width, isBold = false }: { size: number; width: number; isBold?: boolean },
): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && textWidth(longer, size, isBold) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
