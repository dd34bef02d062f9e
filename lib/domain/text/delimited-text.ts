export type Delimiter = ',' | ';' | '\t'

/** A row of a delimited file and the line that it starts on, the first being 1. */
export type DelimitedRow = {
  line: number
  cells: string[]
  /** Which cell of it begins with a quote that has no end. */
  open: number | null
}

/** Where a cell's quote ends that began before `from`; -1 where it has no end. */
const quoteEnd = (source: string, from: number): number => {
  let at = source.indexOf('"', from)
  while (at >= 0 && source[at + 1] === '"') at = source.indexOf('"', at + 2)
  return at
}

const breaksIn = (text: string): number => text.split('\n').length - 1

/**
 * Rows of a CSV file: quotes around cells, doubled quotes and line breaks inside them, any line ends. As in Excel a quote
 * further in is one to read. Blank rows stay, because in reports they end a table.
 */
export const parseDelimited = (text: string, delimiter: Delimiter): DelimitedRow[] => {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const rest = new RegExp(`[^${delimiter}\n]*`, 'y')
  const rows: DelimitedRow[] = []
  let [at, line] = [0, 1]
  let row: DelimitedRow = { line, cells: [], open: null }
  while (at <= source.length) {
    let begin = at
    while (source[begin] === ' ') begin += 1
    const isQuoted = source[begin] === '"'
    const end = isQuoted ? quoteEnd(source, begin + 1) : -1
    const quoted = end < 0 ? '' : source.slice(begin + 1, end)
    rest.lastIndex = end < 0 ? at : end + 1
    const [bare = ''] = rest.exec(source) ?? []
    if (isQuoted && end < 0) row.open ??= row.cells.length
    row.cells.push((quoted.replaceAll('""', '"') + bare).trim())
    line += breaksIn(quoted)
    at = rest.lastIndex + 1
    if (source[at - 1] === delimiter) continue
    rows.push(row)
    line += 1
    row = { line, cells: [], open: null }
  }
  return rows
}

export const isBlankRow = ({ cells }: DelimitedRow): boolean =>
  cells.every((cell) => cell === '')

/** The line above the head that names the delimiter; Excel takes it and does not show it. */
const HINT = /^\ufeff?sep=([;\t,])(?:\r\n?|\n|$)/i

/**
 * The rows of a table in CSV, the first below Excel's hint; its delimiter is the one that the hint names, else that which stands in
 * the first line that holds anything.
 */
export const tableRows = (text: string): DelimitedRow[] => {
  const [hint = '', named] = HINT.exec(text) ?? []
  const table = text.slice(hint.length)
  const [head = ''] = named ?? /\S[^\r\n]*/.exec(table) ?? []
  const delimiter = ([';', '\t', ','] as const).find((one) => head.includes(one)) ?? '\t'
  return parseDelimited(table, delimiter)
}
