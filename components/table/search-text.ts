import type { Column } from '@/components/table/column'

/** Stands between the fields of a row, so that no search matches over two of them. */
const BETWEEN = '\u0000'

/** The shown texts of a row for searching, worked out once for each row: every keystroke reads them all. */
export function searchTextOf<Row extends object>(columns: readonly Column<Row>[]) {
  const known = new WeakMap<Row, string>()
  return (row: Row): string => {
    const text =
      known.get(row) ??
      columns
        .map((column) => column.text(row) ?? '')
        .join(BETWEEN)
        .toLowerCase()
    known.set(row, text)
    return text
  }
}
