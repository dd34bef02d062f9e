import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useDeferredValue, useMemo } from 'react'
import { type Column, compareValues } from '@/components/table/column'
import type { TableState } from '@/components/table/table-state'
import { pageWindow } from '@/lib/domain/page-window'
import { matchesAnyField } from '@/lib/domain/search'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
})

const NO_ROWS: never[] = []

type TableInput<Row extends object> = {
  rows: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  state: TableState
}

/**
 * What is shown of the rows: found, sorted, cut to the page. `from` and `to` count from 1.
 * `allFound` gives the found rows of every page in their order.
 */
export function useTableRows<Row extends object>({
  rows,
  columns,
  state,
}: TableInput<Row>) {
  const query = useDeferredValue(state.query)
  const found = useMemo(
    () =>
      (rows ?? NO_ROWS).filter((row) =>
        matchesAnyField(
          columns.map((column) => column.text(row)),
          query,
        ),
      ),
    [rows, columns, query],
  )
  const definitions = useMemo(() => columns.map(toDefinition), [columns])
  const view = pageWindow({ total: found.length, page: state.page, size: state.size })
  const isKnown = columns.some((column) => column.id === state.sort?.id)
  const table = useTable({
    features,
    columns: definitions,
    data: found,
    state: {
      sorting: state.sort && isKnown ? [state.sort] : NO_ROWS,
      pagination: { pageIndex: view.page - 1, pageSize: state.size },
    },
    autoResetPageIndex: false,
  })
  const shown = table.getRowModel().rows.map((row) => row.original)
  const allFound = () => table.getPrePaginatedRowModel().rows.map((row) => row.original)
  return { shown, allFound, total: found.length, ...view }
}

type Sortable = { original: object }

function toDefinition<Row extends object>(column: Column<Row>) {
  const value = column.sortValue ?? column.text
  return {
    id: column.id,
    accessorFn: value,
    sortFn: (a: Sortable & { original: Row }, b: { original: Row }) =>
      compareValues(value(a.original), value(b.original)),
  }
}
