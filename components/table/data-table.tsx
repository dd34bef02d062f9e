import { TableView, type TableViewProps } from '@/components/table/table-view'
import { useTableRows } from '@/components/table/use-table-rows'

type DataTableProps<Row extends object> = Omit<TableViewProps<Row>, 'found' | 'count'> & {
  /** All there are; undefined until the first answer: grey rows are shown. */
  rows: readonly Row[] | undefined
}

/** A list that is here as a whole. Its state is given from outside, so that a screen can bind it to its address (`useTableQuery`). */
export function DataTable<Row extends object>({ rows, ...props }: DataTableProps<Row>) {
  const { columns, state } = props
  const found = useTableRows({ rows, columns, state })
  return <TableView {...props} found={rows && found} count={rows?.length} />
}
