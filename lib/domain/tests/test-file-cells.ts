/** What Excel shows of a cell that holds no text: a number, a date, a truth; `broken` why it cannot be taken. */
type ShownCell = { shown: string; broken?: string }
/** A cell of a table; rows are counted from 1 as people see them. */
export type Cell = string | number | ShownCell | null | undefined
export type Rows = readonly (readonly Cell[])[]

/** A fault with the cell it stands in, e.g. `C4`; the whole file is refused (decision 57). */
export type FileFault = { cell: string; reason: string }

export type Columns = Record<string, readonly string[]>

const isShown = (cell: Cell): cell is ShownCell => typeof cell === 'object' && cell !== null

/** All but what nobody sees at its ends: spaces, controls and marks of direction or without width, as they come with copied text. */
const SEEN = /^[\s\p{Cc}\p{Cf}]*(.*[^\s\p{Cc}\p{Cf}])?/su

export const textOf = (cell: Cell): string =>
  SEEN.exec(isShown(cell) ? cell.shown : String(cell ?? ''))?.[1] ?? ''

/** Controls that no text of a sheet needs, half signs, and those that one font alone knows, as Word's of symbols. */
const UNSEEN = /[^\P{Cc}\t\r\n]|\p{Cs}|\p{Co}/u

/** Why a cell cannot be taken, whatever it should hold. */
export const brokenBy = (cell: Cell): string | undefined => {
  if (isShown(cell)) return cell.broken
  return UNSEEN.test(textOf(cell))
    ? 'memuat karakter yang tidak dapat ditampilkan, ketik ulang sel ini'
    : undefined
}

/** What is to be told of a cell that was no text: whoever typed it may have meant something else. */
export const notText = (cell: Cell, name: string): FileFault[] =>
  isShown(cell) && !cell.broken
    ? [{ cell: name, reason: `bukan teks di Excel; terbaca “${cell.shown}”` }]
    : []

export const cellName = (column: number, row: number): string => {
  const letter = (n: number): string =>
    n < 26 ? String.fromCharCode(65 + n) : letter(Math.floor(n / 26) - 1) + letter(n % 26)
  return `${letter(column)}${row}`
}

export const holdsText = (cells: readonly Cell[]) =>
  cells.some((cell) => textOf(cell) !== '')

/** The header is the first row that holds anything: many leave room above it. */
const headerIndex = (rows: Rows) => Math.max(0, rows.findIndex(holdsText))

/** Where each wanted column stands in the header row; the faults name those that are not there. */
export const readHeader = <C extends Columns>(rows: Rows, wanted: C) => {
  const index = headerIndex(rows)
  const header = (rows[index] ?? []).map((cell) => textOf(cell).toLowerCase())
  const at = {} as Record<keyof C, number>
  const faults: FileFault[] = []
  for (const name of Object.keys(wanted) as (keyof C & string)[]) {
    const words: readonly string[] = wanted[name] ?? []
    const [column = -1, another] = header.flatMap((word, place) =>
      words.includes(word) ? [place] : [],
    )
    at[name] = column
    const said = words.join("' atau '")
    if (column === -1)
      faults.push({ cell: cellName(0, index + 1), reason: `kolom '${said}' tidak ada` })
    if (another !== undefined) {
      const first = cellName(column, index + 1)
      const reason = `kolom '${said}' sudah ada di ${first}; sisakan satu`
      faults.push({ cell: cellName(another, index + 1), reason })
    }
  }
  return { at, faults }
}

/** The rows below the header that hold anything, with the number people see. */
export const dataRows = (rows: Rows) =>
  rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(headerIndex(rows) + 1)
    .filter(({ cells }) => holdsText(cells))

type Limit = { column: number; most: number; what: string }

/** That there are more rows than may be, with the cell of the first beyond. */
export const tooMany = (
  rows: ReturnType<typeof dataRows>,
  { column, most, what }: Limit,
): FileFault[] =>
  rows.slice(most, most + 1).map(({ row }) => ({
    cell: cellName(column, row),
    reason: `paling banyak ${most} ${what}, file ini berisi ${rows.length}`,
  }))

/** Far beyond any test, and within what can be stored. */
const MAX_NUMBER = 9_999

/** Reads the number column: whole, from 1, each once. */
export const createNumbers = (column: number, faults: FileFault[]) => {
  const seen = new Map<number, number>()
  return (cells: readonly Cell[], row: number): number => {
    const written = textOf(cells[column])
    // '1.000' is a thousand to who wrote it
    const no = /^\d+$/.test(written) ? Number(written) : Number.NaN
    const cell = cellName(column, row)
    const broken = brokenBy(cells[column])
    if (broken) {
      faults.push({ cell, reason: broken })
    } else if (Number.isNaN(no) || no < 1) {
      faults.push({ cell, reason: 'nomor harus bilangan bulat mulai dari 1' })
    } else if (no > MAX_NUMBER) {
      faults.push({ cell, reason: `nomor lebih dari ${MAX_NUMBER}` })
    } else if (seen.has(no)) {
      faults.push({ cell, reason: `nomor ${no} sudah ada di baris ${seen.get(no)}` })
    } else {
      seen.set(no, row)
    }
    return no
  }
}

const SHOWN_FAULTS = 10

/** The faults as one Indonesian text for the file's field. */
export const faultsText = (faults: readonly FileFault[]): string => {
  const shown = faults
    .slice(0, SHOWN_FAULTS)
    .map(({ cell, reason }) => `${cell}: ${reason}`)
  const more = faults.length - shown.length
  const rest = more > 0 ? `; dan ${more} kesalahan lain` : ''
  return `File ditolak seluruhnya. ${shown.join('; ')}${rest}.`
}

/** Numbers of the rows, as people count them, in which a fault stands. */
export const faultyRows = (faults: readonly FileFault[]): ReadonlySet<number> =>
  new Set(faults.map(({ cell }) => Number(/\d+$/.exec(cell)?.[0])))
