export type Delimiter = ',' | ';' | '\t'

/** A row of a delimited file and the line that it starts on, the first being 1. */
export type DelimitedRow = { line: number; cells: string[] }

const TOKEN = /"((?:[^"]|"")*)"|[^"\n]+|"|\n/g

/** A piece of text between quotes, or up to the next one, and what it adds. */
const unquoted = (quoted: string): string => quoted.replaceAll('""', '"')

/**
 * Rows of a CSV file: quotes around cells, doubled quotes and line breaks inside them, any line ends.
 * Blank rows stay, because in reports they end a table.
 */
export const parseDelimited = (text: string, delimiter: Delimiter): DelimitedRow[] => {
  const rows: DelimitedRow[] = []
  let line = 1
  let row: DelimitedRow = { line, cells: [''] }
  const add = (piece: string) => {
    row.cells[row.cells.length - 1] += piece
  }
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  for (const [token, quoted] of source.matchAll(TOKEN)) {
    if (token === '\n') {
      rows.push(row)
      line += 1
      row = { line, cells: [''] }
    } else if (quoted === undefined) {
      const [first = '', ...more] = token.split(delimiter)
      add(first)
      row.cells.push(...more)
    } else {
      add(unquoted(quoted))
      line += quoted.split('\n').length - 1
    }
  }
  rows.push(row)
  return rows.map(({ line: at, cells }) => ({
    line: at,
    cells: cells.map((cell) => cell.trim()),
  }))
}

export const isBlankRow = ({ cells }: DelimitedRow): boolean =>
  cells.every((cell) => cell === '')

/** The cells of a table in CSV; its delimiter is the one that stands in its first line. */
export const tableRows = (text: string): string[][] => {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const delimiter = ([';', '\t', ','] as const).find((one) => head.includes(one)) ?? '\t'
  return parseDelimited(text, delimiter).map(({ cells }) => cells)
}
