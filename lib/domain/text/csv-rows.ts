import { type ReadTable, withinLimit } from '../tests/read-table.ts'
import {
  cellName,
  type FileFault,
  faultsText,
  holdsText,
} from '../tests/test-file-cells.ts'
import { decodeText, isCutText } from './decode-text.ts'
import { type DelimitedRow, tableRows } from './delimited-text.ts'

const OPEN_QUOTE = 'tanda kutip di awal sel tidak ditutup, mungkin file ini terpotong'

/** What comes in place of a file where a session has ended. */
const PAGE = /^\s*<(!doctype|html)/i
const NO_HEAD =
  'tidak ada judul kolom di atas isi ini; bila isinya memuat tanda pemisah, apit dengan tanda kutip'

const openQuotes = (rows: readonly DelimitedRow[]): FileFault[] =>
  rows.flatMap(({ open }, at) =>
    open === null ? [] : [{ cell: cellName(open, at + 1), reason: OPEN_QUOTE }],
  )

/** What stands behind the last column that the head has, as where a name holds the delimiter. */
const partedCells = (rows: readonly DelimitedRow[]): FileFault[] => {
  const width = rows.find(({ cells }) => holdsText(cells))?.cells.length ?? 0
  return rows.flatMap(({ cells }, at) =>
    holdsText(cells.slice(width))
      ? [{ cell: cellName(width, at + 1), reason: NO_HEAD }]
      : [],
  )
}

/** The cells of a CSV file; else why it is not taken, or the cell with which it is not whole. */
export const csvRows = (bytes: Uint8Array): ReadTable => {
  const text = decodeText(bytes)
  if (text === null || PAGE.test(text)) return { refusal: 'type' }
  if (isCutText(text)) return { refusal: 'unreadable' }
  const rows = tableRows(text)
  const faults = [...openQuotes(rows), ...partedCells(rows)]
  if (faults.length > 0) return { told: faultsText(faults) }
  const last = rows.findLastIndex(({ cells }) => holdsText(cells))
  return withinLimit(rows.slice(0, last + 1).map(({ cells }) => cells))
}
