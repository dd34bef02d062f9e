import type { OfficeRefusal } from '../files/office-file.ts'
import { cellName, type FileFault } from '../tests/test-file-cells.ts'
import { decodeText, isCutText } from './decode-text.ts'
import { tableRows } from './delimited-text.ts'

const OPEN_QUOTE = 'tanda kutip di awal sel tidak ditutup, mungkin berkas ini terpotong'

/** The cells of a CSV file; else why it is not taken, or the cell with which it is not whole. */
export const csvRows = (
  bytes: Uint8Array,
): { rows: string[][] } | { refusal: OfficeRefusal } | { fault: FileFault } => {
  const text = decodeText(bytes)
  if (text === null) return { refusal: 'type' }
  if (isCutText(text)) return { refusal: 'unreadable' }
  const rows = tableRows(text)
  const at = rows.findIndex(({ open }) => open !== null)
  const column = rows[at]?.open ?? null
  if (column !== null)
    return { fault: { cell: cellName(column, at + 1), reason: OPEN_QUOTE } }
  return { rows: rows.map(({ cells }) => cells) }
}
