import {
  type DelimitedRow,
  type Delimiter,
  isBlankRow,
  parseDelimited,
} from '@/lib/domain/text/delimited-text'
import { type ReportColumn, reportColumns } from './meeting-columns'

/** A list of persons in a meeting report; `width` is how many cells its head has. */
export type ReportTable = {
  columns: Map<ReportColumn, number>
  width: number
  rows: DelimitedRow[]
}
/** With its head as it is written. */
type Found = ReportTable & { head: string }

const textOf = (cells: readonly string[]): string => cells.join('\t')

const isHead = (row: DelimitedRow | undefined): boolean =>
  row !== undefined && reportColumns(row.cells) !== null

/**
 * '3. In-Meeting Activities' of Teams, alone in its row, begins another part of the file, as does any title behind a blank row or
 * before a head ('Attendee Details' of a Zoom webinar); '3. Siti Rahma' with a time is a person.
 */
const isTitle = (rows: readonly DelimitedRow[], at: number): boolean => {
  const [first = '', ...others] = rows[at]?.cells ?? []
  if (first === '' || others.some((cell) => cell !== '')) return false
  const before = rows[at - 1]
  const isBehindBlank = before !== undefined && isBlankRow(before)
  return /^\d+\.\s/.test(first) || isBehindBlank || isHead(rows[at + 1])
}

/** Every table of persons in the file; heads of a summary above it name no person. */
const tablesOf = (rows: readonly DelimitedRow[]): Found[] =>
  rows.flatMap(({ cells }, index) => {
    const columns = reportColumns(cells)
    if (!columns) return []
    const below = rows.slice(index + 1)
    const end = below.findIndex((row, at) => isTitle(below, at) || isHead(row))
    const own = end < 0 ? below : below.slice(0, end)
    const persons = own.filter((row) => !isBlankRow(row))
    return [{ columns, width: cells.length, head: textOf(cells), rows: persons }]
  })

/**
 * Two reports of one meeting below each other are one, as are hosts, panelists and attendees of a webinar; the same one twice is
 * not longer for it.
 */
const together = (table: Found, tables: readonly Found[]): ReportTable[] => {
  const isOfWebinar = ({ columns }: Found) => columns.has('attended')
  const alike = tables.filter(
    (other) => other.head === table.head || (isOfWebinar(table) && isOfWebinar(other)),
  )
  const byText = new Map(
    alike.map((one) => [one.rows.map(({ cells }) => textOf(cells)).join('\n'), one]),
  )
  return [...byText.values()]
}

/** Indonesian Excel that opened a file with commas saves each line as one quoted cell. */
const unwrapped = (text: string): string =>
  parseDelimited(text, '\t')
    .map(({ cells }) => textOf(cells))
    .join('\n')

export const DELIMITERS: readonly Delimiter[] = ['\t', ';', ',']

/** The most detailed lists of persons in a file: Teams lists persons first and then each of their joins. */
export const reportTables = (text: string): ReportTable[] => {
  const read = (source: string) =>
    DELIMITERS.flatMap((delimiter) => tablesOf(parseDelimited(source, delimiter)))
  const plain = read(text)
  const tables = plain.length > 0 ? plain : read(unwrapped(text))
  const most = Math.max(...tables.map(({ rows }) => rows.length))
  const table = tables.findLast(({ rows }) => rows.length === most)
  return table ? together(table, tables) : []
}
