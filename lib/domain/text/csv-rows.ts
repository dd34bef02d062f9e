import { type ReadTable, withinLimit } from '../tests/read-table.ts'
import { cellName, faultsText, holdsText } from '../tests/test-file-cells.ts'
import { decodeText, isCutText } from './decode-text.ts'
import { tableRows } from './delimited-text.ts'

const OPEN_QUOTE = 'tanda kutip di awal sel tidak ditutup, mungkin berkas ini terpotong'

/** The cells of a CSV file; else why it is not taken, or the cell with which it is not whole. */
export const csvRows = (bytes: Uint8Array): ReadTable => {
  const text = decodeText(bytes)
  if (text === null) return { refusal: 'type' }
  if (isCutText(text)) return { refusal: 'unreadable' }
  const rows = tableRows(text)
  const at = rows.findIndex(({ open }) => open !== null)
  const column = rows[at]?.open ?? null
  if (column !== null) {
    const fault = { cell: cellName(column, at + 1), reason: OPEN_QUOTE }
    return { told: faultsText([fault]) }
  }
  const last = rows.findLastIndex(({ cells }) => holdsText(cells))
  return withinLimit(rows.slice(0, last + 1).map(({ cells }) => cells))
}
