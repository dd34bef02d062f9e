import type { Column } from '@/components/table/column'
import type { TableSheet } from '@/lib/browser/export-table'

type SheetInput<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  isNumbered: boolean
}

/** The columns and rows of a table as they are shown, as plain texts for a file. */
export function tableSheet<Row>(input: SheetInput<Row>): TableSheet {
  const { caption, columns, rows, isNumbered } = input
  const written = columns.filter((column) => column.exported !== false)
  const numberOf = (index: number) => (isNumbered ? [index + 1] : [])
  return {
    title: caption,
    header: [...(isNumbered ? ['No'] : []), ...written.map(({ header }) => header)],
    rows: rows.map((row, index) => [
      ...numberOf(index),
      ...written.map(({ text, exportText = text }) => exportText(row)),
    ]),
  }
}
