/** How the office files of before 2007 are laid out (MS-CFB): a header, and sectors that follow each other in chains. */
const SHIFT_AT = 30
const DIRECTORY_AT = 48
const MORE_TABLES_AT = 68
const TABLES_AT = 76
const TABLES_IN_HEADER = 109
const MINI = 4096
const ENTRY = 128
const STREAM = 2
const ROOT = 5
/** From here on a number is no sector: the end of a chain, or one that is free. */
const NO_SECTOR = 0xfffffffa

type File = { view: DataView; size: number }

const beginOf = ({ size }: File, sector: number) => (sector + 1) * size

const numbersAt = ({ view }: File, at: number, count: number) =>
  Array.from({ length: count }, (_, index) => view.getUint32(at + 4 * index, true))

/** The sectors that hold the table of who follows whom. */
const tablesOf = (file: File): number[] => {
  const tables = numbersAt(file, TABLES_AT, TABLES_IN_HEADER)
  const each = file.size / 4
  let more = file.view.getUint32(MORE_TABLES_AT, true)
  while (more < NO_SECTOR && tables.length * 4 < file.view.byteLength) {
    const numbers = numbersAt(file, beginOf(file, more), each)
    more = numbers.pop() ?? NO_SECTOR
    tables.push(...numbers)
  }
  return tables
}

/**
 * The sectors of a chain until it ends, or until it holds so many bytes.
 *
 * @throws RangeError where one of them is not in the file, or it leads in a circle
 */
const chainOf = (file: File, tables: readonly number[], start: number, bytes: number) => {
  const chain = new Set<number>()
  for (let sector = start, left = bytes; sector < NO_SECTOR && left > 0; ) {
    const end = beginOf(file, sector) + Math.min(left, file.size)
    if (end > file.view.byteLength || chain.has(sector)) throw new RangeError()
    chain.add(sector)
    left -= file.size
    const table = tables[Math.floor((4 * sector) / file.size)] ?? NO_SECTOR
    sector = file.view.getUint32(beginOf(file, table) + ((4 * sector) % file.size), true)
  }
  return [...chain]
}

type Stream = { start: number; length: number }

const streamsIn = (file: File, sector: number): Stream[] =>
  Array.from({ length: file.size / ENTRY }, (_, index) => {
    const at = beginOf(file, sector) + ENTRY * index
    const type = file.view.getUint8(at + 66)
    const [start = 0, length = 0] = numbersAt(file, at + 116, 2)
    const hasSectors = type === ROOT || (type === STREAM && length >= MINI)
    return { start, length: hasSectors ? length : 0 }
  })

/** Whether all that an old office file says that it holds is in it. */
export const isWholeOldOffice = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const file = { view, size: 2 ** view.getUint16(SHIFT_AT, true) }
    const tables = tablesOf(file)
    const begin = view.getUint32(DIRECTORY_AT, true)
    const directory = chainOf(file, tables, begin, bytes.length)
    const streams = directory.flatMap((sector) => streamsIn(file, sector))
    // no two share a sector
    const sum = streams.reduce((total, { length }) => total + length, 0)
    const isIn = ({ start, length }: Stream) =>
      chainOf(file, tables, start, length).length === Math.ceil(length / file.size)
    return sum <= bytes.length && streams.every(isIn)
  } catch {
    return false
  }
}
