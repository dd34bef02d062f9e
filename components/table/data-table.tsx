import { TableView, type TableViewProps } from '@/components/table/table-view'
import { useTableQuery } from '@/components/table/use-table-query'
import { useTableRows } from '@/components/table/use-table-rows'

type DataTableProps<Row extends object> = Omit<
  TableViewProps<Row>,
  'found' | 'count' | 'state' | 'onStateChange'
> & {
  /** All there are; undefined until the first answer: grey rows are shown. */
  rows: readonly Row[] | undefined
}

/** A list that is here as a whole. What is shown of it stands in the address: `useTableQuery` tells it, and changes it, outside too. */
export function DataTable<Row extends object>({ rows, ...props }: DataTableProps<Row>) {
  const table = useTableQuery()
  const found = useTableRows({ rows, columns: props.columns, state: table.state })
  return <TableView {...props} {...table} found={rows && found} count={rows?.length} />
}
