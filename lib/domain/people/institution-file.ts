import {
  brokenBy,
  cellName,
  dataRows,
  type FileFault,
  notText,
  type Rows,
  readHeader,
  textOf,
  tooMany,
} from '../tests/test-file-cells.ts'
import { INVISIBLE } from '../text/invisible.ts'
import { oneSpaced } from '../text/one-spaced.ts'

const MAX_INSTITUTIONS = 1_000
/** As long as a name may be that is typed. */
const MAX_NAME = 200
const UNSEEN = 'nama memuat karakter yang tidak terlihat, ketik ulang sel ini'
const COLUMNS = { name: ['nama', 'nama instansi', 'instansi', 'asal instansi'] } as const

/** Names that differ in capitals alone are one institution. */
const folded = (name: string) => name.toLowerCase()

/** What a file names, faulty or not; `row` as people count. */
export type ReadInstitutions = {
  names: { name: string; row: number }[]
  faults: FileFault[]
  /** Names that were no text in Excel, as they will be stored. */
  warnings: FileFault[]
}

/** Reads every row below the header 'Nama' and names every fault of it with its cell. */
export const readInstitutions = (rows: Rows): ReadInstitutions => {
  const { at, faults } = readHeader(rows, COLUMNS)
  if (faults.length > 0) return { names: [], faults, warnings: [] }
  const data = dataRows(rows)
  if (data.length === 0) faults.push({ cell: 'A2', reason: 'tidak ada instansi' })
  const limit = { column: at.name, most: MAX_INSTITUTIONS, what: 'instansi' }
  faults.push(...tooMany(data, limit))
  const seen = new Map<string, number>()
  const warnings: FileFault[] = []
  const names = data.map(({ cells, row }) => {
    const name = oneSpaced(textOf(cells[at.name]))
    const cell = cellName(at.name, row)
    const before = seen.get(folded(name))
    const broken = brokenBy(cells[at.name])
    warnings.push(...notText(cells[at.name], cell))
    if (broken) faults.push({ cell, reason: broken })
    else if (name === '') faults.push({ cell, reason: 'nama kosong' })
    else if (before) faults.push({ cell, reason: `nama ini sudah ada di baris ${before}` })
    if (name.length > MAX_NAME)
      faults.push({ cell, reason: `nama lebih dari ${MAX_NAME} karakter` })
    if (!broken && INVISIBLE.test(name)) faults.push({ cell, reason: UNSEEN })
    seen.set(folded(name), before ?? row)
    return { name, row }
  })
  return { names, faults, warnings }
}

/** The names that the portal does not have yet. */
export const unknownNames = (
  { names }: ReadInstitutions,
  known: readonly { name: string }[],
): string[] => {
  const there = new Set(known.map(({ name }) => folded(name)))
  return names.map(({ name }) => name).filter((name) => !there.has(folded(name)))
}
