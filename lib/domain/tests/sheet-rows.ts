import type { OfficeRefusal } from '../files/office-file.ts'
import { type Formats, type Showing, shownNumber } from './shown-number.ts'
import type { Cell, Rows } from './test-file-cells.ts'

/** More rows and columns than any file of ours has; the rest of a sheet is not even read. */
const MAX_ROWS = 2_000
const MAX_COLUMNS = 50

/** How a workbook is read, in the browser as on the server: formulas are not evaluated. */
const READ_SETTINGS = {
  ...{ sheetRows: MAX_ROWS, dense: true, cellHTML: false },
  // the text that Excel shows, and the format that made it
  ...{ cellText: true, cellNF: true, dateNF: 'dd/mm/yyyy' },
} as const

/** A cell of the package: `v` its value, `w` how its format shows it, `z` that format. */
type SheetCell = { t?: string; v?: unknown; w?: string; z?: unknown }
type Sheet = { '!data'?: (SheetCell | undefined)[][]; '!type'?: string }
type Book = {
  SheetNames: string[]
  Sheets: Record<string, Sheet>
  Workbook?: { Sheets?: { Hidden?: number }[]; WBProps?: { date1904?: boolean } }
}
/** The spreadsheet package, which browser and server load each in its way. */
type Package = {
  read: (bytes: Uint8Array, settings: typeof READ_SETTINGS) => Book
  SSF: Formats
}

const shownText = ({ v, w, z }: SheetCell, showing: Showing): string => {
  if (typeof v !== 'number' || typeof z !== 'string') return (w ?? String(v ?? '')).trim()
  return shownNumber({ value: v, format: z, known: w }, showing).trim()
}

const toCell = (cell: SheetCell | undefined, showing: Showing): Cell => {
  if (!cell || cell.t === 'z' || cell.v === undefined || cell.v === null) return null
  const isText = cell.t === 's' || cell.t === 'str'
  return isText ? String(cell.v) : { shown: shownText(cell, showing) }
}

const rowsOf = (sheet: Sheet, showing: Showing): Rows =>
  Array.from((sheet['!data'] ?? []).slice(0, MAX_ROWS), (row) =>
    Array.from((row ?? []).slice(0, MAX_COLUMNS), (cell) => toCell(cell, showing)),
  )

/** The first sheet of cells that Excel shows: hidden ones and charts are passed over. */
const findSheet = ({ SheetNames, Sheets, Workbook }: Book): Sheet | undefined => {
  const sheets = SheetNames.map((name) => Sheets[name])
  return sheets.find(
    (sheet, index) =>
      sheet &&
      !Workbook?.Sheets?.[index]?.Hidden &&
      (sheet['!type'] ?? 'sheet') === 'sheet',
  )
}

/**
 * The cells of a workbook's first sheet as Excel shows them; what is no text there is marked, so that it can be told.
 *
 * @returns why it cannot be read, where it cannot
 */
export const firstSheet = (
  { read, SSF }: Package,
  bytes: Uint8Array,
): { rows: Rows } | { refusal: OfficeRefusal } => {
  try {
    const book = read(bytes, READ_SETTINGS)
    const sheet = findSheet(book)
    if (!sheet) return { refusal: 'type' }
    const date1904 = book.Workbook?.WBProps?.date1904 === true
    return { rows: rowsOf(sheet, { formats: SSF, date1904 }) }
  } catch (error) {
    // the package has no other way to tell it of the old format
    const isLocked = error instanceof Error && /password-protected/.test(error.message)
    return { refusal: isLocked ? 'password' : 'unreadable' }
  }
}
