import type { Column } from '@/components/table/column'
import { folded } from '@/lib/domain/text/search'

/** The shown texts of a row as they are compared, worked out once for each row: every keystroke reads them all. */
export function searchTextOf<Row extends object>(columns: readonly Column<Row>[]) {
  const known = new WeakMap<Row, string[]>()
  return (row: Row): string[] => {
    const texts =
      known.get(row) ??
      columns.flatMap(({ text, alsoFound }) =>
        [text(row), alsoFound?.(row)].map((part) => folded(String(part ?? ''))),
      )
    known.set(row, texts)
    return texts
  }
}
