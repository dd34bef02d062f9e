import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { type Column, compareValues } from '@/components/table/column'
import { searchTextOf } from '@/components/table/search-text'
import type { TableState } from '@/components/table/table-state'
import { wantedWords } from '@/lib/domain/text/search'
import { pageWindow } from './page-window'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

const NO_ROWS: never[] = []

type TableInput<Row extends object> = {
  rows: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  state: TableState
}

/** All rows in the wanted order, which no search changes: thousands are sorted once. */
function useSortedRows<Row extends object>({ rows, columns, state }: TableInput<Row>) {
  const definitions = useMemo(() => columns.map(toDefinition), [columns])
  const { id, desc } = state.sort ?? {}
  // the same list as long as it says the same, or every keystroke would sort again
  const sorting = useMemo(
    () =>
      id !== undefined && columns.some((column) => column.id === id)
        ? [{ id, desc: desc === true }]
        : NO_ROWS,
    [columns, id, desc],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? NO_ROWS,
    state: { sorting },
  })
  const sorted = table.getRowModel().rows
  return useMemo(() => sorted.map((row) => row.original), [sorted])
}

/** Below this a search reads the rows in no time. */
const MANY_ROWS = 1000

/** Reads many rows while nobody waits, so that the first letter of a search is as quick as the others. */
function useReadAhead<Row>(rows: readonly Row[], read: (row: Row) => unknown) {
  useEffect(() => {
    if (rows.length < MANY_ROWS || !('requestIdleCallback' in window)) return
    const rest = rows.values()
    const run = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > 2) {
        const { done, value } = rest.next()
        if (done) return
        read(value)
      }
      next = requestIdleCallback(run)
    }
    let next = requestIdleCallback(run)
    return () => cancelIdleCallback(next)
  }, [rows, read])
}

/** What is shown of the rows: sorted, found, cut to the page. §9 'Search matches any field, case-insensitive'. */
export function useTableRows<Row extends object>(input: TableInput<Row>) {
  const { columns, state } = input
  const sorted = useSortedRows(input)
  const query = useDeferredValue(state.query)
  const textsOf = useMemo(() => searchTextOf(columns), [columns])
  useReadAhead(sorted, textsOf)
  const found = useMemo(() => {
    const wanted = wantedWords(query)
    const holds = (text: string) => wanted.every((word) => text.includes(word))
    return wanted.length > 0 ? sorted.filter((row) => textsOf(row).some(holds)) : sorted
  }, [sorted, textsOf, query])
  const view = pageWindow({ total: found.length, page: state.page, size: state.size })
  const shown = found.slice(view.start, view.end)
  return { shown, all: found, total: found.length, ...view }
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
