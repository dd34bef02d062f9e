import type { Cell, Rows } from './test-file-cells.ts'

/** More rows and columns than any file of ours has; the rest of a sheet is not even read. */
const MAX_ROWS = 2_000
const MAX_COLUMNS = 50

/** How a workbook is read, in the browser as on the server: formulas are not evaluated. */
export const READ_SETTINGS = {
  ...{ sheetRows: MAX_ROWS, dense: true, cellHTML: false },
  // the text that Excel shows, and the format that made it
  ...{ cellText: true, cellNF: true, dateNF: 'dd/mm/yyyy' },
} as const

/** A cell of the reader: `v` its value, `w` how its format shows it, `z` that format. */
type SheetCell = { t?: string; v?: unknown; w?: string; z?: unknown }
type Sheet = { '!data'?: (SheetCell | undefined)[][] }

/** A format of rupiah or of the Indonesian language: dots between thousands, a comma before the rest. */
const INDONESIAN = /Rp|-(0x)?(0*421|[0-9a-f]*421)\]/i

const swapped = (shown: string) =>
  shown.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

const shownText = ({ v, w, z }: SheetCell): string => {
  const shown = (w ?? String(v ?? '')).trim()
  return typeof z === 'string' && INDONESIAN.test(z) ? swapped(shown) : shown
}

const toCell = (cell: SheetCell | undefined): Cell => {
  if (!cell || cell.t === 'z' || cell.v === undefined || cell.v === null) return null
  return cell.t === 's' || cell.t === 'str' ? String(cell.v) : { shown: shownText(cell) }
}

/** The cells of a sheet as Excel shows them; what is no text there is marked, so that it can be told. */
export const sheetRows = (sheet: Sheet): Rows =>
  Array.from((sheet['!data'] ?? []).slice(0, MAX_ROWS), (row) =>
    Array.from((row ?? []).slice(0, MAX_COLUMNS), toCell),
  )
