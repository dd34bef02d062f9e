import { type ReadTable, withinLimit } from './read-table.ts'
import { type Formats, type Showing, shownNumber } from './shown-number.ts'
import { type Cell, holdsText, type Rows } from './test-file-cells.ts'

/** How a workbook is read, in the browser as on the server: formulas are not evaluated. */
const READ_SETTINGS = {
  ...{ dense: true, cellHTML: false },
  // formulas that nobody has worked out are told apart from blank cells
  ...{ sheetStubs: true },
  // the text that Excel shows, and the format that made it
  ...{ cellText: true, cellNF: true, dateNF: 'dd/mm/yyyy' },
} as const

/** A cell of the package: `v` its value, `w` how its format shows it, `z` that format, `f` its formula. */
type SheetCell = { t?: string; v?: unknown; w?: string; z?: unknown; f?: string }
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

/** From here on a number has digits that Excel does not keep. */
const TOO_LONG = 1e15
const NOT_KEPT =
  'angka lebih dari 15 digit tidak disimpan utuh oleh Excel; ubah format sel ini menjadi Teks, lalu ketik lagi'
const NOT_COUNTED =
  'rumusnya belum dihitung; buka file ini di Excel, simpan, lalu pilih lagi'
const failed = (error: string) =>
  `rumusnya gagal di Excel (${error}); perbaiki, atau ketik isinya`

const toCell = (cell: SheetCell | undefined, showing: Showing): Cell => {
  const error = cell?.w || '#ERROR!'
  if (cell?.t === 'e') return { shown: error, broken: failed(error) }
  if (cell?.t === 'z' && cell.f) return { shown: `=${cell.f}`, broken: NOT_COUNTED }
  if (!cell || cell.t === 'z' || cell.v === undefined || cell.v === null) return null
  if (cell.t === 's' || cell.t === 'str') return String(cell.v)
  const isWhole = !(typeof cell.v === 'number' && Math.abs(cell.v) >= TOO_LONG)
  return { shown: shownText(cell, showing), ...(!isWhole && { broken: NOT_KEPT }) }
}

/** The rows of a sheet down to the last that holds anything. */
const rowsOf = (sheet: Sheet, showing: Showing): Rows => {
  const data = sheet['!data'] ?? []
  const rows: Cell[][] = []
  // rows that a program has only given a form can be a million
  for (const [index, row] of Object.entries(data)) {
    const cells = Array.from(row, (cell) => toCell(cell, showing))
    if (holdsText(cells)) rows[Number(index)] = cells
  }
  return Array.from(rows, (cells) => cells ?? [])
}

type Filled = { name: string; isHidden: boolean; rows: Rows }

const filledSheets = (book: Book, formats: Formats): Filled[] => {
  const showing = { formats, date1904: book.Workbook?.WBProps?.date1904 === true }
  return book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name]
    if (!sheet || (sheet['!type'] ?? 'sheet') !== 'sheet') return []
    const rows = rowsOf(sheet, showing)
    const isHidden = Boolean(book.Workbook?.Sheets?.[index]?.Hidden)
    return rows.length > 0 ? [{ name, isHidden, rows }] : []
  })
}

const NAMED_SHEETS = 5

/** Nobody can guess which of several is meant, and nothing of a file is left out without a word. */
const severalSheets = (filled: readonly Filled[]): string => {
  const named = filled
    .slice(0, NAMED_SHEETS)
    .map(({ name, isHidden }) => `“${name}”${isHidden ? ' (tersembunyi)' : ''}`)
  const more = filled.length - named.length
  return `File ditolak seluruhnya. Isinya ada di lembar ${named.join(', ')}${more > 0 ? `, dan ${more} lembar lain` : ''}, padahal yang dibaca hanya satu lembar yang terlihat. Salin lembar yang diperlukan ke file baru, lalu pilih file itu.`
}

/**
 * The cells of the one sheet that holds anything, as Excel shows them; what is no text there is marked, so that it can be told.
 *
 * @returns why it cannot be read, where it cannot
 */
export const sheetRows = ({ read, SSF }: Package, bytes: Uint8Array): ReadTable => {
  try {
    const filled = filledSheets(read(bytes, READ_SETTINGS), SSF)
    const isOne = filled.length < 2 && !filled[0]?.isHidden
    return isOne ? withinLimit(filled[0]?.rows ?? []) : { told: severalSheets(filled) }
  } catch (error) {
    // the package has no other way to tell it of the old format
    const isLocked = error instanceof Error && /password-protected/.test(error.message)
    return { refusal: isLocked ? 'password' : 'unreadable' }
  }
}
