import { deflateSync } from 'node:zlib'
import { textWidth, wrapText } from './helvetica.ts'

/** A4, lying; all measures of a page are points from its lower left corner. */
export const PAGE = { width: 842, height: 595 }

/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number]
export const rgb = (hex: string): Rgb => {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

const number = (value: number) => String(Math.round(value * 1000) / 1000)
const colour = (value: Rgb) => value.map(number).join(' ')

/** Characters beyond Latin-1 that WinAnsi has in a place of its own. */
const WIN_ANSI: Record<string, number> = {
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '…': 0x85,
}

const literal = (text: string) => {
  const bytes = [...text].map((letter) => WIN_ANSI[letter] ?? letter.codePointAt(0) ?? 63)
  const escaped = bytes.map((byte) => {
    if (byte > 255) return '?'
    const letter = String.fromCharCode(byte)
    return '()\\'.includes(letter) ? `\\${letter}` : letter
  })
  return `(${escaped.join('')})`
}

export type TextStyle = {
  size: number
  colour: Rgb
  isBold?: boolean
  align?: 'left' | 'centre'
  /** Where lines are broken; without it there is one line. */
  width?: number
}

/** Draws on one page; `y` of a text is its first base line. */
export const createPage = () => {
  const operations: string[] = []
  return {
    fill: (
      [x, y, width, height]: readonly [number, number, number, number],
      value: Rgb,
    ) => {
      const box = [x, y, width, height].map(number).join(' ')
      operations.push(`${colour(value)} rg ${box} re f`)
    },
    frame: (inset: number, lineWidth: number, value: Rgb) => {
      const { width, height } = PAGE
      const box = [inset, inset, width - 2 * inset, height - 2 * inset]
        .map(number)
        .join(' ')
      operations.push(`${colour(value)} RG ${lineWidth} w ${box} re S`)
    },
    /** @returns the base line below the last line */
    text: (x: number, y: number, text: string, style: TextStyle): number => {
      const { size, isBold = false, align = 'left', width } = style
      const lines = width === undefined ? [text] : wrapText(text, { size, width, isBold })
      lines.forEach((line, index) => {
        const shift = align === 'centre' ? textWidth(line, size, isBold) / 2 : 0
        const place = `${number(x - shift)} ${number(y - index * size * 1.35)}`
        operations.push(
          `BT /${isBold ? 'B' : 'R'} ${size} Tf ${colour(style.colour)} rg ${place} Td ${literal(line)} Tj ET`,
        )
      })
      return y - lines.length * size * 1.35
    },
    content: () => operations.join('\n'),
  }
}

export type Page = ReturnType<typeof createPage>

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

const stream = (content: string) => {
  const packed = deflateSync(Buffer.from(content, 'latin1'))
  return `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString('latin1')}\nendstream`
}

/** A PDF of these pages in the two faces that every reader brings along. The same pages, the same bytes. */
export const createPdf = (title: string, pages: readonly Page[]): Buffer => {
  const first = 6
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (id) >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
    ...pages.flatMap((page, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${first + index * 2 + 1} 0 R >>`,
      stream(page.content()),
    ]),
  ]
  let body = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}`
  return Buffer.from(body + xref + trailer, 'latin1')
}
