/** A cell of a table that leaves the portal: text, a number, or nothing. */
export type TableCell = string | number | null

/** What a spreadsheet would run as a formula; a lone sign is a dash to read. */
const FORMULA = /^\s*[=+\-@＝＋－＠].|^[\t\r\n]/s
/** Digits that a spreadsheet would take for a number and spoil: 0812… loses its zero, 62812… its shape. */
const SPOILT_DIGITS = /^(?:0\d+|\d{11,})$/

const guarded = (text: string): string =>
  FORMULA.test(text) || SPOILT_DIGITS.test(text) ? `'${text}` : text

/** Numbers with the comma that an Indonesian spreadsheet reads. */
const cellText = (cell: TableCell): string => {
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? String(cell).replace('.', ',') : ''
  }
  return guarded(cell ?? '')
}

/**
 * Rows as CSV for a spreadsheet with Indonesian settings: UTF-8 with a byte order mark, `;` between the
 * cells, every cell quoted, formulas and telephone numbers kept as text by a leading `'`.
 */
export const csvText = (rows: readonly (readonly TableCell[])[]): string => {
  const lines = rows.map((cells) =>
    cells.map((cell) => `"${cellText(cell).replaceAll('"', '""')}"`).join(';'),
  )
  return `\ufeff${lines.join('\r\n')}\r\n`
}
